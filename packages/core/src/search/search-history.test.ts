import type { Searched } from '@camping/contract/searched.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import { readRecord } from '../persist/persisted-slice.ts'
import { storageKey } from '../persist/storage-key.ts'
import { persistedSearchHistory, searchHistorySlice, searchSaved } from './search-history.slice.ts'
import {
  cleanedHistory,
  criteriaOfEntry,
  historyEntry,
  historyVersion,
  type HistoryEntry,
} from './search-history.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

const reader = { locale: 'couk', today }
/** Through what visitors have stored before redux-persist: the same entries, by edition. */
const formerState = (stored: string | null, locale: string) =>
  persistedSearchHistory.former?.read(stored ?? '', locale) ?? searchHistorySlice.getInitialState()
const readHistory = (stored: string | null, { locale, today: day }: typeof reader) =>
  cleanedHistory(formerState(stored, locale).entries, day)
const addToHistory = (stored: string | null, entry: HistoryEntry, { locale, today: day }: typeof reader) => {
  const saved = searchSaved({ entry, today: day })
  const { entries } = searchHistorySlice.reducer(formerState(stored, locale), saved)
  return JSON.stringify({ ...readRecord(stored), [locale]: entries })
}
const garda: Searched = {
  funnel: { id: 1, slug: 'campsites' },
  place: { type: 'area', id: 120 },
  country: { slug: 'italy', name: 'Italy' },
  area: { slug: 'lake-garda', name: 'Lake Garda' },
  city: null,
}
const inItaly: Criteria = { ...emptyCriteria, country: 'italy' }
const entryOf = (criteria: Criteria, searched?: Searched, isAlpha = false) =>
  historyEntry({ criteria, searched, isAlpha })
const add = (stored: string | null, criteria: Criteria, locale = 'couk') =>
  addToHistory(stored, entryOf(criteria)!, { locale, today })
const slugsIn = (stored: string | null, locale = 'couk') =>
  readHistory(stored, { locale, today }).map(({ country }) => country?.slug)

describe('a search in the history', () => {
  it.each([
    ['a country', { country: 'italy' }, true],
    ['a date', { date: '2027-07-03' }, true],
    ['three adults', { adults: 3 }, true],
    ['a child', { children: [0] }, true],
    ['nothing', {}, false],
    ['one adult', { adults: 1 }, false],
    ['words', { query: 'lake' }, false],
    ['a funnel and filters', { funnel: 'campsites', facilities: [192] }, false],
    ['a fortnight', { duration: 14 }, false],
  ] as [string, Partial<Criteria>, boolean][])('is saved with %s: %#', (_, part, isSaved) => {
    expect(entryOf({ ...emptyCriteria, ...part }) !== undefined).toBe(isSaved)
  })

  it('has the fields of search-10', () => {
    const criteria = {
      ...inItaly,
      funnel: 'campsites',
      area: 'lake-garda',
      date: '2027-07-03',
      children: [4],
    }
    expect(entryOf({ ...criteria, duration: 10 }, garda, true)).toEqual({
      version: historyVersion,
      isAlpha: true,
      country: { slug: 'italy', name: 'Italy' },
      area: { slug: 'lake-garda', name: 'Lake Garda' },
      city: null,
      query: null,
      funnel: 'campsites',
      fromDate: '2027-07-03',
      toDate: '2027-07-13',
      duration: 10,
      persons: { adults: 2, children: [{ age: 4 }] },
    })
  })

  it('knows where a town lies', () => {
    const city = { slug: 'bardolino', name: 'Bardolino' }
    const entry = entryOf(
      { ...emptyCriteria, funnel: 'campsites', city: city.slug },
      { ...garda, city, place: { type: 'city', id: 9 } },
    )
    expect(entry).toMatchObject({ country: garda.country, area: garda.area, city })
  })

  it('is the same search again, without filters and page', () => {
    fc.assert(
      fc.property(anyCriteria, fc.boolean(), (criteria, isAlpha) => {
        const entry = entryOf(criteria, undefined, isAlpha)!
        fc.pre(entry !== undefined)
        const { query, funnel, country, area, city, date, duration, adults, children } = criteria
        const search = { query, funnel, country, area, city, date, duration, adults, children }
        expect(criteriaOfEntry(entry, today)).toEqual({ ...emptyCriteria, ...search })
        expect(readHistory(addToHistory(null, entry, reader), reader)).toEqual([entry])
      }),
    )
  })

  it('loses its date when that has passed', () => {
    const entry = entryOf({ ...inItaly, date: '2027-07-03' })!
    expect(criteriaOfEntry(entry, '2027-07-04').date).toBeNull()
  })
})

describe('the history', () => {
  it('is stored by edition, and leaves those of others where it was before', () => {
    expect(storageKey(persistedSearchHistory, 'couk')).toBe('visitor:searchHistory.couk')
    const both = add(add(null, inItaly), { ...emptyCriteria, country: 'italien' }, 'de')
    const rest = persistedSearchHistory.former?.rest?.(both, 'couk') ?? null
    expect([slugsIn(rest), slugsIn(rest, 'de')]).toEqual([[], ['italien']])
    expect(persistedSearchHistory.former?.rest?.(rest ?? '', 'de')).toBeNull()
  })

  it('is newest first, without duplicates', () => {
    let stored: string | null = null
    for (const country of ['italy', 'france', 'spain', 'italy'])
      stored = add(stored, { ...emptyCriteria, country })
    expect(slugsIn(stored)).toEqual(['italy', 'spain', 'france'])
  })

  it('holds the last ten', () => {
    let stored: string | null = null
    for (let count = 1; count <= 14; count += 1) stored = add(stored, { ...inItaly, duration: count })
    const entries = readHistory(stored, reader)
    expect(entries.map(({ duration }) => duration)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
    expect(JSON.parse(stored!).couk).toHaveLength(10)
  })

  it('is one for each locale', () => {
    const german = add(add(null, inItaly), { ...emptyCriteria, country: 'italien' }, 'de')
    expect(slugsIn(german)).toEqual(['italy'])
    expect(slugsIn(german, 'de')).toEqual(['italien'])
    expect(slugsIn(german, 'fr')).toEqual([])
    expect(slugsIn(german, 'constructor')).toEqual([])
  })

  it('drops entries of another version', () => {
    const stored = JSON.parse(add(add(null, inItaly), { ...emptyCriteria, country: 'france' }))
    for (const version of [0, historyVersion + 1, `${historyVersion}`, null, undefined]) {
      stored.couk[0].version = version
      expect(slugsIn(JSON.stringify(stored))).toEqual(['italy'])
    }
  })

  it('forgets a search of which time has left nothing, and joins those it has made equal', () => {
    const dated = (date: string) => add(add(null, { ...emptyCriteria, date }), { ...inItaly, date })
    const nextYear = { locale: 'couk', today: '2027-08-01' }
    expect(readHistory(dated('2027-07-03'), reader)).toHaveLength(2)
    expect(readHistory(dated('2027-07-03'), nextYear).map(({ country }) => country?.slug)).toEqual(['italy'])
    const twice = add(dated('2027-07-03'), { ...inItaly, date: '2027-07-10' })
    expect(readHistory(twice, nextYear)).toHaveLength(1)
  })

  it('obeys the laws for any search in any order', () => {
    const searches = fc.array(fc.tuple(anyCriteria, fc.constantFrom('couk', 'de')), { maxLength: 30 })
    fc.assert(
      fc.property(searches, (all) => {
        let stored: string | null = null
        const expected: Record<string, string[]> = { couk: [], de: [] }
        for (const [criteria, locale] of all) {
          const entry = entryOf(criteria)
          if (!entry) continue
          stored = addToHistory(stored, entry, { locale, today })
          const key = JSON.stringify(criteriaOfEntry(entry, today))
          expected[locale] = [key, ...expected[locale]!.filter((one) => one !== key)].slice(0, 10)
        }
        for (const locale of ['couk', 'de']) {
          const entries = readHistory(stored, { locale, today })
          expect(entries.map((entry) => JSON.stringify(criteriaOfEntry(entry, today)))).toEqual(
            expected[locale],
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('hostile storage', () => {
  const entry = entryOf(inItaly)!
  const list = (value: unknown) => JSON.stringify({ couk: [value] })
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"couk":['],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[[{"version":1}]]'],
    ['no list', '{"couk":{"length":5}}'],
    ['entries that are none', '{"couk":[null,1,"x",[],{}]}'],
    ['a megabyte', JSON.stringify({ couk: [{ ...entry, query: 'x'.repeat(1_000_000) }] })],
    ['a slug of markup', list({ ...entry, country: { slug: '<script>', name: 'x' } })],
    ['a place without a name', list({ ...entry, country: { slug: 'italy' } })],
    ['a prototype', '{"__proto__":{"couk":[{"version":1}]}}'],
  ])('%s is no history, and does not hinder the next', (_, stored) => {
    expect(readHistory(stored, reader)).toEqual([])
    expect(slugsIn(add(stored, inItaly))).toEqual(['italy'])
  })

  it('accepts only valid parts of an entry', () => {
    const strange = {
      ...entry,
      fromDate: '2027-02-30',
      toDate: 7,
      duration: 1e9,
      funnel: 'a/b',
      persons: { adults: '9999', children: [{ age: 4 }, { age: 99 }, null, 'x'] },
      extra: { deep: true },
    }
    expect(readHistory(list(strange), reader)).toEqual([
      { ...entry, persons: { adults: 2, children: [{ age: 4 }] } },
    ])
  })

  it('never throws and never yields more than a search may contain', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .array(
              fc.record({
                version: fc.constant(historyVersion),
                country: fc.anything(),
                persons: fc.anything(),
              }),
            )
            .map((couk) => JSON.stringify({ couk })),
        ),
        (stored) => {
          const entries = readHistory(stored, reader)
          expect(entries.length).toBeLessThanOrEqual(10)
          for (const one of entries)
            expect(
              historyEntry({ criteria: criteriaOfEntry(one, today), searched: undefined, isAlpha: false }),
            ).toBeDefined()
          expect(slugsIn(add(stored, inItaly))[0]).toBe('italy')
        },
      ),
    )
  })
})
