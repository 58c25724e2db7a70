import { describe, expect, it } from 'vitest'
import { catalogueKey, readCatalogueTexts } from './catalogue-texts.ts'
import { judgeFile } from './import-words.ts'
import { bracesIn, readSourceTexts, textsIn } from './source-texts.ts'

const source = `export const routes = {
  themes: { words: { en: 'ideas', fr: 'idees', 'nl-be': 'x' } },
  lists: [{ en: 'one', fr: 'un' }, { en: 'two', fr: 'deux' }],
  near: { 'en-GB': (town) => \`near \${town}\`, fr: (town) => \`près de \${town}\` },
  pair: { en: ['a', 'b'], fr: ['un'] },
  names: { de: 'eins', fr: 'un' },
}
`

describe('texts beside their English', () => {
  const found = textsIn('a.ts', source, 'fr')

  it('are found with the names round them, functions and lists too', () => {
    expect(found.map(({ key, english, text }) => [key, english, text])).toEqual([
      ['a.ts#routes.themes.words', 'ideas', 'idees'],
      ['a.ts#routes.lists', 'one', 'un'],
      ['a.ts#routes.lists(2)', 'two', 'deux'],
      ['a.ts#routes.near', 'near ${town}', 'près de ${town}'],
    ])
  })

  it('of this checkout have keys of their own', () => {
    const keys = readSourceTexts('fr').map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('packages/editions/src/routes.ts#routes.themes.words')
  })
})

describe('judging a text that is no message', () => {
  const judge = async (key: string, english: string, target: string) => {
    const unit = { key, namespace: '', source: english, target, notes: [] }
    const { refused, changed, world } = await judgeFile({ language: 'fr', units: [unit] })
    return { reason: refused[0]?.reason ?? '', changed: [...changed], world: [...world] }
  }
  const key = 'packages/editions/src/routes.ts#routes.themes.words'
  const { english } = readSourceTexts('fr').find((one) => one.key === key)!

  it('takes a good one over', async () => {
    expect(await judge(key, english, 'envies-de-voyage')).toEqual({
      reason: '',
      changed: [[key, 'envies-de-voyage']],
      world: [],
    })
    expect((await judge(catalogueKey('near {town}'), 'near {town}', 'près: {town}')).world).toEqual([
      ['near {town}', 'près: {town}'],
    ])
  })

  it.each([
    ['a place that is gone', 'packages/a.ts#gone', 'x', 'y', /no such text/],
    ['an English text that has changed', key, 'other', 'y', /English has changed since the export/],
    ['letters that no address has', key, english, 'Idées', /no part of an address/],
    [
      'a value that is gone',
      catalogueKey('near {town}'),
      'near {town}',
      'près',
      /has no values, but the English \{town\}/,
    ],
  ])('refuses %s', async (_, at, from, target, reason) => {
    expect((await judge(at, from, target)).reason).toMatch(reason)
  })
})

it('knows the values of a text, once each', () => {
  expect(bracesIn('{b} ${a} {b} c')).toBe('${a} {b}')
})

it('hears the texts of the demo world', async () => {
  const texts = await readCatalogueTexts()
  expect(texts).toContain('Lake Garda')
  expect(new Set(texts).size).toBe(texts.length)
})
