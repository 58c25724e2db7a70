import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { markets, siteCodeOf } from '@camping/editions/markets.ts'
import { expect } from 'vitest'
import { readPdf } from '../../../booking/documents/testing/read-pdf.ts'
import type { Post } from '../../../booking/documents/testing/open-post.ts'
import { nextAddress } from '../../../booking/testing/booking-desk.ts'
import { brokenInvariants } from '../../../booking/testing/broken-invariants.ts'
import type { MoneyDesk } from './money-desk.ts'
import type { PortalBooking } from './portal-desk.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

/** An amount as the edition of a booking writes it. */
function moneyIn(booking: PortalBooking) {
  const { languageTag, currency } = markets[siteCodeOf(booking.edition.split('/')[1] ?? '') ?? 'nl']
  return (minor: number) =>
    plain(moneyText((minor / 100).toLocaleString(languageTag, { ...moneyOptions, currency })))
}

/**
 * What must hold after every step of a life, to the minor unit: lines make the total, the ledger is the provider's book and what the
 * page states, and what was received, what goes back and what is open make what is owed.
 */
export async function checkMoney(desk: MoneyDesk, booking: PortalBooking): Promise<CustomerBooking> {
  const own = await desk.own(booking)
  const books = await desk.books(booking)
  expect(own.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.total)
  expect(books.ledger).toBe(books.bank)
  expect(own.paid).toBe(books.ledger)
  expect(own.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.paid)
  const { payable } = await desk.db
    .selectFrom('bookings')
    .select('payable')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const { cancellation } = own
  expect((own.state === 'cancelled') === (cancellation !== null)).toBe(true)
  // What a voucher has set aside beside a card is neither paid nor asked for.
  const waits = own.voucher?.until ? own.voucher.reserved : 0
  expect(own.paid - own.goingBack + waits + own.due).toBe(cancellation ? cancellation.cost : payable)
  if (cancellation) {
    expect(cancellation.cost + cancellation.refund).toBe(cancellation.paid + cancellation.owed)
    expect(cancellation.retained + cancellation.owed).toBe(cancellation.cost)
  }
  expect(await desk.broken()).toEqual([])
  return own
}

/** What must hold when a life is over: the unit is free or taken exactly once, and page, link, paper and mail state the same sums. */
export async function checkEnd(
  { desk, post }: { desk: MoneyDesk; post: Post },
  booking: PortalBooking,
): Promise<CustomerBooking> {
  const own = await checkMoney(desk, booking)
  const nights = await desk.db
    .selectFrom('unit_occupations')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('state', '=', 'booked')
    .execute()
  expect(nights).toHaveLength(own.state === 'cancelled' ? 0 : 1)
  expect(await brokenInvariants(desk.db)).toEqual([])

  const { edition } = booking
  const link = `booking/confirmation/${booking.cartId}`
  const { body: byLink } = await desk.call<BookingConfirmation>('GET', link, { edition })
  const { state, total, due, cancellation } = own
  expect(byLink).toMatchObject({ state, total, due, cancellation })

  const paper = await desk.app.inject({
    url: `/api/twenty/v2/${edition}/${link}/document`,
    remoteAddress: nextAddress(),
  })
  expect(paper.statusCode).toBe(200)
  const text = plain((await readPdf(paper.rawPayload)).text)
  const mails = post.mails.map((mail) => plain(mail.text)).filter((mail) => mail.includes(booking.ref))
  const money = moneyIn(booking)
  expect(mails.length, 'the guest was told').toBeGreaterThan(0)
  if (!cancellation) {
    // On paper all sums of this moment; by mail each when it came to be, in the mail that reports it.
    for (const sum of [total, own.paid].filter((amount) => amount > 0).map(money)) {
      expect(text, `the paper has ${sum}`).toContain(sum)
      expect(
        mails.some((mail) => mail.includes(sum)),
        `one mail has ${sum}`,
      ).toBe(true)
    }
    return own
  }
  const { paid, cost, retained, owed, refund } = cancellation
  const sums = [paid, cost, retained, owed + refund].filter((amount) => amount > 0).map(money)
  for (const sum of sums) expect(text, 'the paper has each sum of the cancellation').toContain(sum)
  const isTold = mails.some((mail) => sums.every((sum) => mail.includes(sum)))
  expect(isTold, `one mail has ${sums.join(', ')}`).toBe(true)
  return own
}
