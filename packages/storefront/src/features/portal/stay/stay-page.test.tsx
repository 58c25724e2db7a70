import {
  changeBookingStay,
  getBookingStay,
  quoteStayChange,
  releaseHeldChange,
} from '@camping/contract/booking-stay.endpoints.ts'
import {
  bookingStay,
  heldChangeReleased,
  stayChangeQuote,
  stayChangeReply,
  type StayChangeRequest,
  type StayWish,
} from '@camping/contract/booking-stay.schemas.ts'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { bookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  bookingStayFixture,
  customerBookingFixture,
  customerExtrasFixture,
  stayChangeQuoteFixture as quote,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
const held = {
  id: 7,
  until: '2027-03-01T10:30:00.000Z',
  toPay: 16_000,
  accommodationId: bookingStayFixture.accommodationId,
  dateFrom: bookingStayFixture.dateFrom,
  nights: 9,
  adults: 2,
  childAges: [5],
  total: quote.after.total,
}
/** The booked day of arrival, as the field has it. */
const arrivalDay = new Date(bookingStayFixture.dateFrom).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
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
    replies(getBookingExtras, bookingExtras, customerExtrasFixture),
    replies(getBookingStay, bookingStay, bookingStayFixture),
    replies(quoteStayChange, stayChangeQuote, (wish) => {
      wishes.push(wish)
      return quote
    }),
    replies(changeBookingStay, stayChangeReply, (request) => {
      changes.push(request)
      return { quote, held: null }
    }),
    ...more,
  ])
  await soon(() => expect(heading()).toBe('Change your booking'))
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
    await soon(() => expect(main()).toContain(arrivalDay))
    expect(button('Change the booking')).toBeUndefined()
    await fill('nights', '9')
    await press('See what changes')
    await soon(() => expect(button('Change the booking')).toBeDefined())
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
    expect(cells[0]).toEqual(['Item', 'Before', 'After'])
    expect(cells.at(-1)?.slice(1)).toEqual(['£700.50', '£860.50'])
    expect(main()).toContain(
      'After this change, the cancellation charge will never be lower than it is today.',
    )
    expect(changes).toEqual([])
  })

  it('changes at the shown amounts, and goes to the booking', async () => {
    await open()
    await soon(() => expect(field('nights')).not.toBeNull())
    await fill('accommodationId', '9001')
    await press('See what changes')
    await soon(() => expect(button('Change the booking')).toBeDefined())
    await press('Change the booking')
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
    [{ type: 'no-longer-available' }, 'Nothing is available there on these dates.'],
    [{ type: 'party-changed' }, 'Your booking has been changed in the meantime.'],
    [{ type: 'below-cancellation-cost', least: 1 }, 'costs less than cancelling would today'],
  ])('gives the reason of a refusal: %j', async (problem, reason) => {
    await open([refuses(quoteStayChange, 409, problem)])
    await soon(() => expect(field('nights')).not.toBeNull())
    await press('See what changes')
    await soon(() => expect(main()).toContain(reason))
    expect(button('Change the booking')).toBeUndefined()
  })

  it('names who leaves and who joins, and requires the age of a child', async () => {
    await open()
    await soon(() => expect(field('nights')).not.toBeNull())
    await act(async () => (field('comes-1-') as HTMLInputElement).click())
    await fill('adults', '1')
    await fill('children', '1')
    await press('See what changes')
    await soon(() => expect(main()).toContain('Please choose how old each new child will be on arrival.'))
    expect(wishes).toEqual([])
    await fill('childAges-0-', '7')
    await press('See what changes')
    await soon(() => expect(wishes).toHaveLength(1))
    expect(wishes[0]?.party).toEqual({ revision: 0, leaving: [1], adults: 1, childAges: [7] })
    expect(wishes[0]).not.toHaveProperty('extras')
    expect(wishes[0]).not.toHaveProperty('covers')
  })

  it('has another cover in the same quote', async () => {
    await open()
    await soon(() => expect(field('nights')).not.toBeNull())
    const part = [...document.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')].find((one) =>
      one.textContent?.includes('Extras'),
    )
    await act(async () => part?.click())
    await soon(() => expect(main()).toContain('Cancellation cover Plus'))
    await act(async () => document.querySelector<HTMLInputElement>('input[value="plus"]')?.click())
    await press('See what changes')
    await soon(() => expect(wishes).toHaveLength(1))
    expect(wishes[0]?.covers).toEqual(['plus'])
  })

  it('leads to the payment of what has to be paid first', async () => {
    await open([
      replies(quoteStayChange, stayChangeQuote, { ...quote, isHeld: true }),
      replies(changeBookingStay, stayChangeReply, { quote: { ...quote, isHeld: true }, held }),
    ])
    await soon(() => expect(field('nights')).not.toBeNull())
    await press('See what changes')
    await soon(() => expect(main()).toContain('You pay for this change first.'))
    const save = [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) =>
      one.textContent?.startsWith('Hold it and pay'),
    )
    await act(async () => save?.click())
    await soon(() => expect(window.location.pathname).toBe(`/uk/profile/my-bookings/${bookingId}/payment`))
  })

  it('shows a change that is held, and gives it up', async () => {
    let released = 0
    await open([
      replies(getBookingStay, bookingStay, { ...bookingStayFixture, held }),
      replies(releaseHeldChange, heldChangeReleased, () => {
        released += 1
        return { released: true }
      }),
    ])
    await soon(() => expect(main()).toContain('Your change is waiting for your payment'))
    expect(button('Pay £160.00 now')).toBeDefined()
    await press('Keep the booking as it is')
    await soon(() => expect(released).toBe(1))
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
    await soon(() => expect(button('Change the booking')).toBeDefined())
    await press('Change the booking')
    await soon(() => expect(main()).toContain('The amounts have changed in the meantime.'))
    expect(main()).toContain('£865.50')
  })

  it('has only the reason where the stay cannot change', async () => {
    const terms = { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-06-26' } as const
    await open([replies(getBookingStay, bookingStay, { ...bookingStayFixture, terms })])
    expect(main()).toContain('The last day for changes was 26 June 2027')
    expect(field('nights')).toBeNull()
  })
})
