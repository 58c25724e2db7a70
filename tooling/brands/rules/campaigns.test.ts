import type { Campaign } from '@camping/editions/campaigns.ts'
import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { campaigns } from './campaigns.ts'

const winter: Campaign = {
  from: '2026-12-01',
  to: '2026-12-31',
  title: { nl: 'Winterweken' },
  text: { nl: 'Tot 20 procent korting in december.' },
  link: { text: { nl: 'Bekijk de parken' }, url: '/info/privacy' },
  banner: true,
}
const findingsIn = (change: object) =>
  findingsOf(campaigns, { config: { campaigns: [{ ...winter, ...change }] } })

it('leaves sound brands and a sound campaign alone', () => {
  expect(campaigns(soundBrands)).toEqual([])
  expect(findingsIn({})).toEqual([])
  expect(findingsIn({ to: '2026-12-01' })).toEqual([])
})

it.each<[string, object, string]>([
  [
    'a day that is none',
    { from: '2026-02-30' },
    "[0].from | '2026-02-30' is no day. Write year, month and day",
  ],
  ['another way of writing days', { to: '31.12.2026' }, "[0].to | '31.12.2026' is no day."],
  ['an end before the beginning', { to: '2026-11-30' }, '[0].to | 2026-11-30 is before 2026-12-01'],
  ['a title in one language of two', { title: { de: 'Winter' } }, '[0].title.nl | is missing'],
  ['a long title', { title: { nl: 'W'.repeat(61) } }, '[0].title.nl | has 61 letters; 60 are allowed'],
  ['a title that ends like a sentence', { title: { nl: 'Winter!' } }, '[0].title.nl | ends with a mark'],
  [
    'a page that the app does not have',
    { link: { ...winter.link, url: '/nieuwsbrief' } },
    "'/nieuwsbrief' leads to no page",
  ],
  ['another edition', { sites: ['de'] }, "[0].sites | 'de' is no edition of this app"],
])('names %s, and the remedy', (_, change, sentence) => {
  expect(
    findingsIn(change).some((line) => line.includes(sentence)),
    findingsIn(change).join('\n'),
  ).toBe(true)
})
