import { bookingConfirmation, getCart } from '@camping/contract/booking.endpoints.ts'
import {
  bookingConfirmation as confirmationSchema,
  declineReason,
} from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture, confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

type Change = Partial<typeof confirmationFixture>

const pathOf = (site: string) => `/${site}/booking/confirmation/${cartFixture.id}`
const api = `/api/twenty/v2/alder/couk/booking/confirmation/${cartFixture.id}`
const withBooking = (change: Change = {}) => [
  replies(bookingConfirmation, confirmationSchema, { ...confirmationFixture, ...change }),
]
const open = (change: Change = {}) => renderTestPage({ address: pathOf('uk'), answers: withBooking(change) })
const text = (page: Document) => page.body.textContent ?? ''
const hrefs = (page: Document) => [...page.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
const declined = (reason: NonNullable<Change['declined']>): Change => ({
  state: 'cancelled',
  declined: reason,
})
const elsewhere = '/uk/campsites/italy/lake-garda?date=2027-07-03&children=4'

describe('confirmation page', () => {
  it('shows the reference, the masked address, the price and what is due when', async () => {
    const { page, rendered, errors } = await open()
    expect(rendered).toMatchObject({ status: 200, cacheable: false })
    expect(page.querySelector('h1')?.textContent).toBe('Your holiday is booked, Robin!')
    for (const part of ['5PRAKA9451', 'r…@guest.example', '£700.50', '£203.85', '£475.65', '22 May 2027'])
      expect(text(page)).toContain(part)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(errors).toEqual([])
  })

  it('offers to pay first, then the booking in the portal, the calendar file, the PDF, the mail once more, the way and the campsite', async () => {
    const { page } = await open()
    expect(hrefs(page)).toEqual([
      `/uk/profile/my-bookings/${confirmationFixture.bookingRef}/payment`,
      `/uk/profile/my-bookings/${confirmationFixture.bookingRef}`,
      `${api}/calendar`,
      `${api}/document`,
      `${api}/texts`,
      'https://www.google.com/maps/dir/?api=1&destination=45.58000%2C10.71000',
      '/uk/campsites/italy/lake-garda/camping-bella-riva',
    ])
    const buttons = [...page.querySelectorAll('main button')].map((button) => button.textContent)
    expect(buttons).toEqual(['Copy', 'Send the email again'])
    expect(text(page)).toContain('Check in from 3pm to 8pm')
    for (const link of page.querySelectorAll('main a[target=_blank]'))
      expect(link.getAttribute('rel')).toContain('noreferrer')
  })

  it.each([
    ['uk', 'by Monday 23 November 2026 at 5.40pm'],
    ['de-ch', 'bis Montag, 23. November 2026, 18:40 Uhr'],
    ['nl', 'maandag 23 november 2026 om 18.40 uur'],
  ] as const)('shows the deadline of a request in %s, in the time zone there', async (site, until) => {
    const { page, errors } = await renderTestPage({
      address: pathOf(site),
      site,
      answers: withBooking({ state: 'requested', answerBy: '2026-11-23T17:40:00.000Z' }),
    })
    // Versions of the locale data differ in the comma after an English weekday.
    expect(text(page).replaceAll('Monday,', 'Monday')).toContain(until)
    expect(errors).toEqual([])
  })

  it('does not call a request confirmed', async () => {
    const { page } = await open({ state: 'requested', answerBy: '2026-11-23T17:40:00.000Z' })
    expect(page.querySelector('h1')?.textContent).toBe('We’ve sent your request, Robin')
    expect(text(page)).toContain('You pay nothing until your stay is confirmed.')
  })

  it.each(declineReason.options)(
    'shows why a request was declined (%s), and leads elsewhere',
    async (reason) => {
      const { page, errors } = await open(declined(reason))
      expect(page.querySelector('h1')?.textContent).toBe('Sorry Robin, your stay couldn’t be confirmed')
      expect(text(page)).toContain('you have nothing to pay')
      expect(hrefs(page)).toContain(elsewhere)
      expect(text(page)).not.toContain('Price of your stay')
      expect(text(page)).not.toContain('Your payment dates')
      expect(errors).toEqual([])
    },
  )

  it('states until when to pay and what happens otherwise', async () => {
    const { page, errors } = await open()
    expect(text(page)).toContain(confirmationFixture.payBy?.words)
    expect(errors).toEqual([])
    const { page: paid } = await open({ paymentStatus: 'PAYMENT_OK', paid: 67_950, due: 0 })
    expect(text(paid)).not.toContain('Please pay')
  })

  it('offers the same stay again where nobody paid in time', async () => {
    const { page, errors } = await open({ state: 'cancelled', ended: 'unpaid', payBy: null })
    expect(page.querySelector('h1')?.textContent).toBe('Your booking has ended')
    expect(text(page)).toContain('your accommodation is on sale again')
    expect(hrefs(page).find((href) => href?.includes('?date='))).toMatch(
      /^\/uk\/campsites\/italy\/lake-garda\/camping-bella-riva\?date=2027-07-03/,
    )
    expect(errors).toEqual([])
  })

  it('leads nobody elsewhere where a brand has no search', async () => {
    const { page } = await renderTestPage({
      address: pathOf('uk'),
      answers: withBooking(declined('full')),
      config: { supports: { checkout: true, portal: true }, home: 'login' },
    })
    expect(hrefs(page).filter((href) => href?.startsWith('/uk'))).toEqual([])
    expect(text(page)).toContain('Nothing has been booked and you have nothing to pay.')
    expect(text(page)).not.toContain('See other campsites')
  })

  it.each([
    [
      { paymentStatus: 'PARTIALLY_PAID', paid: 20_385, due: 47_565 },
      'We’ve received £203.85. The balance is £475.65',
    ],
    [{ paymentStatus: 'PAYMENT_OK', paid: 67_950, due: 0 }, 'You’ve paid in full. Thank you.'],
    [{ paymentStatus: 'PAID_TOO_MUCH', paid: 70_000, due: 0 }, 'more than was due'],
  ] as const)('follows the ledger: %o', async (change, words) => {
    const { page } = await open(change)
    expect(text(page)).toContain(words)
    expect(text(page)).not.toContain('You haven’t been charged')
    expect(text(page).includes('You can pay now')).toBe(change.due > 0)
  })

  it('preserves the names of the payments when the first of them is paid', async () => {
    const [deposit, balance] = confirmationFixture.paymentRates
    const { page } = await open({
      paymentStatus: 'PARTIALLY_PAID',
      paid: deposit!.amount,
      due: balance!.amount,
      paymentRates: [{ ...deposit!, open: 0, status: 'paid', paidAt: '2026-11-20T10:00:00.000Z' }, balance!],
    })
    expect(text(page)).toContain('Depositpaid on Friday')
    expect(text(page)).toContain('Balancedue by')
    expect(text(page)).not.toContain('Full amount')
  })

  it('of a past stay has the PDF and requests nothing more', async () => {
    const { page } = await open({ state: 'completed', due: 0, paid: 67_950, paymentStatus: 'PAYMENT_OK' })
    expect(page.querySelector('h1')?.textContent).toBe('Welcome back, Robin')
    expect(hrefs(page)).not.toContain(`${api}/calendar`)
    expect(hrefs(page)).toContain(`${api}/document`)
  })

  it('is 404 for an unknown cart', async () => {
    const { rendered } = await renderTestPage({ address: pathOf('uk'), answers: [] })
    expect(rendered).toMatchObject({ status: 404 })
  })

  it('leads to the sign-in by reference after a day, and remembers itself', async () => {
    const answers = [refuses(bookingConfirmation, 401, { type: 'sign-in-required' })]
    const { rendered } = await renderTestPage({ address: pathOf('uk'), answers })
    expect(rendered).toMatchObject({
      kind: 'redirect',
      to: '/uk/login?with=booking',
      status: 302,
      remembered: pathOf('uk'),
    })
    const closed = await renderTestPage({
      address: pathOf('uk'),
      answers,
      config: { supports: { checkout: true } },
    })
    expect(closed.rendered).toMatchObject({ status: 410 })
  })

  it('is not available in the checkout after a day: its address redirects here', async () => {
    const { rendered } = await renderTestPage({
      address: `/uk/booking/${cartFixture.id}`,
      answers: [refuses(getCart, 401, { type: 'sign-in-required' })],
    })
    expect(rendered).toMatchObject({ kind: 'redirect', to: pathOf('uk') })
  })
})
