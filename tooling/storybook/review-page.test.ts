// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ChangedPicture } from './accepted-pictures.ts'
import { isToReview, reviewPage } from './review-page.ts'
import { storyAddress } from './story-address.ts'
import { usualVariant } from './story-variants.ts'

type Kind = ChangedPicture['kind']
const picture = (kind: Kind, folder = 'alder-light-360'): ChangedPicture => ({
  id: `${folder}/base-button/primary`,
  kind,
  different: kind === 'changed' ? 12 : 0,
})
const pageOf = (changed: readonly ChangedPicture[], files: readonly string[] = []) => {
  const toReview = changed.filter(isToReview)
  const groups = toReview.length > 0 ? [{ name: 'cause-1', files, changed: toReview }] : []
  const page = reviewPage(groups, {
    firsts: changed.filter((one) => !isToReview(one)),
    files: (id) => ({
      before: `/accepted/${id}.webp`,
      after: `/found/${id}.after.webp`,
      difference: `/found/${id}.png`,
    }),
    address: (id) =>
      id.startsWith('gone')
        ? undefined
        : storyAddress({ story: 'base-button--primary', variant: usualVariant }, '/dist'),
    folder: '/found',
  })
  return new DOMParser().parseFromString(page, 'text/html')
}
const captions = (page: Document) => [...page.querySelectorAll('figcaption')].map((one) => one.textContent)

test('a changed picture is there before, after, as a difference and below a slider', () => {
  const page = pageOf([picture('changed')])
  expect(captions(page)).toEqual([
    'Before',
    'After',
    'Difference, 12 pixels',
    'Before, left of the line, and after',
  ])
  expect(page.querySelector('img')?.getAttribute('src')).toBe(
    '../accepted/alder-light-360/base-button/primary.webp',
  )
  expect(page.body.textContent).toContain('npm run stories -- --accept alder-light-360/base-button/primary')
})

test('a new one is there after, one that is gone before', () => {
  expect(captions(pageOf([picture('new')]))).toEqual(['After'])
  expect(captions(pageOf([picture('gone')]))).toEqual(['Before'])
})

test('the slider moves the line between before and after', () => {
  const page = pageOf([picture('changed')])
  const pair = page.querySelector<HTMLElement>('.pair')
  const input = page.querySelector('input[type=range]')
  expect([...(pair?.querySelectorAll('img') ?? [])].map((one) => one.className)).toEqual(['', 'after'])
  expect(input?.previousElementSibling).toBe(pair)
  expect(input?.getAttribute('aria-label')).toBe('Place of the line')
  expect(input?.getAttribute('oninput')).toContain("setProperty('--at'")
})

test('a picture leads to its story in its brand, mode, edition and width; one that is gone has none', () => {
  const link = pageOf([picture('changed')]).querySelector('h3 a')
  expect(link?.getAttribute('href')).toBe(
    'file:///dist/index.html?path=/story/base-button--primary&globals=brand:alder;mode:light;edition:uk;viewport.value:width360',
  )
  expect(pageOf([picture('gone', 'gone')]).querySelector('h3 a')).toBeNull()
})

test('first pictures of a brand are there, and not in the count, as on the command line', () => {
  const page = pageOf([picture('changed'), picture('gone'), picture('first', 'lake-light-360')])
  expect(page.title).toBe('Stories: 2 to review')
  expect(page.querySelector('h1')?.textContent).toBe('2 to review, 1 cause')
  expect(page.body.textContent).toContain('lake-light-360 1 first pictures, compared with nothing')
  expect(page.body.textContent).toContain('npm run stories -- --accept lake-light-360')
})

test('a group without a known cause states it', () => {
  const page = pageOf([picture('changed')])
  expect(page.querySelector('h2')?.textContent).toContain('No changed file is known')
  expect(page.body.textContent).toContain('npm run stories -- --accept cause-1')
})
