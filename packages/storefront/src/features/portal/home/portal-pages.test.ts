import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders, type PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { getBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { bookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { getBookingStay } from '@camping/contract/booking-stay.endpoints.ts'
import { bookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { getParticipants } from '@camping/contract/participants.endpoints.ts'
import { participants } from '@camping/contract/participants.schemas.ts'
import { getCustomerBooking, getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, customerBookings, type CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import {
  bookingStayFixture,
  cancellationFixture,
  cancelledBookingFixture,
  customerBookingFixture,
  customerExtrasFixture,
  participantsFixture,
  providerFixture as provider,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const bookingId = confirmationFixture.bookingRef
const booking: CustomerBooking = customerBookingFixture

interface Asked {
  readonly site?: SiteCode
  readonly change?: Partial<CustomerBooking>
  readonly who?: typeof userFixture
  readonly providers?: readonly PaymentProvider[]
}

function open(name: RouteName, { site = 'uk', change = {}, who = userFixture, providers }: Asked = {}) {
  const shown = { ...booking, ...change }
  const { nextRate, ...summary } = { ...shown, nextRate: shown.paymentRates[0] ?? null }
  return renderTestPage({
    address: buildPath(site, name, { bookingId }),
    site,
    session: { hasToken: true, rememberedPath: undefined },
    answers: [
      replies(getUser, user, who),
      replies(getCustomerBooking, customerBooking, shown),
      replies(getParticipants, participants, { ...participantsFixture, terms: shown.changes.participants }),
      replies(getBookingExtras, bookingExtras, { ...customerExtrasFixture, terms: shown.changes.extras }),
      replies(getBookingStay, bookingStay, { ...bookingStayFixture, terms: shown.changes.stay }),
      replies(getCustomerBookings, customerBookings, {
        upcoming: [{ ...summary, nextRate }],
        past: [],
        cancelled: [],
      }),
      providers
        ? replies(getPaymentProviders, paymentProviders, [...providers])
        : refuses(getPaymentProviders, 503, { type: 'unavailable' }),
    ],
  })
}
const text = (page: Document) => page.body.textContent ?? ''
const links = (page: Document) => [...page.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
const both = [provider('bambora'), provider('saferpay')]

describe('pages of the portal', () => {
  it.each(['profile', 'myBookings', 'bookingDetail', 'participants', 'extras', 'stay', 'payment'] as const)(
    '%s is made for one customer, in every language without a missing word',
    async (name) => {
      for (const site of ['uk', 'de', 'de-ch', 'fr', 'nl', 'nl-be', 'it'] as const) {
        const { page, rendered, errors } = await open(name, { site, providers: both })
        expect(rendered, site).toMatchObject({ status: 200, cacheable: false })
        expect(errors, site).toEqual([])
        expect(page.querySelectorAll('h1'), site).toHaveLength(1)
        expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
        expect(page.querySelector(`form[action="/${site}/logout"]`), site).not.toBeNull()
      }
    },
  )

  it('starts with the next stay and leads to its booking', async () => {
    const { page } = await open('profile')
    expect(text(page)).toContain('Hello, Jo')
    expect(text(page)).toMatch(/\d+ days to go/)
    expect(links(page)).toContain(`/uk/profile/my-bookings/${bookingId}`)
  })

  it('shows a booking with its documents, its price and the link to pay', async () => {
    const { page } = await open('bookingDetail')
    for (const part of [bookingId, '£700.50', '£203.85', 'Confirmed']) expect(text(page)).toContain(part)
    const papers = `/api/twenty/v2/alder/couk/customer-portal/bookings/${bookingId}`
    expect(links(page)).toEqual(
      expect.arrayContaining([
        `/uk/profile/my-bookings/${bookingId}/payment`,
        `${papers}/calendar`,
        `/api/twenty/v2/alder/couk/customer-portal/bookings/${bookingId}/documents/confirmation`,
        `/api/twenty/v2/alder/couk/customer-portal/bookings/${bookingId}/documents/invoice-1`,
      ]),
    )
  })

  it('shows possible changes with deadlines, cancellation fees, and payments', async () => {
    const { page } = await open('bookingDetail', {
      change: {
        paid: 20_385,
        payments: [
          { kind: 'payment', amount: 20_385, fee: 0, currency: 'GBP', at: '2026-11-21T10:00:00.000Z' },
        ],
      },
    })
    for (const part of [
      'Paid on 21 November 2026',
      'Can be changed until 26 June 2027.',
      'Until 22 May 2027',
      '30% · £198.00',
      'After that',
    ])
      expect(text(page)).toContain(part)
    expect(links(page)).toEqual(
      expect.arrayContaining([
        `/uk/profile/my-bookings/${bookingId}/participants`,
        `/uk/profile/bookings/${bookingId}/extras`,
      ]),
    )
  })

  it('gives the reason of each rule, and of one that nobody knows the strictest', async () => {
    const reasons = [
      ['CHANGES_NOT_ALLOWED', 'Cannot be changed here.'],
      ['CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 'the last day for changes was 30 June 2027'],
      ['EXISTING_ONLY_ALLOWED', 'Only what is there already can be corrected, until 30 June 2027'],
      ['CHANGES_ALLOWED_REQUIRES_PAYMENT', 'What comes on top is paid at once.'],
      ['FULL_CHANGES_ALLOWED', 'Can be changed until 30 June 2027.'],
    ] as const
    for (const [rule, said] of reasons)
      for (const which of ['participants', 'extras'] as const) {
        const terms = { rule, until: '2027-06-30' }
        const changes = { ...booking.changes, [which]: terms }
        expect(
          text((await open('bookingDetail', { change: { changes } })).page),
          `${which} ${rule}`,
        ).toContain(said)
      }
  })

  it.each([
    [
      'requested',
      '£5.85 goes back to you, the way you paid. You get a mail',
      'Refund under way since 22 November 2026',
    ],
    ['waiting', 'Our team checks the refund first', 'Refund being checked since 22 November 2026'],
    ['stuck', 'it could not be sent automatically', 'Refund our team is seeing to since 22 November 2026'],
  ] as const)(
    'shows where the refund of a cancelled booking is (%s), and offers no changes',
    async (state, said, listed) => {
      const { page } = await open('bookingDetail', {
        change: { ...cancelledBookingFixture, refunds: [{ ...cancelledBookingFixture.refunds[0]!, state }] },
      })
      for (const part of [
        said,
        listed,
        '-£5.85',
        'Cost of cancelling',
        '£198.00',
        'Goes back to you',
        '£5.85',
      ])
        expect(text(page)).toContain(part)
      for (const part of [
        'on its way',
        'Change your booking',
        'See what cancelling costs',
        'Total',
        'Add to calendar',
      ])
        expect(text(page)).not.toContain(part)
    },
  )

  it.each([
    [
      { ended: 'unpaid', dateFrom: '2099-07-03' } as const,
      'Not paid',
      'This booking has ended because it was not paid in time',
      '/uk/campsites/italy/lake-garda/',
    ],
    [
      // The stay is over: there is nothing to book again.
      { ended: 'unpaid', dateFrom: '2020-07-03' } as const,
      'Not paid',
      'This booking has ended because it was not paid in time',
      null,
    ],
    [{ declined: 'full' } as const, 'Not confirmed', 'This request was not confirmed', null],
    [{}, 'Cancelled', 'This booking is cancelled', null],
  ])('names how a booking came to its end: %j', async (how, badge, title, again) => {
    const change = { ...cancelledBookingFixture, state: 'cancelled' as const, due: 0, ...how }
    const detail = (await open('bookingDetail', { change })).page
    expect(text(detail)).toContain(title)
    expect(text(detail)).toContain(badge)
    const found = links(detail).filter((link) => link?.startsWith('/uk/campsites/'))
    expect(found.some((link) => again && link?.startsWith(again) && link.includes('date=2099-07-03'))).toBe(
      again !== null,
    )
    expect(text(detail).includes('Book this stay again')).toBe(again !== null)
    const payment = (await open('payment', { change, providers: both })).page
    expect(text(payment)).toContain(title)
  })

  it('offers an entry for the calendar until the stay is over, and none for a cancelled one', async () => {
    const offered = async (state: 'requested' | 'confirmed' | 'completed' | 'cancelled') =>
      text((await open('bookingDetail', { change: { state } })).page).includes('Add to calendar')
    expect(
      await Promise.all((['requested', 'confirmed', 'completed', 'cancelled'] as const).map(offered)),
    ).toEqual([true, true, false, false])
  })

  it('shows what is owed after cancelling, as it was and as it is today, and the way to pay it', async () => {
    const pay = `/uk/profile/my-bookings/${bookingId}/payment`
    const owing = {
      state: 'cancelled',
      due: 4_800,
      paid: 10_000,
      cancellation: { ...cancellationFixture, paid: 10_000, retained: 10_000, owed: 9_800, refund: 0 },
    } as const
    const { page } = await open('bookingDetail', { change: owing })
    for (const part of [
      'Of the cost of cancelling, £48.00 is still to pay.',
      'Left to pay£98.00',
      'Still open today£48.00',
    ])
      expect(text(page)).toContain(part)
    expect(links(page)).toContain(pay)
    const payment = (await open('payment', { change: owing, providers: both })).page
    expect(text(payment)).toContain('Left to pay£98.00')
    expect(text(payment)).not.toContain('This booking is cancelled')
    const settled = (await open('bookingDetail', { change: { ...owing, due: 0 } })).page
    expect(links(settled)).not.toContain(pay)
    expect(text(settled)).toContain('Still open today£0.00')
  })

  it('offers no payment for cancelled, requested or paid bookings', async () => {
    const pay = `/uk/profile/my-bookings/${bookingId}/payment`
    for (const change of [{ state: 'cancelled', due: 0 }, { state: 'requested' }, { due: 0 }] as const)
      expect(links((await open('bookingDetail', { change })).page)).not.toContain(pay)
    const words = [
      [{ state: 'cancelled', due: 0 }, 'This booking is cancelled'],
      [{ state: 'requested' }, 'Nothing to pay yet'],
      [{ due: 0, paid: 67950 }, 'Everything is paid'],
    ] as const
    for (const [change, said] of words)
      expect(text((await open('payment', { change, providers: both })).page)).toContain(said)
  })

  it('marks paid amounts, and shows the rest of a partial payment', async () => {
    const [deposit, balance] = booking.paymentRates
    const paidDeposit = {
      ...deposit!,
      open: 0,
      status: 'paid' as const,
      paidAt: '2026-11-20T23:30:00.000Z',
    }
    const change = {
      paid: deposit!.amount + 10_000,
      due: balance!.amount - 10_000,
      paymentStatus: 'PARTIALLY_PAID' as const,
      paymentRates: [paidDeposit, { ...balance!, open: balance!.amount - 10_000 }],
      payments: [
        {
          kind: 'payment' as const,
          fee: 0,
          amount: 30_385,
          currency: 'GBP' as const,
          at: '2026-11-20T23:30:00.000Z',
        },
      ],
    }
    for (const name of ['bookingDetail', 'payment'] as const) {
      const { page } = await open(name, { change, providers: both, site: 'nl' })
      // 23:30 in London is the next day in the Netherlands.
      expect(text(page)).toContain('betaald op zaterdag 21 november 2026')
      expect(text(page)).toContain('Restbedrag')
      const sums = [...page.querySelectorAll('dl dd')].map((dd) => dd.textContent?.replace(/\s/g, ' '))
      expect(sums).toEqual(expect.arrayContaining(['£ 303,85', '£ 375,65']))
      expect(text(page).replace(/\s/g, ' ')).toContain('nog £ 375,65 open')
    }
    expect(text((await open('bookingDetail', { change, site: 'nl' })).page)).toMatch(/ op 21 november 2026£/)
  })

  it('shows an overpayment, and its refund', async () => {
    const change = { paid: 70_000, due: 0, paymentStatus: 'PAID_TOO_MUCH' as const }
    const total = booking.paymentRates.reduce((sum, { amount }) => sum + amount, 0)
    const extra = `£${((70_000 - total) / 100).toFixed(2)}`
    for (const name of ['bookingDetail', 'payment'] as const) {
      const { page } = await open(name, { change, providers: both })
      expect(text(page)).toContain('You have paid more than was due')
      expect(text(page)).toContain(`${extra} of it was too much`)
    }
  })

  it('reports that no payment is possible without providers, with the contacts', async () => {
    const { page } = await open('payment', { providers: [] })
    expect(text(page)).toContain('No payment by internet at the moment')
    expect(text((await open('payment')).page)).toContain('No payment by internet at the moment')
  })

  it('leads from the payment options back to the payment page while no amount is chosen', async () => {
    const { rendered } = await open('paymentOptions', { providers: both })
    expect(rendered).toMatchObject({ kind: 'redirect', to: `/uk/profile/my-bookings/${bookingId}/payment` })
  })

  it('shows who travels without a form where nothing may be changed', async () => {
    const terms = { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-07-02' } as const
    const changes = { ...booking.changes, participants: terms }
    const { page } = await open('participants', { change: { changes }, who: bookingUserFixture })
    for (const part of ['the last day for changes was 2 July 2027', 'Robin Reed', 'Not named yet'])
      expect(text(page)).toContain(part)
    expect(page.querySelector('main form input')).toBeNull()
  })

  it('shows a booking session its own booking and no links to others', async () => {
    const { page } = await open('bookingDetail', { who: bookingUserFixture })
    const ways = [...page.querySelectorAll('main nav a')].map((a) => a.getAttribute('href'))
    expect(ways).toEqual([`/uk/profile/my-bookings/${bookingId}`])
    const elsewhere = await open('profile', { who: bookingUserFixture })
    expect(elsewhere.rendered).toMatchObject({
      kind: 'redirect',
      to: `/uk/profile/my-bookings/${bookingId}?action=own-booking`,
    })
  })
})
