import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking, type CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture as booking } from '@camping/testkit/fixtures/portal.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

async function open(change: Partial<CustomerBooking> = {}) {
  const { page } = await renderTestPage({
    address: buildPath('uk', 'bookingDetail', { bookingId: booking.bookingRef }),
    site: 'uk',
    session: { hasToken: true, rememberedPath: undefined },
    answers: [
      replies(getUser, user, userFixture),
      replies(getCustomerBooking, customerBooking, { ...booking, ...change }),
    ],
  })
  return page
}
const textWith = async (change?: Partial<CustomerBooking>) => (await open(change)).body.textContent ?? ''

describe('a booking as a travel document', () => {
  it('lists the documents of each state with type, number and date, each in a new tab', async () => {
    const listed = async (change: Partial<CustomerBooking>) => {
      const page = await open(change)
      const papers = [...page.querySelectorAll('main a[href*="/documents/"]')]
      expect(papers.map((one) => one.getAttribute('target'))).toEqual(papers.map(() => '_blank'))
      return papers.map((one) => [...one.querySelectorAll('b, b + span')].map((part) => part.textContent))
    }
    const [confirmation, invoice] = booking.documents
    if (!confirmation || !invoice) throw new Error('The fixture has no papers')
    const day = '21 November 2026 · PDF'
    expect(await listed({})).toEqual([
      ['Booking confirmation', day],
      ['Invoice', day],
    ])
    expect(await listed({ state: 'requested', documents: [confirmation] })).toEqual([
      ['Confirmation of your request', day],
    ])
    const issued = { ...invoice, number: '2026-000007' }
    const credit = { id: 'credit-note-2', kind: 'credit-note', date: '2026-11-22', number: null } as const
    expect(await listed({ state: 'cancelled', documents: [confirmation, issued, credit] })).toEqual([
      ['Cancellation confirmation', day],
      ['Invoice', `No. 2026-000007 · ${day}`],
      ['Credit note', '22 November 2026 · PDF'],
    ])
    const over: Partial<CustomerBooking> = { state: 'cancelled', documents: [confirmation] }
    expect(await listed({ ...over, ended: 'unpaid' })).toEqual([
      ['Confirmation that the booking has ended', day],
    ])
    expect(await listed({ ...over, declined: 'full' })).toEqual([['Answer to your request', day]])
  })

  it('has what is read once in the markup, folded below its headings', async () => {
    const page = await open()
    const heads = [...page.querySelectorAll('main h2 > button[aria-expanded]')]
    expect(heads.map((one) => [one.textContent, one.getAttribute('aria-expanded')])).toEqual(
      [
        'Getting there',
        'What to bring',
        'Good to know',
        'Price of your stay',
        'Cancelling your booking',
        'What’s changed',
      ].map((title) => [title, 'false']),
    )
    for (const head of heads.slice(0, -1)) {
      const part = page.getElementById(head.id.replace('-head', '-part'))
      expect(part?.textContent, head.textContent ?? '').not.toBe('')
    }
  })

  it('puts the payment that is due before everything else', async () => {
    const all = await textWith()
    const at = (part: string) => all.indexOf(part)
    expect(at('Pay now')).toBeGreaterThan(-1)
    expect(at('Pay now')).toBeLessThan(at('Arrival'))
    expect(at('Arrival')).toBeLessThan(at('Booking confirmation'))
  })

  it('names payments and changes apart', async () => {
    const paid = {
      kind: 'payment',
      amount: 5_000,
      fee: 0,
      currency: 'GBP',
      at: '2026-11-21T10:00:00Z',
    } as const
    const page = await open({ payments: [paid] })
    const titles = [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent)
    expect(titles).toEqual(expect.arrayContaining(['Payments', 'What’s changed']))
  })

  it('shows when a voucher will be available, until it is', async () => {
    const promise = 'once everything has been paid'
    expect(await textWith()).toContain(promise)
    const voucher = { id: 'voucher', kind: 'voucher', date: '2026-11-21', number: null } as const
    const documents = [voucher, ...booking.documents]
    const text = await textWith({ documents })
    expect(text).not.toContain(promise)
    expect(text).toContain('Arrival voucher')
    for (const state of ['requested', 'cancelled', 'completed'] as const)
      expect(await textWith({ state })).not.toContain(promise)
  })

  it('shows directions, hours and packing list, until the stay is over', async () => {
    const parts = [
      'Getting there',
      booking.journey.directions,
      booking.journey.keys,
      'Garda, Lake Garda, Italy',
    ]
    const page = await open()
    for (const part of [
      ...parts,
      'Check in from 3pm to 8pm',
      'Check out by 10am',
      '45.58000, 10.71000',
      ...booking.journey.toBring,
    ])
      expect(page.body.textContent).toContain(part)
    const links = [...page.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
    expect(links).toContain('https://www.openstreetmap.org/directions?to=45.58000%2C10.71000')
    for (const state of ['cancelled', 'completed'] as const)
      expect(await textWith({ state })).not.toContain('Getting there')
    // A campsite without information for travellers.
    const silent = { address: '', keys: '', directions: '', toBring: [] }
    const bare = await textWith({ journey: silent, hours: null })
    expect(bare).toContain('45.58000, 10.71000')
    for (const part of ['Check-in', 'What to bring', 'Keys']) expect(bare).not.toContain(part)
  })
})
