import { cancellationFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { describe, expect, it } from 'vitest'

import { bookingId, booking, both, links, openPortalPage as open, text } from '../testing/open-portal-page.ts'

describe('money on pages of the portal', () => {
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
      'You still have £48.00 of the cancellation charge to pay.',
      'Still to pay£98.00',
      'Still to pay today£48.00',
    ])
      expect(text(page)).toContain(part)
    expect(links(page)).toContain(pay)
    const payment = (await open('payment', { change: owing, providers: both })).page
    expect(text(payment)).toContain('Still to pay£98.00')
    expect(text(payment)).not.toContain('This booking has been cancelled')
    const settled = (await open('bookingDetail', { change: { ...owing, due: 0 } })).page
    expect(links(settled)).not.toContain(pay)
    expect(text(settled)).toContain('Still to pay today£0.00')
  })

  it('offers no payment for cancelled, requested or paid bookings', async () => {
    const pay = `/uk/profile/my-bookings/${bookingId}/payment`
    for (const change of [{ state: 'cancelled', due: 0 }, { state: 'requested' }, { due: 0 }] as const)
      expect(links((await open('bookingDetail', { change })).page)).not.toContain(pay)
    const words = [
      [{ state: 'cancelled', due: 0 }, 'This booking has been cancelled'],
      [{ state: 'requested' }, 'Nothing to pay yet'],
      [{ due: 0, paid: 67950 }, 'You’ve paid in full'],
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
      expect(text(page).replace(/\s/g, ' ')).toContain('nog £ 375,65 te betalen')
    }
    expect(text((await open('bookingDetail', { change, site: 'nl' })).page)).toMatch(/ op 21 november 2026£/)
  })

  it('shows an overpayment, and its refund', async () => {
    const change = { paid: 70_000, due: 0, paymentStatus: 'PAID_TOO_MUCH' as const }
    const total = booking.paymentRates.reduce((sum, { amount }) => sum + amount, 0)
    const extra = `£${((70_000 - total) / 100).toFixed(2)}`
    for (const name of ['bookingDetail', 'payment'] as const) {
      const { page } = await open(name, { change, providers: both })
      expect(text(page)).toContain('You’ve paid more than was due')
      expect(text(page)).toContain(`which is ${extra} more than was due`)
    }
  })

  it('reports that no payment is possible without providers, with the contacts', async () => {
    const { page } = await open('payment', { providers: [] })
    expect(text(page)).toContain('Online payment is unavailable at the moment')
    expect(text((await open('payment')).page)).toContain('Online payment is unavailable at the moment')
  })
})
