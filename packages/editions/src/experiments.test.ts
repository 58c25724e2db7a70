import { describe, expect, test } from 'vitest'
import { controlOf, experimentsOn, experimentTerms, flagsOn, wordsOf } from './experiment-flags.ts'
import { experiments } from './experiments.data.ts'
import { messageSets } from './markets.ts'
import { routeNames } from './routes.ts'

const today = new Date().toISOString().slice(0, 10)
const rows = Object.entries(experiments)
const tables: Record<string, Record<string, Record<string, Record<string, string>>>> = import.meta.glob(
  './messages/*.messages.ts',
  { eager: true },
)
const messages = new Set(Object.values(tables).flatMap((file) => Object.values(file).flatMap(Object.keys)))

describe('the catalogue of experiments', () => {
  test.each(rows)('%s is whole', (slug, { key, question, variants, pages, owner, endsOn, words = {} }) => {
    expect(slug).toMatch(/^[a-z][a-z-]*$/)
    expect(key).toMatch(/^[a-z][A-Za-z]*$/)
    expect(question).toMatch(/\?$/)
    expect(owner).not.toBe('')
    expect(endsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number.isNaN(Date.parse(endsOn))).toBe(false)
    const values = variants.map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) expect(value).toMatch(/^[a-z0-9-]{1,40}$/)
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(routeNames).toContain(page)
    for (const [value, table] of Object.entries(words)) {
      expect(values.slice(1)).toContain(value)
      for (const [message, row] of Object.entries(table)) {
        expect(messages).toContain(message)
        for (const set of messageSets) expect(row[set], `${message} ${set}`).toMatch(/^[^{}<]+$/)
      }
    }
  })

  test('keys are unique', () => {
    expect(new Set(rows.map(([, { key }]) => key)).size).toBe(rows.length)
  })

  test.each(rows)('%s is not over: decide, and take its row out', (slug, experiment) => {
    const terms = experimentTerms(experiment, today)
    if (terms === 'ends soon') console.warn(`The experiment ${slug} ends on ${experiment.endsOn}.`)
    expect(terms).not.toBe('over')
  })
})

test.each([
  ['2027-01-31', 'runs'],
  ['2027-02-14', 'ends soon'],
  ['2027-02-28', 'ends soon'],
  ['2027-03-01', 'over'],
])('of an experiment that ends on 2027-02-28 it is on %s: %s', (day, terms) => {
  expect(experimentTerms({ endsOn: '2027-02-28' }, day)).toBe(terms)
})

describe('the flags of a page', () => {
  const day = '2026-11-21'
  test.each([
    ['home', { searchBox: 'alpha', chooseButton: 'book' }, { searchBox: 'alpha' }],
    ['site', { searchBox: 'alpha', chooseButton: 'book' }, { chooseButton: 'book' }],
    ['home', { searchBox: 'bravo' }, undefined],
    ['home', { searchBox: 'charlie', constructor: 'alpha' }, undefined],
    ['search', { searchBox: 'alpha' }, undefined],
  ] as const)('%s with %j has %j', (page, flags, picked) => {
    expect(flagsOn([page], flags, day)).toEqual(picked)
  })

  test('are none after the last day', () => {
    expect(flagsOn(['site'], { chooseButton: 'book' }, '2027-04-30')).toEqual({ chooseButton: 'book' })
    expect(flagsOn(['site'], { chooseButton: 'book' }, '2027-05-01')).toBeUndefined()
    expect(experimentsOn(['site'], '2027-05-01')).toEqual([])
  })

  test('bring the words of their variant, in the set of the edition', () => {
    expect(wordsOf({ chooseButton: 'book' }, 'fr')).toEqual({ 'campsite.choose': 'Réserver' })
    expect(wordsOf({ chooseButton: 'choose', searchBox: 'alpha' }, 'fr')).toEqual({})
    expect(wordsOf({ chooseButton: '__proto__' }, 'fr')).toEqual({})
    expect(controlOf(experiments['choose-button']!)).toBe('choose')
  })
})
