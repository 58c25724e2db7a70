import {
  changeBookingStay,
  getBookingStay,
  quoteStayChange,
} from '@camping/contract/booking-stay.endpoints.ts'
import {
  bookingStay,
  stayChangeQuote,
  stayChangeReply,
  type StayChangeRequest,
  type StayWish,
} from '@camping/contract/booking-stay.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  bookingStayFixture,
  customerBookingFixture,
  stayChangeQuoteFixture as quote,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
let wishes: StayWish[] = []
let changes: StayChangeRequest[] = []

const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('main button')].find((one) => one.textContent === name) as
    | HTMLButtonElement
    | undefined
const press = (name: string) => act(async () => button(name)?.click())
const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#field-${name}`)
const fill = (name: string, value: string) =>
  act(async () => {
    const found = field(name)
    const kind = found instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(found, value)
    found?.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })

async function open(more: readonly FakeAnswer[] = []) {
  await start(`/uk/profile/my-bookings/${bookingId}/stay`, [
    replies(getCustomerBooking, customerBooking, customerBookingFixture),
    replies(getBookingStay, bookingStay, bookingStayFixture),
    replies(quoteStayChange, stayChangeQuote, (wish) => {
      wishes.push(wish)
      return quote
    }),
    replies(changeBookingStay, stayChangeReply, (request) => {
      changes.push(request)
      return { quote }
    }),
    ...more,
  ])
  await soon(() => expect(heading()).toBe('Change dates or accommodation'))
}

describe('another stay for a booking', () => {
  beforeEach(() => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    wishes = []
    changes = []
  })

  it('shows what a wish changes, line by line, before there is a button that changes it', async () => {
    await open()
    await soon(() => expect(field('dateFrom')?.value).toBe(bookingStayFixture.dateFrom))
    expect(button('Change the stay')).toBeUndefined()
    await fill('nights', '9')
    await press('See what changes')
    await soon(() => expect(button('Change the stay')).toBeDefined())
    expect(wishes).toEqual([
      {
        bookingId,
        accommodationId: bookingStayFixture.accommodationId,
        dateFrom: bookingStayFixture.dateFrom,
        nights: 9,
      },
    ])
    const cells = [...document.querySelectorAll('main table tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(cells[0]).toEqual(['Line', 'So far', 'New'])
    expect(cells.at(-1)?.slice(1)).toEqual(['£700.50', '£860.50'])
    expect(main()).toContain('After the change, cancelling never costs less than it does today.')
    expect(changes).toEqual([])
  })

  it('changes at the shown amounts, and goes to the booking', async () => {
    await open()
    await soon(() => expect(field('nights')).not.toBeNull())
    await fill('accommodationId', '9001')
    await press('See what changes')
    await soon(() => expect(button('Change the stay')).toBeDefined())
    await press('Change the stay')
    await soon(() => expect(window.location.pathname).toBe(`/uk/profile/my-bookings/${bookingId}`))
    expect(changes).toMatchObject([
      {
        accommodationId: 9001,
        acceptedTotal: quote.after.total,
        acceptedDue: quote.due,
        acceptedRefund: quote.refund,
      },
    ])
  })

  it.each([
    [{ type: 'no-longer-available' }, 'Nothing is free there on these dates.'],
    [{ type: 'payment-first' }, 'This stay costs more, and your booking is paid already.'],
    [{ type: 'below-cancellation-cost', least: 1 }, 'costs less than cancelling does today'],
  ])('gives the reason of a refusal: %j', async (problem, reason) => {
    await open([refuses(quoteStayChange, 409, problem)])
    await soon(() => expect(field('nights')).not.toBeNull())
    await press('See what changes')
    await soon(() => expect(main()).toContain(reason))
    expect(button('Change the stay')).toBeUndefined()
  })

  it('shows other amounts before they count', async () => {
    const newer = {
      ...quote,
      due: quote.due + 500,
      after: { ...quote.after, total: quote.after.total + 500 },
    }
    await open([refuses(changeBookingStay, 409, { type: 'quote-changed', quote: newer })])
    await soon(() => expect(field('nights')).not.toBeNull())
    await press('See what changes')
    await soon(() => expect(button('Change the stay')).toBeDefined())
    await press('Change the stay')
    await soon(() => expect(main()).toContain('The amounts have changed meanwhile.'))
    expect(main()).toContain('£865.50')
  })

  it('has only the reason where the stay cannot change', async () => {
    const terms = { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-06-26' } as const
    await open([replies(getBookingStay, bookingStay, { ...bookingStayFixture, terms })])
    expect(main()).toContain('the last day for changes was 26 June 2027')
    expect(field('nights')).toBeNull()
  })
})
