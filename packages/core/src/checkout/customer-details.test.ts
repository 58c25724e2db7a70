import type { User } from '@camping/contract/session.schemas.ts'
import { describe, expect, it } from 'vitest'
import {
  bookerOfUser,
  isBookerUntyped,
  isCustomerBooking,
  knownTravellers,
  withCustomerDetails,
  withoutCustomerDetails,
} from './customer-details.rules.ts'

const home = { country: 'GB', phonePrefix: '+44' }
const address = {
  street: 'Long Lane',
  number: '12a',
  addition: '',
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
}
const user: User = {
  type: 'email',
  bookingRef: null,
  title: null,
  firstName: 'Jo',
  lastName: 'Bloom',
  email: 'jo@example.org',
  birthDate: '1980-02-09',
  phone: { prefix: '+44', number: '1174960110' },
  address,
  language: 'en',
  newsletter: false,
  actingAgent: null,
}
const own = bookerOfUser(user)

describe('the details of the customer who is signed in', () => {
  it('fill an untyped form, over the country that it starts with', () => {
    expect(isBookerUntyped(home, home)).toBe(true)
    expect(withCustomerDetails(home, own, home)).toEqual({
      firstName: 'Jo',
      lastName: 'Bloom',
      email: 'jo@example.org',
      phonePrefix: '+44',
      phoneNumber: '1174960110',
      street: 'Long Lane',
      houseNumber: '12a',
      postcode: '8001',
      city: 'Zürich',
      country: 'CH',
      birthDate: { day: '9', month: '2', year: '1980' },
    })
  })

  it.each([
    [
      { firstName: 'Sam' },
      { firstName: 'Sam', email: 'jo@example.org', city: 'Zürich' },
      ['lastName', 'birthDate'],
    ],
    [
      { ...home, city: 'Bristol' },
      { city: 'Bristol', country: 'GB', firstName: 'Jo' },
      ['street', 'postcode'],
    ],
    [{ phoneNumber: '1' }, { phoneNumber: '1', lastName: 'Bloom' }, ['phonePrefix']],
    [{ country: 'DE' }, { country: 'DE', firstName: 'Jo' }, ['city']],
  ])('never change what was typed, nor complete half of it: %o', (typed, filled, empty) => {
    expect(isBookerUntyped(typed, home)).toBe(false)
    const booker = withCustomerDetails(typed, own, home)
    expect(booker).toMatchObject(filled)
    for (const field of empty) expect(booker).not.toHaveProperty(field)
  })

  it('are taken out again, and what was typed over them stays', () => {
    const booker = { ...withCustomerDetails(home, own, home), city: 'Basel' }
    expect(isCustomerBooking(booker, own)).toBe(true)
    expect(withoutCustomerDetails(booker, own)).toEqual({ city: 'Basel' })
    expect(isCustomerBooking(withoutCustomerDetails(booker, own), own)).toBe(false)
  })
})

describe('companions of earlier bookings', () => {
  const person = (role: 'main' | 'adult' | 'child', firstName: string, more: object = {}) => ({
    role,
    age: role === 'child' ? 4 : null,
    title: null,
    firstName,
    lastName: 'Bloom',
    birthDate: null,
    ...more,
  })
  const stay = { party: { adults: 2, children: [{ age: 6 }] }, arrival: '2027-07-10', today: '2026-11-21' }
  const earlier = (persons: ReturnType<typeof person>[]) => [{ persons, arrival: '2025-07-12' }]
  const names = (...args: Parameters<typeof knownTravellers>) =>
    knownTravellers(...args).map(({ firstName }) => firstName)

  it('fill the slots that they fit: grown-ups, and children by their age on the new arrival', () => {
    // Four in July 2025 is five or six in July 2027, as the birthday falls.
    expect(
      names(stay, earlier([person('main', 'Jo'), person('adult', 'Bo'), person('child', 'Kit')]), own),
    ).toEqual(['Bo', 'Kit'])
    const born = person('child', 'Kit', { birthDate: '2020-08-01' })
    expect(knownTravellers(stay, earlier([person('adult', 'Bo'), born]), own)[1]).toEqual({
      firstName: 'Kit',
      lastName: 'Bloom',
      birthDate: { day: '1', month: '8', year: '2020' },
    })
    const older = person('child', 'Kit', { birthDate: '2020-01-01' })
    expect(names(stay, earlier([person('adult', 'Bo'), older]), own)).toEqual(['Bo'])
  })

  it('end at the first slot that nobody fits, since nobody named may follow an empty one', () => {
    expect(names(stay, earlier([person('main', 'Jo'), person('child', 'Kit')]), own)).toEqual([])
  })

  it('are nobody twice, nobody without a name, and never who books', () => {
    const parties = [
      ...earlier([person('adult', 'Jo'), person('adult', ''), person('adult', 'Bo')]),
      ...earlier([person('adult', 'Bo'), person('adult', 'Cy')]),
    ]
    expect(names({ ...stay, party: { adults: 4, children: [] } }, parties, own)).toEqual(['Bo', 'Cy'])
  })
})
