import { cancelCustomerBooking, quoteCancellation } from '@camping/contract/booking-changes.endpoints.ts'
import {
  cancellationQuote,
  cancellationReply,
  type CancellationRequest,
} from '@camping/contract/booking-changes.schemas.ts'
import { checkBookingCode, sendBookingCode } from '@camping/contract/booking-code.endpoints.ts'
import { codeSent } from '@camping/contract/booking-code.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  cancelledBookingFixture,
  customerBookingFixture,
  quoteFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
let cancelled = false
let asked: CancellationRequest[] = []

const dialog = () => document.querySelector('dialog')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

/** Opens the booking and its dialog, with a server that cancels on request of the test. */
async function openQuestion(more: readonly FakeAnswer[] = []) {
  await start(`/uk/profile/my-bookings/${bookingId}`, [
    replies(getCustomerBooking, customerBooking, () =>
      cancelled ? cancelledBookingFixture : customerBookingFixture,
    ),
    replies(quoteCancellation, cancellationQuote, quoteFixture),
    replies(cancelCustomerBooking, cancellationReply, (request) => {
      asked.push(request)
      cancelled = true
      return { quote: quoteFixture }
    }),
    ...more,
  ])
  await soon(() => expect(button('Cancel this booking')).toBeDefined())
  await press('Cancel this booking')
  await soon(() => expect(dialog()?.textContent).toMatch(/£|customer service|couldn’t work out/))
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
    for (const part of ['Paid so far£203.85', 'today (30%)£198.00', 'We’ll refund£5.85'])
      expect(dialog()?.textContent).toContain(part)
    await press('Keep the booking')
    expect(dialog()).toBeNull()
    expect(asked).toEqual([])
  })

  it('cancels at the displayed amounts, and confirms it', async () => {
    await openQuestion()
    await press('Cancel the booking')
    await soon(() =>
      expect(document.querySelector('main')?.textContent).toContain('This booking has been cancelled'),
    )
    expect(dialog()).toBeNull()
    expect(asked).toEqual([
      { bookingId, acceptedCost: 19_800, acceptedRefund: 585, idempotencyKey: expect.any(String) },
    ])
    expect(document.querySelector('main')?.textContent).toContain('We’re refunding £5.85')
    expect(document.activeElement?.textContent).toContain('This booking has been cancelled')
  })

  it('shows other numbers before they count', async () => {
    const quote = { ...quoteFixture, step: 1, cost: 39_600, refund: 0, stillOwed: 19_215 }
    await openQuestion([refuses(cancelCustomerBooking, 409, { type: 'quote-changed', quote })])
    await press('Cancel the booking')
    await soon(() => expect(dialog()?.textContent).toContain('The amounts have changed in the meantime.'))
    for (const part of [
      'today (60%)£396.00',
      'Still to pay£192.15',
      'You can pay it online on this page afterwards',
    ])
      expect(dialog()?.textContent).toContain(part)
  })

  it('reuses the key of an attempt whose answer was lost', async () => {
    const keys: string[] = []
    await openQuestion([
      {
        endpoint: cancelCustomerBooking,
        answer: (request) => {
          keys.push(String(request['idempotencyKey']))
          return { status: 503, body: { type: 'unavailable', title: '', status: 503 } }
        },
      },
    ])
    await press('Cancel the booking')
    await soon(() => expect(dialog()?.textContent).toContain('We couldn’t cancel your booking.'))
    await press('Cancel the booking')
    await soon(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('shows the contacts where it is no longer possible here', async () => {
    const quote = { ...quoteFixture, allowed: false, refusal: 'arrived' as const, step: 4 }
    await openQuestion([replies(quoteCancellation, cancellationQuote, quote)])
    expect(dialog()?.textContent).toContain('Please call our customer service team')
    expect(button('Cancel the booking')).toBeUndefined()
  })

  it('reports that the amounts cannot be loaded', async () => {
    await openQuestion([refuses(quoteCancellation, 503, { type: 'unavailable' })])
    expect(dialog()?.textContent).toContain('We couldn’t work out the charge.')
    expect(button('Cancel the booking')).toBeUndefined()
  })

  describe('by reference', () => {
    const codes: string[] = []
    let proved = false
    let sent = 0
    const field = () => dialog()?.querySelector('input') as HTMLInputElement
    const shown = () => dialog()?.textContent ?? ''

    beforeEach(() => {
      visitor.user = bookingUserFixture
      document.cookie = 'login-type=booking_id; Path=/'
      codes.length = 0
      proved = false
      sent = 0
    })

    /** A server that requires the code 123456 first. */
    async function openWithCode(more: readonly FakeAnswer[] = []) {
      await openQuestion([
        {
          endpoint: cancelCustomerBooking,
          answer: (request) => {
            asked.push(request as unknown as CancellationRequest)
            if (!proved) return { status: 403, body: { type: 'code-needed', title: '', status: 403 } }
            cancelled = true
            return { status: 200, body: { quote: quoteFixture } }
          },
        },
        replies(sendBookingCode, codeSent, () => {
          sent += 1
          return { sentTo: 'j…@example.org', minutes: 15, waitSeconds: 1 }
        }),
        {
          endpoint: checkBookingCode,
          answer: (request) => {
            const code = String(request['code'])
            codes.push(code)
            proved = code === '123456'
            return proved
              ? { status: 200, body: { minutes: 15 } }
              : { status: 400, body: { type: 'code-wrong', title: '', status: 400, triesLeft: 4 } }
          },
        },
        ...more,
      ])
      await press('Cancel the booking')
      await soon(() => expect(shown()).toContain('We’ve sent a code to j…@example.org.'))
    }
    const type = (code: string) =>
      act(async () => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        set?.call(field(), code)
        field().dispatchEvent(new Event('input', { bubbles: true }))
      })

    it('requires the code from the mailbox, and cancels with the numbers that were seen', async () => {
      await openWithCode()
      expect(shown()).toContain('We’ll refund£5.85')
      expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric'])
      expect(cancelled).toBe(false)
      await type('123456')
      await press('Confirm and continue')
      await soon(() =>
        expect(document.querySelector('main')?.textContent).toContain('This booking has been cancelled'),
      )
      expect(asked).toHaveLength(2)
      expect(asked[0]).toEqual(asked[1])
    })

    it("shows a code's error at the field, and preserves the input", async () => {
      await openWithCode()
      await type('12')
      await press('Confirm and continue')
      await soon(() => expect(shown()).toContain('Please enter the six digits of the code.'))
      expect(codes).toEqual([])
      await type('654321')
      await press('Confirm and continue')
      await soon(() => expect(shown()).toContain('This code isn’t right. You have 4 tries left.'))
      expect(field().value).toBe('654321')
      await soon(() => expect(document.activeElement).toBe(field()))
      expect(field().getAttribute('aria-describedby')).toBe('field-code-text')
      expect(cancelled).toBe(false)
    })

    it('sends another code at once when one has expired, and preserves the input', async () => {
      await openWithCode([refuses(checkBookingCode, 410, { type: 'code-ended' })])
      const before = sent
      await type('123456')
      await press('Confirm and continue')
      await soon(() => expect(shown()).toContain('This code no longer works.'))
      await press('Send another code')
      await soon(() => expect(sent).toBe(before + 1))
      expect(field().value).toBe('123456')
    })

    it('reports that no code can be sent', async () => {
      await openQuestion([
        refuses(cancelCustomerBooking, 403, { type: 'code-needed' }),
        refuses(sendBookingCode, 429, { type: 'too-many-attempts' }),
      ])
      await press('Cancel the booking')
      await soon(() => expect(shown()).toContain('You’ve made too many attempts.'))
      await press('Keep the booking')
      expect(dialog()).toBeNull()
    })
  })
})
