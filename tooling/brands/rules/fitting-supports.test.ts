import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { fittingSupports } from './fitting-supports.ts'

it('leaves sound brands alone', () => expect(fittingSupports(soundBrands)).toEqual([]))

it.each([
  [
    'a feature that does not exist',
    { config: { supports: { portal: true, blog: true } } },
    "apps/pond/app.config.ts | supports.blog | There is no feature 'blog'",
  ],
  [
    'neither yes nor no',
    { config: { supports: { portal: true, offline: 'yes' } } },
    'supports.offline | must be true or false',
  ],
  [
    'a login that is not there',
    { config: { supports: { checkout: true } } },
    "home | leads to the login page, which needs 'portal: true'",
  ],
  ['a home without its search', { config: { home: 'storefront' } }, 'home | has the search box'],
  [
    'results that lead nowhere',
    { config: { supports: { portal: true, search: true } } },
    "supports.search | needs 'destinations: true' as well",
  ],
  [
    'themes without a search',
    { config: { supports: { portal: true, themes: true } } },
    "supports.themes | needs 'search: true'",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(fittingSupports, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
