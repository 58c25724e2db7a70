import { cancelOwnBooking, quoteCancellation } from '@camping/contract/booking-changes.endpoints.ts'
import {
  cancellationQuote,
  cancellationReply,
  type CancellationRequest,
} from '@camping/contract/booking-changes.schemas.ts'
import { getOwnBooking } from '@camping/contract/portal.endpoints.ts'
import { ownBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture, quoteFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../testing/opened-pages.tsx'

const bookingId = ownBookingFixture.bookingRef
let cancelled = false
let asked: CancellationRequest[] = []

const dialog = () => document.querySelector('dialog')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

/** Opens the booking and its question, with a server that cancels when it is told to. */
async function openQuestion(more: readonly FakeAnswer[] = []) {
  await start(`/uk/profile/my-bookings/${bookingId}`, [
    replies(getOwnBooking, ownBooking, () => ({
      ...ownBookingFixture,
      ...(cancelled ? { state: 'cancelled' as const, goingBack: quoteFixture.refund } : {}),
    })),
    replies(quoteCancellation, cancellationQuote, quoteFixture),
    replies(cancelOwnBooking, cancellationReply, (request) => {
      asked.push(request)
      cancelled = true
      return { quote: quoteFixture }
    }),
    ...more,
  ])
  await soon(() => expect(button('See what cancelling costs')).toBeDefined())
  await press('See what cancelling costs')
  await soon(() => expect(dialog()?.textContent).toMatch(/£|service desk|could not work out/))
}

describe('cancelling a booking', () => {
  beforeEach(() => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    cancelled = false
    asked = []
  })

  it('shows the numbers before anything happens, and can be left', async () => {
    await openQuestion()
    for (const part of ['Paid so far£203.85', 'today (30%)£198.00', 'You get back£5.85'])
      expect(dialog()?.textContent).toContain(part)
    await press('Keep the booking')
    expect(dialog()).toBeNull()
    expect(asked).toEqual([])
  })

  it('cancels at the numbers that were shown, and says so', async () => {
    await openQuestion()
    await press('Cancel the booking')
    await soon(() =>
      expect(document.querySelector('main')?.textContent).toContain('This booking is cancelled'),
    )
    expect(dialog()).toBeNull()
    expect(asked).toEqual([
      { bookingId, acceptedCost: 19_800, acceptedRefund: 585, idempotencyKey: expect.any(String) },
    ])
    expect(document.querySelector('main')?.textContent).toContain('£5.85 is on its way back to you')
    expect(document.activeElement?.textContent).toContain('This booking is cancelled')
  })

  it('shows other numbers before they count', async () => {
    const quote = { ...quoteFixture, step: 1, cost: 39_600, refund: 0, stillOwed: 19_215 }
    await openQuestion([refuses(cancelOwnBooking, 409, { type: 'quote-changed', quote })])
    await press('Cancel the booking')
    await soon(() => expect(dialog()?.textContent).toContain('The numbers have changed meanwhile.'))
    for (const part of ['today (60%)£396.00', 'Still to pay£192.15', 'Our service desk will write'])
      expect(dialog()?.textContent).toContain(part)
  })

  it('keeps the key of an attempt whose answer was lost', async () => {
    const keys: string[] = []
    await openQuestion([
      {
        endpoint: cancelOwnBooking,
        answer: (request) => {
          keys.push(String(request['idempotencyKey']))
          return { status: 503, body: { type: 'unavailable', title: '', status: 503 } }
        },
      },
    ])
    await press('Cancel the booking')
    await soon(() => expect(dialog()?.textContent).toContain('We could not cancel the booking.'))
    await press('Cancel the booking')
    await soon(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('says whom to call where it can no longer be done here', async () => {
    const quote = { ...quoteFixture, allowed: false, refusal: 'arrived' as const, step: 4 }
    await openQuestion([replies(quoteCancellation, cancellationQuote, quote)])
    expect(dialog()?.textContent).toContain('Please call our service desk')
    expect(button('Cancel the booking')).toBeUndefined()
  })

  it('says so when the numbers cannot be had', async () => {
    await openQuestion([refuses(quoteCancellation, 503, { type: 'unavailable' })])
    expect(dialog()?.textContent).toContain('We could not work out the costs.')
    expect(button('Cancel the booking')).toBeUndefined()
  })
})
