import { cancelledBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'

import { bookingId, booking, both, links, openPortalPage as open, text } from '../testing/open-portal-page.ts'

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
      'You can make changes until 26 June 2027.',
      'Until 22 May 2027',
      'You pay £198.00 (30%)',
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
      ['CHANGES_NOT_ALLOWED', 'This can’t be changed here.'],
      ['CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 'The last day for changes was 30 June 2027'],
      ['EXISTING_ONLY_ALLOWED', 'Until 30 June 2027, you can only correct what’s already there'],
      ['CHANGES_ALLOWED_REQUIRES_PAYMENT', 'Any extra cost is payable straight away.'],
      ['FULL_CHANGES_ALLOWED', 'You can make changes until 30 June 2027.'],
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
      'We’re refunding £5.85 to your original payment method. You’ll get an email',
      'Refund under way since 22 November 2026',
    ],
    ['waiting', 'Our team checks the refund first', 'Refund being checked since 22 November 2026'],
    ['stuck', 'it couldn’t be sent automatically', 'Refund being looked into since 22 November 2026'],
  ] as const)(
    'shows where the refund of a cancelled booking is (%s), and offers no changes',
    async (state, said, listed) => {
      const { page } = await open('bookingDetail', {
        change: { ...cancelledBookingFixture, refunds: [{ ...cancelledBookingFixture.refunds[0]!, state }] },
      })
      for (const part of [said, listed, '−£5.85', 'Cancellation charge', '£198.00', 'We’ll refund', '£5.85'])
        expect(text(page)).toContain(part)
      for (const part of [
        'on its way',
        'Change your booking',
        'Cancel this booking',
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
      'This booking has ended because it wasn’t paid in time',
      '/uk/campsites/italy/lake-garda/',
    ],
    [
      // The stay is over: there is nothing to book again.
      { ended: 'unpaid', dateFrom: '2020-07-03' } as const,
      'Not paid',
      'This booking has ended because it wasn’t paid in time',
      null,
    ],
    [{ declined: 'full' } as const, 'Not confirmed', 'This request wasn’t confirmed', null],
    [{}, 'Cancelled', 'This booking has been cancelled', null],
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

  it('leads from the payment options back to the payment page while no amount is chosen', async () => {
    const { rendered } = await open('paymentOptions', { providers: both })
    expect(rendered).toMatchObject({ kind: 'redirect', to: `/uk/profile/my-bookings/${bookingId}/payment` })
  })

  it('shows who travels without a form where nothing may be changed', async () => {
    const terms = { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-07-02' } as const
    const changes = { ...booking.changes, participants: terms }
    const { page } = await open('participants', { change: { changes }, who: bookingUserFixture })
    for (const part of ['The last day for changes was 2 July 2027', 'Robin Reed', 'No name yet'])
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
