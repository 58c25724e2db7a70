import { describe, expect, test } from 'vitest'
import { safetyIcons, topBanner, type LinkSources } from './link-groups.ts'

type Blocks = { heading: string | null; body: string }[]
const pagesWith = (tag: string, blocks: Blocks): LinkSources['pages'] =>
  new Map([
    [tag, { slug: 'a-page', title: 'Book early', description: blocks[0]?.body ?? 'Book early', blocks }],
  ])

describe('top banner', () => {
  test.each<[string, Blocks, string]>([
    [
      'the first sentence',
      [{ heading: 'Why', body: 'Now is the time. Later it is not.' }],
      'Book early. Now is the time.',
    ],
    ['a text without an end', [{ heading: null, body: 'now' }], 'Book early'],
    ['no text', [], 'Book early'],
  ])('its wide text has %s', (_, blocks, textDesktop) => {
    expect(topBanner(pagesWith('early-booking', blocks))).toEqual({
      textDesktop,
      textMobile: 'Book early',
      link: '/a-page',
    })
  })

  test('is empty out of its period', () => {
    expect(topBanner(pagesWith('terms', []))).toEqual({ textDesktop: '', textMobile: '', link: null })
  })
})

test('safety icons are the headings of their page', () => {
  const blocks = [
    { heading: 'Secure payment', body: 'Yes.' },
    { heading: null, body: 'Nothing promised here.' },
    { heading: 'People who answer', body: 'Yes.' },
    { heading: 'Honest reviews', body: 'Yes.' },
    { heading: 'Beside the logo there is no room for a fourth', body: 'Yes.' },
  ]
  expect(safetyIcons(pagesWith('safety-icons', blocks))).toEqual([
    { text: 'Secure payment', url: '/a-page' },
    { text: 'People who answer', url: '/a-page' },
    { text: 'Honest reviews', url: '/a-page' },
  ])
  expect(safetyIcons(new Map())).toEqual([])
})
