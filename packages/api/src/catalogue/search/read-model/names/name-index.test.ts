import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closePrefixes } from './close-prefixes.ts'
import { foldName } from './fold-name.ts'
import { createNameIndex } from './name-index.ts'
import type { NameEntry } from './name-index.types.ts'
import { NameKeys } from './name-keys.ts'

type Language = 'de' | 'it' | 'nl' | 'fr'
const every = (name: string): Record<Language, string> => ({ de: name, it: name, nl: name, fr: name })

const entries: NameEntry<Language>[] = [
  {
    type: 'country',
    id: 1,
    names: { de: 'Italien', it: 'Italia', nl: 'Italië', fr: 'Italie' },
    popularity: 9000,
    funnelIds: [1, 2],
  },
  {
    type: 'area',
    id: 2,
    names: { de: 'Gardasee', it: 'Lago di Garda', nl: 'Gardameer', fr: 'Lac de Garde' },
    popularity: 8000,
    funnelIds: [1],
  },
  { type: 'city', id: 3, names: every('Garda'), popularity: 300, funnelIds: [1, 2] },
  {
    type: 'area',
    id: 4,
    names: { de: 'Côte d’Azur', it: 'Costa Azzurra', nl: "Côte d'Azur", fr: 'Côte d’Azur' },
    popularity: 7000,
    funnelIds: [1],
  },
  {
    type: 'city',
    id: 5,
    names: { de: 'Venedig', it: 'Venezia', nl: 'Venetië', fr: 'Venise' },
    popularity: 900,
    funnelIds: [1],
  },
  { type: 'city', id: 6, names: every('Großröhrsdorf'), popularity: 1, funnelIds: [1] },
  { type: 'city', id: 7, names: every('Œuilly'), popularity: 1, funnelIds: [1] },
  { type: 'site', id: 8, names: 'Camping Gardenia Blu', popularity: 5000, funnelIds: [2] },
  { type: 'site', id: 9, names: 'Campeggio Bella Italia', popularity: 9999, funnelIds: [1] },
]
const index = createNameIndex(entries)
const ids = (text: string, more: { funnelId?: number; limit?: number } = {}): number[] =>
  index.find({ text, language: 'de', limit: 5, ...more }).map((match) => match.id)

describe('find', () => {
  it.each([
    ['gardasee', 2, 0],
    ['Lago di Garda', 2, 0],
    ['GARDAMEER', 2, 0],
    ['lac de g', 2, 0],
    ['gardasse', 2, 1],
    ['agrdasee', 2, 1],
    ['lgo di gadra', 2, 2],
    ['azur', 4, 0],
    ['cote d azur', 4, 0],
    ['CÔTE D’AZUR', 4, 0],
    ['cotedazur', 4, 2],
    ['venetie', 5, 0],
    ['Venézia', 5, 0],
    ['venezzia', 5, 1],
    ['grossrohrsdorf', 6, 0],
    ['grossroehrsdorf', 6, 1],
    ['oeuilly', 7, 0],
    ['bella', 9, 0],
    ['camping gardasee', 2, 0],
  ])('"%s" finds %i first, forgiving %i', (text, id, edits) => {
    expect(index.find({ text, language: 'de', limit: 5 })[0]).toMatchObject({ id, edits })
  })

  it('shows the name in the visitor’s language, whichever matched', () => {
    const names = (['de', 'it', 'nl', 'fr'] as const).map(
      (language) => index.find({ text: 'gardam', language, limit: 1 })[0]!.name,
    )
    expect(names).toEqual(['Gardasee', 'Lago di Garda', 'Gardameer', 'Lac de Garde'])
  })

  it('puts the whole name before longer ones, then larger places, then popular ones, then typing errors', () => {
    expect(ids('garda')).toEqual([2, 3, 8])
    expect(ids('ital')).toEqual([1, 9])
    expect(ids('italia')).toEqual([1, 9])
    expect(ids('gard')).toEqual([2, 3, 8])
  })

  it('names each thing once', () => {
    expect(ids('garda').filter((id) => id === 3)).toHaveLength(1)
  })

  it('respects the funnel, the types and the limit', () => {
    expect(ids('gard', { funnelId: 2 })).toEqual([3, 8])
    expect(ids('gard', { limit: 1 })).toEqual([2])
    expect(ids('gard', { limit: 0 })).toEqual([])
    expect(
      index.find({ text: 'gard', language: 'de', limit: 5, types: ['site'] }).map((match) => match.id),
    ).toEqual([8])
  })

  it('forgives nothing in short texts', () => {
    expect(ids('grd')).toEqual([])
    expect(ids('vex')).toEqual([])
    // One error from four letters on, two from eight.
    expect(ids('venx')).toEqual([5])
    expect(ids('vexx')).toEqual([])
  })

  it.each(['', '   ', "'’-", '💧', 'x'.repeat(500)])('has no answer to %j', (text) => {
    expect(ids(text)).toEqual([])
  })
})

/** Optimal string alignment as in textbooks, over every prefix of a name. */
function plainDistance(name: string, text: string): number {
  const table: number[][] = []
  for (let row = 0; row <= name.length; row += 1) {
    table.push([])
    for (let column = 0; column <= text.length; column += 1) {
      if (row === 0 || column === 0) {
        table[row]!.push(row + column)
        continue
      }
      const same = name[row - 1] === text[column - 1] ? 0 : 1
      const steps = [
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      ]
      if (row > 1 && column > 1 && name[row - 1] === text[column - 2] && name[row - 2] === text[column - 1])
        steps.push(table[row - 2]![column - 2]! + 1)
      table[row]!.push(Math.min(...steps))
    }
  }
  return Math.min(...table.map((row) => row[text.length]!))
}

describe('closePrefixes', () => {
  it('finds exactly the names that begin close enough', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 120 }),
        word,
        fc.constantFrom(1, 2),
        (names, text, edits) => {
          const keys = new NameKeys(names.map((name, at) => ({ text: name, entry: at, rank: at })))
          const letters = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
          const found = closePrefixes(keys, letters, edits).flatMap(({ from, to }) =>
            Array.from(keys.entry.subarray(from, to)),
          )
          const expected = names.flatMap((name, at) => (plainDistance(name, text) <= edits ? [at] : []))
          expect(found.sort((a, b) => a - b)).toEqual(expected)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('ranking among many', () => {
  it('takes the best ranked of all that begin so, like sorting them all', () => {
    const many: NameEntry[] = Array.from({ length: 3000 }, (_, id) => ({
      type: 'site',
      id,
      names: `Camping ${['Alma', 'Bora', 'Cala'][id % 3]} ${(id * 7919) % 3000}`,
      popularity: (id * 104_729) % 10_000,
      funnelIds: id % 500 === 0 ? [2] : [1],
    }))
    const names = createNameIndex(many)
    const best = (test: (entry: NameEntry) => boolean): number[] =>
      many
        .filter(test)
        .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
        .slice(0, 5)
        .map((entry) => entry.id)
    const find = (text: string, funnelId?: number): number[] =>
      names.find({ text, language: 'de', limit: 5, funnelId }).map((match) => match.id)
    expect(find('camping')).toEqual(best(() => true))
    expect(find('bora')).toEqual(best((entry) => JSON.stringify(entry.names).includes('Bora')))
    // So few of them that searching the best one by one would take too long.
    expect(find('cam', 2)).toEqual(best((entry) => entry.funnelIds.includes(2)))
  })
})

describe('foldName', () => {
  it.each([
    ['  Saint-Jean-de-Monts ', 'saint jean de monts'],
    ['L’Estartit', 'l estartit'],
    ['Sønderjylland', 'sonderjylland'],
    ['Łeba', 'leba'],
    ['İzmir', 'izmir'],
    ['Weißensee', 'weissensee'],
    ['Camping №5 & Co.', 'camping 5 co'],
  ])('%s → %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })
})
