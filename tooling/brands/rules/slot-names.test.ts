import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { slotNames } from './slot-names.ts'

const loader = async () => () => null

it('leaves sound brands alone', () => expect(slotNames(soundBrands)).toEqual([]))

it('leaves slots alone that there are', () =>
  expect(
    slotNames(
      brandsWith({
        slots: {
          loginService: loader,
          portalHelp: loader,
          'home.after.themes': loader,
          'campsite.before.stay': loader,
        },
      }),
    ),
  ).toEqual([]))

it.each([
  [
    'a slot that there is not',
    { slots: { loginservice: loader } },
    "apps/pond/slots.ts | loginservice | is no slot, so it would be shown nowhere. Did you mean 'loginService'? There are: loginService (beside the login), portalHelp (below the next stay); and before and after each section: home.before.… and home.after.…",
  ],
  [
    'a name that every object knows',
    { slots: { toString: loader } },
    'apps/pond/slots.ts | toString | is no slot',
  ],
  [
    'another page',
    { slots: { 'checkout.after.payment': loader } },
    "There is no page 'checkout' with places between its sections. Those are: home, results, destination, funnel, campsite, theme, themes, page, free-search, compare, newsletter, saved, shared-list, confirmation, portal, favourites.",
  ],
  [
    'a place that is none',
    { slots: { 'home.below.countries': loader } },
    "must be 'home.before.…' or 'home.after.…' with one of the sections: funnels, countries",
  ],
  [
    'another section',
    { slots: { 'campsite.after.prices': loader } },
    "The page 'campsite' has no section 'prices'. Its sections are: stay, accommodations",
  ],
  [
    'a section too many',
    { slots: { 'home.after.countries.list': loader } },
    "has no section 'countries.list'",
  ],
  [
    'a section that the app leaves out',
    { config: { homeSections: [{ section: 'countries' }] }, slots: { 'home.after.themes': loader } },
    "home.after.themes | is shown nowhere: homeSections in apps/pond/app.config.ts has no 'themes'.",
  ],
  ['something that fetches nothing', { slots: { portalHelp: {} } }, 'portalHelp | must be a function'],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(slotNames, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
