import { describe, expect, test } from 'vitest'
import { excerptOf, fitting, textFit } from './text-match.ts'

const lake = { title: 'Camping am Gardasee', texts: ['Zitronenbäume und ein Bad vor dem Frühstück.'] }

describe('textFit', () => {
  test.each<[string, number]>([
    ['gardasee', 2],
    ['GARDA', 2],
    ['zitronenbaume', 1],
    ['gardasee frühstück', 1],
    ['see', 0],
    ['gardasee schnee', 0],
    ['g', 0],
    ['!!! %', 0],
    ['', 0],
  ])('%j fits with %d', (query, fit) => {
    expect(textFit(query, lake)).toBe(fit)
  })
})

test('title matches come first, the rest retains its order', () => {
  const rows = [
    { title: 'Früh buchen', texts: ['Am See'] },
    { title: 'Berge', texts: ['Kein Wasser'] },
    { title: 'Am See', texts: [] },
  ]
  expect(fitting('see', rows).map(({ title }) => title)).toEqual(['Am See', 'Früh buchen'])
})

describe('excerptOf', () => {
  test('leaves short texts alone and makes lists a line', () => {
    expect(excerptOf('Bring along:\n\n- a torch\n- a map')).toBe('Bring along: a torch a map')
  })
  test('cuts between words with an ellipsis', () => {
    const cut = excerptOf('word '.repeat(80), 42)
    expect(cut).toBe('word word word word word word word word …')
  })
})
