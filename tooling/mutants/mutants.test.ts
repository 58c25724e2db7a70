import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { partNames, partOf } from './areas.ts'
import { listMutants } from './list-mutants.ts'
import { pageWith } from './mutants-page.ts'
import { scoreOf } from './score.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const score = {
  part: 'money',
  total: 40,
  run: 20,
  killed: 17,
  invalid: 0,
  survivors: [
    { file: 'a.ts', line: 1, mutation: 'a < b → a <= b' },
    { file: 'a.ts', line: 2, mutation: 'c → true', equivalent: 'c is always true here' },
    { file: 'b.ts', line: 3, mutation: '`d` → ``' },
  ],
}

test.each(partNames)('the files and tests of %s are in the checkout', (name) => {
  const { files, tests } = partOf(name, root)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((path) => tests.includes(path))).toEqual([])
})

test('texts and lines of the log get no mutants', async () => {
  const mutants = await listMutants(root, ['packages/api/src/payment/order/start-payment.ts'])
  expect(mutants.length).toBeGreaterThan(0)
  expect(mutants.filter(({ mutatorName }) => mutatorName === 'StringLiteral')).toEqual([])
  const source = readFileSync(`${root}packages/api/src/payment/order/start-payment.ts`, 'utf8').split('\n')
  const ofLog = mutants.filter(({ location: { start } }) =>
    /^\s*context\.log\./.test(source[start.line] ?? ''),
  )
  expect(source.some((line) => /^\s*context\.log\./.test(line))).toBe(true)
  expect(ofLog).toEqual([])
})

test('the score is rounded down, so that 90 % is at least that', () => {
  expect(scoreOf(score)).toBe(85)
  expect(scoreOf(score, 'not equivalent')).toBe(89.4)
})

test('the page replaces the section of one part and leaves the others', () => {
  const page =
    'Top\n<!-- money:begin -->\nold\n<!-- money:end -->\n<!-- guards:begin -->\nkept\n<!-- guards:end -->\n'
  const written = pageWith(page, score, { seed: '7', today: '2026-11-23' })
  expect(written).toContain('**85 %** noticed: 17 of 20; 89.4 % without 1 that change nothing.')
  expect(written).toContain('Planted: 20 of 40, drawn with seed 7')
  expect(written).toContain('- a.ts:2 `c → true`: c is always true here')
  expect(written).toContain("- b.ts:3 `'d' → ''`: missing test")
  expect(written).not.toContain('old')
  expect(written).toContain('<!-- guards:begin -->\nkept\n<!-- guards:end -->')
  expect(() => pageWith(page, { ...score, part: 'nowhere' }, { seed: '7', today: '' })).toThrow('no place')
})
