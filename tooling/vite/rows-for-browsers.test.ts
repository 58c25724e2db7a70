import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowsForBrowsers } from './rows-for-browsers.ts'

const rowsOf = (file: string) =>
  readFileSync(new URL(`../../packages/editions/src/${file}.ts`, import.meta.url), 'utf8')

it.each(['routes', 'customer-routes'])(
  'takes what browsers never read out of %s, and nothing else',
  (file) => {
    const rows = rowsOf(file)
    expect(rows).toMatch(/heavierBy: \{/)
    expect(rows).toMatch(/ keys: \[/)
    const left = rowsForBrowsers(rows)
    expect(left).not.toMatch(/heavierBy|\bkeys:/)
    for (const property of [/words:/g, /linkKeys:/g, /secretKeys:/g, /guards:/g])
      expect(left.match(property)?.length).toBe(rows.match(property)?.length)
  },
)

it('reads rows as a bundler writes them', () => {
  const built =
    'const a = { guards, heavierBy: {\n\tfirst: 3,\n\tall: 4\n}, keys: ["step"], secretKeys: ["payment"] }'
  expect(rowsForBrowsers(built)).toBe('const a = { guards,   secretKeys: ["payment"] }')
})
