import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants } from '@camping/contract/participants.schemas.ts'
import { getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture, participantsFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { field, openCheckout, pageText, press, server, soon, type } from '../testing/opened-checkout.tsx'

const firstName = () => field('booker.firstName').value

const persons = participantsFixture.persons.map((one) =>
  one.role === 'adult' ? { ...one, firstName: 'Bo', lastName: 'Reed' } : one,
)

describe('checkout-13: who is signed in', () => {
  beforeEach(() => {
    server.user = userFixture
    server.answers = [
      replies(getCustomerBookings, customerBookings, {
        upcoming: [{ ...customerBookingFixture, nextRate: null }],
        past: [],
        cancelled: [],
      }),
      replies(getParticipants, participants, { ...participantsFixture, persons }),
    ]
  })

  it('finds the details of the account and companions filled in, and a hint about it', async () => {
    await openCheckout('?step=travellers')
    await soon(() => expect(firstName()).toBe('Jo'))
    expect(field('booker.email').value).toBe('jo@example.org')
    expect(field('booker.phoneNumber').value).toBe('1174960110')
    expect(pageText()).toContain('We’ve filled in your details.')
    await soon(() => expect(field('travellers[0].firstName').value).toBe('Bo'))
    expect(pageText()).toContain('These names are from an earlier booking.')
    await press('Clear the names')
    expect(field('travellers[0].firstName').value).toBe('')
    expect(firstName()).toBe('Jo')
  })

  it('books for somebody else with one press; a reload does not fill it in again', async () => {
    await openCheckout('?step=travellers')
    await soon(() => expect(firstName()).toBe('Jo'))
    await type(field('booker.city'), 'Bristol')
    await press('I’m booking for someone else')
    expect(firstName()).toBe('')
    expect(field('booker.email').value).toBe('')
    expect(field('booker.city').value).toBe('Bristol')
    await soon(() => expect(server.draft).toMatchObject({ forSomebodyElse: true }))
    await openCheckout('?step=travellers')
    await soon(() => expect(field('booker.city').value).toBe('Bristol'))
    expect(firstName()).toBe('')
    await press('Use my details')
    expect(firstName()).toBe('Jo')
    expect(field('booker.city').value).toBe('Bristol')
  })

  it('leaves what was typed before as it is', async () => {
    server.draft = { booker: { firstName: 'Sam', country: 'GB', phonePrefix: '+44' } }
    await openCheckout('?step=travellers')
    await soon(() => expect(firstName()).toBe('Sam'))
    expect(field('booker.lastName').value).toBe('')
    expect(field('booker.email').value).toBe('')
    expect(pageText()).not.toContain('We’ve filled in your details.')
    expect(pageText()).toContain('Use my details')
  })
})

it('offers nothing to fill in to whoever is not signed in', async () => {
  await openCheckout('?step=travellers')
  await soon(() => expect(firstName()).toBe(''))
  expect(pageText()).not.toContain('Use my details')
})
