import { register } from '@camping/contract/account.endpoints.ts'
import { checkInboxReply } from '@camping/contract/account.schemas.ts'
import { bookingConfirmation } from '@camping/contract/booking.endpoints.ts'
import { bookingConfirmation as confirmationSchema } from '@camping/contract/booking.schemas.ts'
import { listPasskeys } from '@camping/contract/passkeys.endpoints.ts'
import { passkeys, type Passkeys } from '@camping/contract/passkeys.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { cartFixture, confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { bookingUserFixture, passkeysFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { pause, soon, start, visitor } from '../../testing/opened-pages.tsx'
import { stubAuthenticator } from '../../testing/stub-authenticator.ts'

const account = 'Sign in faster next time'
const guest = 'Find this booking again without its reference'
const text = () => document.body.textContent ?? ''
const shows = (words: string) => soon(() => expect(text()).toContain(words))
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )

/** The confirmation of a stay that this visitor has booked. */
async function open(user: typeof userFixture, list: Passkeys, answers: readonly FakeAnswer[] = []) {
  visitor.user = user
  document.cookie = `login-type=${user.type}; Path=/`
  await start(`/uk/booking/confirmation/${cartFixture.id}`, [
    replies(bookingConfirmation, confirmationSchema, { ...confirmationFixture }),
    replies(listPasskeys, passkeys, list),
    ...answers,
  ])
  await shows(confirmationFixture.bookingRef)
}
const none: Passkeys = { passkeys: [] }
afterEach(() => localStorage.clear())

describe('account-20: the offer of a passkey', () => {
  it('is made to an account, and a no is a no', async () => {
    stubAuthenticator()
    await open(userFixture, none)
    await shows(account)
    await press('No, thanks')
    await soon(() => expect(text()).not.toContain(account))
    await soon(() => expect(localStorage.getItem('device:passkeyOffer.alder')).not.toBeNull())
    await open(userFixture, none)
    await pause()
    expect(text()).not.toContain(account)
  })

  it.each([
    ['an account that has a passkey', userFixture, passkeysFixture, true],
    ['an agent', { ...userFixture, actingAgent: 'Kim' }, none, true],
    ['a device that stores none', userFixture, none, false],
  ])('is not made to %s', async (_, user, list, stores) => {
    if (stores) stubAuthenticator()
    await open(user, list)
    await pause()
    expect(text()).not.toContain(account)
    expect(text()).not.toContain(guest)
  })

  it('is an account first for a booking’s guest, by a link to the mailbox of the booking', async () => {
    stubAuthenticator()
    const asked: unknown[] = []
    await open(bookingUserFixture, none, [
      replies(register, checkInboxReply, (request) => {
        asked.push(request)
        return { status: 'check-inbox' }
      }),
    ])
    await shows(guest)
    expect(text()).not.toContain(account)
    await press('Send me the link')
    await shows(`Please open our email to ${bookingUserFixture.email}`)
    expect(asked).toEqual([{ email: bookingUserFixture.email }])
    // Not asked for an account again; as an account for a passkey.
    await soon(() => expect(localStorage.getItem('device:passkeyOffer.alder')).not.toBeNull())
    await open(bookingUserFixture, none)
    await pause()
    expect(text()).not.toContain(guest)
    await open(userFixture, none)
    await shows(account)
  })

  it('leads a guest who has an account to its sign-in', async () => {
    stubAuthenticator()
    await open(bookingUserFixture, none, [refuses(register, 409, { type: 'email-in-use' })])
    await shows(guest)
    await press('Send me the link')
    await shows('There’s already an account for')
    expect(document.querySelector('main a[href="/uk/login"]')).not.toBeNull()
  })
})
