import { expect, it } from 'vitest'
import { legalFileName, appLegalTexts } from './app-legal-texts.ts'

it.each([
  ['terms.nl.md', 'terms', 'nl'],
  ['accessibility.de-CH.md', 'accessibility', 'de-CH'],
  ['terms.md', undefined, undefined],
  ['terms.nl.txt', undefined, undefined],
  ['terms.nl.old.md', undefined, undefined],
  ['terms.lu.md', 'terms', undefined],
  ['about.nl.md', undefined, 'nl'],
  ['constructor.constructor.md', undefined, undefined],
])('%s is a text for %s in %s', (name, tag, set) => expect(legalFileName(name)).toEqual({ tag, set }))

it('collects the texts by message set and page, without files of other names', () => {
  const files = new Map([
    ['terms.nl.md', '# Voorwaarden\nEen.'],
    ['privacy.nl.md', 'Twee.'],
    ['terms.de.md', 'Drei.'],
    ['notes.txt', 'for us'],
  ])
  expect(appLegalTexts(files)).toEqual({
    nl: {
      terms: { title: 'Voorwaarden', blocks: [{ heading: null, body: 'Een.' }] },
      privacy: { title: null, blocks: [{ heading: null, body: 'Twee.' }] },
    },
    de: { terms: { title: null, blocks: [{ heading: null, body: 'Drei.' }] } },
  })
  expect(appLegalTexts(new Map())).toEqual({})
})
