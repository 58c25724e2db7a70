import type { User } from '@camping/contract/session.schemas.ts'
import { userFixture as jo } from '@camping/testkit/fixtures/user.fixture.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileChanges, profileForm, validateProfile, type ProfileForm } from './profile-form.ts'

const today = '2026-11-21'
const address = {
  street: 'Long Lane',
  number: '5',
  addition: '',
  postcode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
}
const whole: User = { ...jo, title: 'mrs', birthDate: '1980-02-29', address }
const changed = (user: User, change: ProfileForm['booker']): ProfileForm => {
  const form = profileForm(user)
  return { ...form, booker: { ...form.booker, ...change } }
}
const without = (form: ProfileForm, ...fields: (keyof ProfileForm['booker'])[]): ProfileForm => ({
  ...form,
  booker: Object.fromEntries(
    Object.entries(form.booker).filter(([field]) => !fields.includes(field as keyof ProfileForm['booker'])),
  ),
})

describe('the form of one’s details', () => {
  it('sends nothing when nothing was changed, whatever the account holds', () => {
    const line = fc.constantFrom('Long Lane', 'Ümlaut 5', 'x')
    fc.assert(
      fc.property(
        fc.record({
          title: fc.constantFrom('mr' as const, 'mrs' as const, 'mx' as const, null),
          birthDate: fc.constantFrom('1980-02-29', '2001-12-01', null),
          phone: fc.constantFrom({ prefix: '+31', number: '612345678' }, null),
          address: fc.option(
            fc.record({
              street: line,
              number: line,
              addition: fc.constantFrom('', 'b'),
              postcode: fc.constant('1234 AB'),
              city: line,
              country: fc.constantFrom('NL', 'DE'),
            }),
          ),
          newsletter: fc.boolean(),
        }),
        (part) => {
          const user = { ...jo, ...part }
          expect(profileChanges(user, profileForm(user))).toEqual({})
        },
      ),
    )
  })

  it.each<[string, ProfileForm, object]>([
    ['a name', changed(whole, { firstName: ' Jan ' }), { firstName: 'Jan' }],
    ['a space more', changed(whole, { city: 'Utrecht ' }), {}],
    ['a line of the address', changed(whole, { city: 'Ede' }), { address: { ...address, city: 'Ede' } }],
    ['no title', without(profileForm(whole), 'title'), { title: null }],
    ['no date of birth', without(profileForm(whole), 'birthDate'), { birthDate: null }],
    ['no number', without(profileForm(whole), 'phoneNumber'), { phone: null }],
    [
      'no address',
      without(profileForm(whole), 'street', 'houseNumber', 'postcode', 'city'),
      { address: null },
    ],
    ['the newsletter', { ...profileForm(whole), newsletter: true }, { newsletter: true }],
  ])('sends %s and nothing else', (_, form, sent) => {
    expect(validateProfile(form, today)).toEqual({})
    expect(profileChanges(whole, form)).toEqual(sent)
  })

  it('street and number may stand in one line, as browsers fill them in', () => {
    const line = without(changed(whole, { street: 'Kerkstraat 12a' }), 'houseNumber')
    expect(validateProfile(line, today)).toEqual({})
    expect(profileChanges(whole, line)).toEqual({
      address: { ...address, street: 'Kerkstraat', number: '12a' },
    })
  })

  it.each<[string, ProfileForm, string[]]>([
    [
      'names that are missing',
      without(profileForm(whole), 'firstName', 'lastName'),
      ['firstName', 'lastName'],
    ],
    ['half an address', changed(jo, { street: 'Long Lane' }), ['houseNumber', 'postcode', 'city', 'country']],
    ['a postcode of another country', changed(whole, { country: 'DE' }), ['postcode']],
    ['a number without its prefix', without(profileForm(whole), 'phonePrefix'), ['phonePrefix']],
    ['letters in a number', changed(whole, { phoneNumber: 'call me' }), ['phoneNumber']],
    ['a birth to come', changed(whole, { birthDate: { day: '1', month: '1', year: '2030' } }), ['birthDate']],
    ['half a date', changed(whole, { birthDate: { day: '1' } }), ['birthDate']],
    ['a country alone', changed(jo, { country: 'NL' }), []],
  ])('finds %s', (_, form, fields) => {
    expect(Object.keys(validateProfile(form, today))).toEqual(fields)
  })
})
