import { describe, expect, it } from 'vitest'
import { accountRules, screenAfterStatus, screenBefore, serverProblem } from './account.rules.ts'

describe('the screens of the login page', () => {
  it.each([
    [204, 'password'],
    [404, 'create-password'],
    [401, 'check-inbox'],
    [429, 'sign-in-attempts-exceeded'],
    [500, undefined],
  ])('after the answer %d comes %s', (status, screen) => expect(screenAfterStatus(status)).toBe(screen))

  it('lead back to the first one, from each', () => {
    for (const screen of Object.keys(screenBefore) as (keyof typeof screenBefore)[]) {
      const way = [screen]
      for (let before = screenBefore[screen]; before; before = screenBefore[before]) way.push(before)
      expect(way.at(-1)).toBe('sign-in')
    }
    expect(screenBefore['forgot-booking-reference']).toBe('booking-sign-in')
  })
})

describe('the fields of the login page', () => {
  const [long, tooLong] = ['a'.repeat(60), 'a'.repeat(61)]

  it.each<[keyof typeof accountRules, string | undefined, string | undefined, object?]>([
    ['email', undefined, 'required'],
    ['email', '  ', 'required'],
    ['email', ' anna@example.org ', undefined],
    ['email', 'anna', 'email'],
    ['firstName', undefined, 'required'],
    ['firstName', '  ', 'required'],
    ['firstName', ` ${long} `, undefined],
    ['firstName', tooLong, 'max-length', { max: 60 }],
    ['lastName', 'www.evil.example', 'name-link'],
    ['lastName', 'de Vries', undefined],
    ['givenPassword', undefined, 'required'],
    ['givenPassword', 'x', undefined],
    ['newPassword', undefined, 'required'],
    ['newPassword', 'a'.repeat(11), 'min-length', { min: 12 }],
    ['newPassword', 'a'.repeat(12), undefined],
    ['newPassword', 'a'.repeat(128), undefined],
    ['newPassword', 'a'.repeat(129), 'max-length', { max: 128 }],
    ['confirmed', undefined, 'required'],
    ['confirmed', 'correct horse battery', undefined],
    ['confirmed', 'Correct horse battery', 'equal-to', { other: 'login.password.new' }],
    ['bookingRef', undefined, 'required'],
    ['bookingRef', ' - ', 'required'],
    ['bookingRef', '5praka-9451 ', undefined],
    ['bookingRef', '5PRAKA945', 'ref'],
    ['bookingRef', '5PRAKA94511', 'ref'],
    ['bookingRef', '5PRAKA945!', 'ref'],
  ])('%s %j: %s', (field, value, problem, values) => {
    const rule = accountRules[field] as typeof accountRules.email
    expect(rule(value, { password: 'correct horse battery' })).toEqual(
      problem && {
        id: `${problem === 'ref' ? 'login.error' : 'validations'}.${problem}`,
        ...(values && { values }),
      },
    )
  })

  it('need the terms to be accepted', () => {
    expect(accountRules.terms(true, {})).toBeUndefined()
    for (const value of [false, undefined])
      expect(accountRules.terms(value, {})).toEqual({ id: 'login.error.terms' })
  })

  it.each([
    ['looks-like-link', 'validations.name-link'],
    ['too-common', 'login.error.too-common'],
    ['not-equal', 'validations.equal-to'],
    ['something new', 'validations.required'],
  ])('the server’s reason %s is shown as %s', (message, id) =>
    expect(serverProblem(message)).toMatchObject({ id }),
  )
})
