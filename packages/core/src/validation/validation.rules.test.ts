import { describe, expect, it } from 'vitest'
import {
  email,
  firstOf,
  maxLength,
  nameLink,
  required,
  requiredEmail,
  requiredName,
  type Rule,
} from './validation.rules.ts'
import { equalTo, maxValue, minLength, minValue, numeric } from './value.rules.ts'

const isDigits = (text: string) => /^\d+$/.test(text)

describe('generic rules', () => {
  it.each<[string, Rule<never>, unknown, object | undefined]>([
    ['required', required, undefined, {}],
    ['required', required, '', {}],
    ['required', required, ' \n ', {}],
    ['required', required, false, {}],
    ['required', required, null, {}],
    ['required', required, true, undefined],
    ['required', required, 0, undefined],
    ['required', required, ' a ', undefined],
    ['email', email, '', undefined],
    ['email', email, ' anna@example.org ', undefined],
    ['email', email, 'anna@example', {}],
    ['email', email, `${'a'.repeat(243)}@example.org`, {}],
    ['numeric', numeric(isDigits), '', undefined],
    ['numeric', numeric(isDigits), ' 12 ', undefined],
    ['numeric', numeric(isDigits), '1e3', {}],
    ['max-length', maxLength(3), ' abc ', undefined],
    ['max-length', maxLength(3), 'abcd', { max: 3 }],
    ['max-length', maxLength(3), undefined, undefined],
    ['max-length', maxLength(3, (text = '') => text.length), 'abc ', { max: 3 }],
    ['min-length', minLength(3), 'abc', undefined],
    ['min-length', minLength(3), ' ab ', { min: 3 }],
    ['min-length', minLength(3), undefined, { min: 3 }],
    ['min-value', minValue(1), 1, undefined],
    ['min-value', minValue(1), 0, { min: 1 }],
    ['min-value', minValue(1), Number.NaN, { min: 1 }],
    ['min-value', minValue(1), undefined, undefined],
    ['max-value', maxValue(9), 9, undefined],
    ['max-value', maxValue(9), 10, { max: 9 }],
    ['max-value', maxValue(9), Number.NaN, { max: 9 }],
    ['equal-to', equalTo('password', 'login.password.new'), 'secret', undefined],
    ['equal-to', equalTo('password', 'login.password.new'), 'Secret', { other: 'login.password.new' }],
    ['name-link', nameLink, 'Anna', undefined],
    ['name-link', nameLink, 'Visit evil.example', {}],
  ])('%s of %j %j → %j', (name, rule, value, values) => {
    const problem = (rule as Rule<unknown>)(value, { password: 'secret' })
    expect(problem).toEqual(
      values && { id: `validations.${name}`, ...(Object.keys(values).length > 0 && { values }) },
    )
  })

  it('run in order, and the first problem counts', () => {
    const rule = firstOf<string, { id: string }>(required, minLength(3))
    expect([rule(''), rule('a'), rule('abc')].map((problem) => problem?.id)).toEqual([
      'validations.required',
      'validations.min-length',
      undefined,
    ])
  })
})

describe('the address and the name of every form', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['anna', 'email'],
    [' anna@example.org ', undefined],
  ])('%j gives %s', (text, problem) =>
    expect(requiredEmail(text)?.id).toBe(problem && `validations.${problem}`),
  )

  it.each([
    ['', 'required'],
    ['x'.repeat(61), 'max-length'],
    ['www.evil.example', 'name-link'],
    ['O’Neil', undefined],
  ])('%.20j gives %s', (text, problem) =>
    expect(requiredName(text)?.id).toBe(problem && `validations.${problem}`),
  )
})
