import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimEvent } from '../../platform/jobs/claim-event.ts'
import { mailHandlers } from '../../start-jobs.ts'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { runRefund } from '../refunds/run-refund.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { resolveUnmatched } from './unmatched-payments.ts'

const guest = 'anna.devries@example.org'

describe('mails about money', () => {
  const desk = usePaymentDesk(faultDatabase)
  let post: Post
  beforeAll(() => {
    post = openPost(desk().db)
  })
  const booked = async (edition?: string) => {
    const booking = await desk().book(edition)
    await post.deliver()
    return booking
  }
  const pay = async (booking: GuestBooking, amount: number) => {
    const { fields } = await desk().started(booking, 'bambora', amount)
    const notice = desk().bank.payWindow(fields)
    await desk().get(`bambora/callback?${notice}`)
    return notice
  }
  const money = (minor: number, tag = 'nl-NL', currency = 'EUR') =>
    new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 100)
  const passRetryDelay = () =>
    sql`update outbox set available_at = clock_timestamp(), locked_until = null where done_at is null`.execute(
      desk().db,
    )

  test('one for each payment, with the received and the open amount, however often it is reported', async () => {
    const booking = await booked()
    const [deposit = 0] = booking.rates
    const notice = await pay(booking, deposit)
    await Promise.all([1, 2, 3].map(() => desk().get(`bambora/callback?${notice}`)))
    await desk().get(`bambora/accept?${notice}`)
    await desk().reconcile()
    const [mail, ...more] = await post.deliver()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: guest,
      subject: `Betaling ontvangen: ${money(deposit)} (${booking.ref})`,
      from: { address: 'hello@nl.alder.example' },
    })
    expect(mail?.text).toContain(
      `We hebben ${money(deposit)} ontvangen. Nog te betalen: ${money(booking.payable - deposit)}.`,
    )
    await pay(booking, booking.payable - deposit)
    const [rest, ...others] = await post.deliver()
    expect(others).toEqual([])
    expect(rest?.text).toContain('Alles is betaald.')
    expect(rest?.messageId).not.toBe(mail?.messageId)
  })

  test('in the words and the currency of the edition', async () => {
    const booking = await booked('alder/couk')
    await pay(booking, booking.payable)
    const [mail] = await post.deliver()
    expect(mail?.subject).toBe(`We’ve received ${money(booking.payable, 'en-GB', 'GBP')} (${booking.ref})`)
    expect(mail?.from.address).toBe('hello@uk.alder.example')
  })

  test('none for a refused notice, nor for unmatched money until an operator assigns it', async () => {
    const booking = await booked()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}x`)
    expect(await post.deliver()).toEqual([])
    const unknown = await booked()
    const window = await desk().started(unknown, 'bambora', unknown.payable)
    await desk().get(`bambora/callback?${desk().bank.payWindow(window.fields, { currency: 'GBP' })}`)
    expect(await post.deliver()).toEqual([])
    const [queued] = (await desk().unmatched()).slice(-1)
    const british = await booked('alder/couk')
    await resolveUnmatched(desk().db, { id: queued?.id ?? 0, bookingRef: british.ref, note: 'sterling' })
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
      `We’ve received ${money(unknown.payable, 'en-GB', 'GBP')} (${british.ref})`,
    ])
  })

  test('one for a refund, when it is paid and not when it is requested', async () => {
    const booking = await booked()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    await cancelBooking(desk().db, booking.ref)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    const delivered = await post.deliver()
    expect(delivered.at(-1)?.text).toContain('al geannuleerd toen je betaling binnenkwam')
    const [task] = await desk().refunds(booking)
    await Promise.all([1, 2].map(() => runRefund(task?.id ?? 0, desk().context)))
    const [mail, ...more] = await post.deliver()
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Terugbetaling: ${money(booking.payable)} (${booking.ref})`)
  })

  test('F59: the mail server is down when the money arrives: the payment stands, and one mail follows', async () => {
    const booking = await booked()
    post.failures.push(new Error('connect ECONNREFUSED'), new Error('connect ECONNREFUSED'))
    const { id, fields } = await desk().started(booking, 'bambora', booking.payable)
    const { statusCode } = await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect(statusCode).toBe(200)
    expect(await post.deliver()).toEqual([])
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
    expect((await desk().result(id)).result).toBe('paid')
    await passRetryDelay()
    expect(await post.deliver(), 'the second attempt fails as well').toEqual([])
    await passRetryDelay()
    expect(await post.deliver()).toHaveLength(1)
    await passRetryDelay()
    expect(await post.deliver()).toEqual([])
  })

  test('F60: the process dies between the mail and its mark: the same message again, which programs fold into one', async () => {
    const booking = await booked()
    await pay(booking, booking.payable)
    const { db } = desk()
    const sent: string[] = []
    const handlers = mailHandlers({
      db,
      findIdentity: findTestIdentity,
      transport: {
        description: 'dies after sending',
        send: async ({ messageId }) => void sent.push(messageId),
        close: () => {},
      },
    })
    const event = await claimEvent(db, Object.keys(handlers))
    await handlers[event?.kind ?? '']?.(event as NonNullable<typeof event>)
    // Nobody marks it as done, and nobody takes it while the lease of the dead process lasts.
    expect(sent).toHaveLength(1)
    expect(await post.deliver()).toEqual([])
    await passRetryDelay()
    expect((await post.deliver()).map(({ messageId }) => messageId)).toEqual(sent)
    await passRetryDelay()
    expect(await post.deliver()).toEqual([])
  })
})
