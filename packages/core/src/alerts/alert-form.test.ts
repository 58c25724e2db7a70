import { expect, it } from 'vitest'
import { alertProblems, maxTotalOf } from './alert-form.rules.ts'

it.each<[string | undefined, number | null | undefined]>([
  [undefined, null],
  ['', null],
  ['  ', null],
  ['800', 80_000],
  [' 800 ', 80_000],
  ['1,200', 120_000],
  ['1.200', 120_000],
  ['1’200', 120_000],
  ['1\u202F200', 120_000],
  ['1 000 000', 100_000_000],
  ['1 000 001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['12,50', undefined],
  ['12.5', undefined],
  ['€ 800', undefined],
  ['lots', undefined],
  ['1e3', undefined],
])('a highest price of %j is %j in minor units', (text, minor) => {
  expect(maxTotalOf(text)).toBe(minor)
})

it.each([
  [{ email: 'a@b.example' }, 1, {}],
  [{}, 1, { email: 'validations.required' }],
  [{ email: 'a' }, 1, { email: 'validations.email' }],
  [{ email: 'a@b.example', maxPrice: 'x' }, 1, { maxPrice: 'validations.numeric' }],
  [{ email: 'a@b.example' }, null, { site: 'validations.required' }],
  [{ email: 'a@b.example', site: '7' }, null, {}],
])('the fields %j of a page about campsite %j', (fields, siteId, problems) => {
  const found = Object.entries(alertProblems(fields, { siteId })).map(([name, problem]) => [
    name,
    problem?.id,
  ])
  expect(Object.fromEntries(found)).toEqual(problems)
})
