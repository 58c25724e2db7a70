import { accommodationCategories, searchLimits, stayLimits } from '@camping/contract/limits.ts'
import fc from 'fast-check'
import { addNights, siteSortings, type Criteria } from '../criteria.rules.ts'

/** The tests' current day. */
export const today = '2027-03-01'

const slug = fc.stringMatching(/^[a-z0-9äöüéèß-]{1,24}$/u)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const byText = (a: string | number, b: string | number) => (a < b ? -1 : 1)
/** Lists as in an address: unique and sorted. */
const list = <Value extends string | number>(value: fc.Arbitrary<Value>, maxLength: number) =>
  fc.uniqueArray(value, { maxLength }).map((values) => values.toSorted(byText))

/** Possible input of a visitor: words with blanks, characters of every script, characters that queries escape. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text.length > 0 && text.length <= searchLimits.words)

/** Degrees as an address has them, in tenths of a thousandth. */
const degrees = (limit: number) =>
  fc
    .uniqueArray(fc.integer({ min: -limit * 1e4, max: limit * 1e4 }), { minLength: 2, maxLength: 2 })
    .map((two) => two.toSorted((a, b) => a - b).map((one) => one / 1e4 || 0) as [number, number])

const box = fc
  .tuple(degrees(90), degrees(180))
  .map(([[south, north], [west, east]]) => ({ north, south, west, east }))

const prices = fc
  .tuple(maybe(fc.integer({ min: 1, max: 9000 })), maybe(fc.integer({ min: 1, max: 9000 })))
  .map(([one, other]) => {
    const [from, to] = one && other ? [Math.min(one, other), Math.max(one, other)] : [one, other]
    return { priceFrom: from && from * 100, priceTo: to && to * 100 }
  })

const anyOther: fc.Arbitrary<Omit<Criteria, 'priceFrom' | 'priceTo'>> = fc.record({
  query: maybe(words),
  funnel: maybe(slug),
  country: maybe(slug),
  city: maybe(slug),
  area: maybe(slug),
  date: maybe(fc.integer({ min: 0, max: 900 }).map((days) => addNights(today, days))),
  duration: fc.integer({ min: 1, max: stayLimits.nights }),
  adults: fc.integer({ min: 1, max: stayLimits.adults }),
  children: fc
    .array(fc.integer({ min: 0, max: stayLimits.childAge }), { maxLength: stayLimits.children })
    .map((ages) => ages.toSorted((a, b) => a - b)),
  funnels: list(slug, searchLimits.funnels),
  countries: list(slug, searchLimits.list),
  areas: list(slug, searchLimits.list),
  facilities: list(fc.integer({ min: 1, max: searchLimits.id }), searchLimits.list),
  accommodations: list(fc.constantFrom(...accommodationCategories), accommodationCategories.length),
  bedrooms: list(fc.integer({ min: 0, max: 4 }), 5),
  rating: maybe(fc.integer({ min: 1, max: 100 })),
  page: fc.integer({ min: 1, max: searchLimits.page }),
  sort: fc.constantFrom(...siteSortings),
  bounds: maybe(box),
})

/** Any search that fits into an address. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc
  .tuple(anyOther, prices)
  .map(([others, range]) => ({ ...others, ...range }))
