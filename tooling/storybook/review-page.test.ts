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
  return reviewPage(groups, {
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
}
const captions = (page: string) =>
  [...page.matchAll(/<figcaption>([^<]+)/g)].map(([, caption = '']) => caption)
const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, '')

test('a changed picture is there before, after, as a difference and below a slider', () => {
  const page = pageOf([picture('changed')])
  expect(captions(page)).toEqual([
    'Before',
    'After',
    'Difference, 12 pixels',
    'Before, left of the line, and after',
  ])
  expect(page).toContain('src="../accepted/alder-light-360/base-button/primary.webp"')
  expect(page).toContain('npm run stories -- --accept alder-light-360/base-button/primary')
})

test('a new one is there after, one that is gone before', () => {
  expect(captions(pageOf([picture('new')]))).toEqual(['After'])
  expect(captions(pageOf([picture('gone')]))).toEqual(['Before'])
})

test('the slider moves the line between before and after', () => {
  const page = pageOf([picture('changed')])
  const [, pair = '', input = ''] =
    /<div class="pair">(.*?)<\/div>\s*(<input type="range"[^>]*>)/.exec(page) ?? []
  expect([...pair.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source)).toEqual([
    '../accepted/alder-light-360/base-button/primary.webp',
    'alder-light-360/base-button/primary.after.webp',
  ])
  expect(input).toContain('aria-label="Place of the line"')
  expect(input).toContain("this.previousElementSibling.style.setProperty('--at'")
})

test('a picture leads to its story in its brand, mode, edition and width; one that is gone has none', () => {
  expect(pageOf([picture('changed')])).toContain(
    '<h3><a href="file:///dist/index.html?path=/story/base-button--primary&amp;globals=brand:alder;mode:light;edition:uk;viewport.value:width360">',
  )
  expect(pageOf([picture('gone', 'gone')])).not.toContain('<h3><a')
})

test('first pictures of a brand are there, and not in the count, as on the command line', () => {
  const page = pageOf([picture('changed'), picture('gone'), picture('first', 'lake-light-360')])
  expect(page).toContain('<title>Stories: 2 to review</title>')
  expect(page).toContain('<h1>2 to review, 1 cause</h1>')
  expect(textOf(page)).toContain('lake-light-360 1 first pictures, compared with nothing')
  expect(textOf(page)).toContain('npm run stories -- --accept lake-light-360')
})

test('a group without a known cause states it', () => {
  const page = pageOf([picture('changed')])
  expect(page).toContain('<h2>No changed file is known')
  expect(textOf(page)).toContain('npm run stories -- --accept cause-1')
})
