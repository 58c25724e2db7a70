import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPaymentDesk, type PaymentDesk } from '../../payment/testing/payment-desk.ts'
import type { GuestBooking } from '../../payment/testing/payment-steps.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { cancelBooking } from '../order/change-booking-state.ts'
import { sendBookingMail } from '../mails/send-booking-mail.ts'
import { sendPaymentReminder } from '../mails/send-payment-reminder.ts'
import { usualKinds } from '../testing/booking-desk.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { unpaidClock } from '../testing/unpaid-clock.ts'

describe.each(usualKinds)('the life of an unpaid booking on %s', (kind) => {
  let desk: PaymentDesk
  let clock: ReturnType<typeof unpaidClock>
  beforeAll(async () => {
    desk = await openPaymentDesk(kind)
    clock = unpaidClock(desk.db)
  })
  afterAll(() => desk?.close())

  async function book(): Promise<GuestBooking> {
    // Those of other tests are no concern of this one.
    await desk.db.updateTable('bookings').set({ payment_check_at: null }).execute()
    const booking = await desk.book()
    clock.set(0)
    await clock.bookedNow(booking.ref)
    return booking
  }
  const row = ({ ref }: GuestBooking) =>
    desk.db.selectFrom('bookings').selectAll().where('booking_ref', '=', ref).executeTakeFirstOrThrow()
  const unitIsFree = async (booking: GuestBooking) => {
    const { id } = await row(booking)
    const taken = await desk.db
      .selectFrom('unit_occupations')
      .select('id')
      .where('booking_id', '=', id)
      .where('state', '=', 'booked')
      .execute()
    return taken.length === 0
  }
  const confirmation = async ({ cartId, edition }: GuestBooking) =>
    (await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cartId}`, { edition })).body
  const mails = async ({ ref }: GuestBooking) => {
    const events = await desk.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', 'like', `%${ref}%`)
      .where('kind', 'in', ['payment-reminder', 'booking-ended'])
      .orderBy('id')
      .execute()
    return events.map(({ dedupe_key, kind: of, payload }) => ({ key: dedupe_key, kind: of, payload }))
  }
  async function send(event: {
    key: string
    kind: string
    payload: unknown
  }): Promise<MailMessage | undefined> {
    const sent: MailMessage[] = []
    const parts = {
      db: desk.db,
      findIdentity: findTestIdentity,
      transport: { description: 'memory', send: async (one: MailMessage) => void sent.push(one), close() {} },
    }
    const handler = event.kind === 'payment-reminder' ? sendPaymentReminder(parts) : sendBookingMail(parts)
    await handler({ kind: event.kind, payload: event.payload, dedupeKey: event.key } as never)
    return sent[0]
  }
  const payByEpay = async (booking: GuestBooking, amount: number) => {
    const { id, fields } = await desk.started(booking, 'bambora', amount)
    await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
    return id
  }

  test('forgotten: reminded before and after the due time, then it ends and the unit is free', async () => {
    const booking = await book()
    expect((await confirmation(booking)).payBy).toEqual({
      index: 0,
      open: booking.rates[0],
      dueAt: '2027-03-03T22:59:00.000Z',
      endsAt: '2027-03-06T22:59:00.000Z',
      words: expect.stringMatching(
        /^Betaal uiterlijk woensdag 3 maart 2027 om 23\.59 uur €\s[\d.,]+ voor je verblijf: Site 1\. .*zaterdag 6 maart 2027 om 23\.59 uur/,
      ) as string,
    })
    expect(await clock.live(119)).toEqual(['remind', 'remind', 'remind'])
    expect([(await row(booking)).state, await unitIsFree(booking)]).toEqual(['confirmed', false])
    expect(await clock.live(126)).toEqual(['end'])
    expect(await row(booking)).toMatchObject({ state: 'cancelled', ended: 'unpaid', payment_check_at: null })
    expect(await unitIsFree(booking)).toBe(true)
    const shown = await confirmation(booking)
    expect(shown).toMatchObject({ state: 'cancelled', ended: 'unpaid', payBy: null })
    expect(shown.paymentRates.every(({ status }) => status === 'cancelled')).toBe(true)
    expect((await mails(booking)).map(({ kind: of }) => of)).toEqual([
      'payment-reminder',
      'payment-reminder',
      'payment-reminder',
      'booking-ended',
    ])
    const [last] = (await mails(booking)).slice(-1)
    const mail = await send(last as never)
    expect(mail?.html).toMatch(/site-1\?date=2027-\d\d-\d\d&amp;children=5&amp;children=16/)
    expect(await clock.live(300)).toEqual([])
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  const stepsOfRow = async (booking: GuestBooking) =>
    await desk.db
      .selectFrom('payment_steps as p')
      .innerJoin('bookings as b', 'b.id', 'p.booking_id')
      .select(['p.step', 'p.outcome', 'p.done_at'])
      .where('b.booking_ref', '=', booking.ref)
      .orderBy('p.done_at')
      .execute()

  test('on the due day: once, in the morning, however often the job runs; the mail names the day', async () => {
    const booking = await book()
    expect(await clock.live(32, 1)).toEqual([])
    expect(await clock.live(40, 1)).toEqual(['remind'])
    expect(await stepsOfRow(booking)).toEqual([
      { step: 'on', outcome: 'sent', done_at: new Date('2027-03-03T07:59:00Z') },
    ])
    const [event] = await mails(booking)
    expect(event?.payload).toMatchObject({ news: 'on' })
    vi.useFakeTimers({ now: new Date('2027-03-03T07:00:30Z'), toFake: ['Date'] })
    try {
      const mail = await send(event as never)
      expect(mail?.subject).toBe(`Vandaag te betalen: Site 1 (${booking.ref})`)
      expect(mail?.text).toMatch(
        /Betaal vandaag €\s.+ voor je verblijf, uiterlijk woensdag 3 maart 2027 om 23\.59 uur: /,
      )
      vi.setSystemTime(new Date('2027-03-03T22:59:00Z'))
      expect((await send(event as never))?.subject, 'a mail that waited').toMatch(/^Nog niet betaald/)
      vi.setSystemTime(new Date('2027-02-20T10:00:00Z'))
      expect((await send(event as never))?.subject, 'due later meanwhile').toMatch(/^Binnenkort te betalen/)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(['paid', 'cancelled'] as const)(
    '%s on the due day: nothing is sent, nor what was queued',
    async (news) => {
      const [before, queued] = [await book(), await book()]
      const over = async (booking: GuestBooking) => {
        if (news === 'cancelled') expect(await cancelBooking(desk.db, booking.ref)).toBe(true)
        else await payByEpay(booking, booking.payable)
        await desk.reconcile()
      }
      await clock.bookedNow(before.ref, queued.ref)
      await clock.live(32, 4)
      await over(before)
      expect(await clock.live(40, 1)).toEqual(['remind'])
      await over(queued)
      expect(await clock.live(200)).toEqual([])
      expect(await mails(before)).toEqual([])
      const [event, ...others] = await mails(queued)
      expect([event?.payload, others]).toEqual([expect.objectContaining({ news: 'on' }), []])
      expect(await send(event as never)).toBeUndefined()
    },
  )

  test('a payment in time ends all of it; what was queued does not leave', async () => {
    const booking = await book()
    expect(await clock.live(50, 5)).toEqual(['remind', 'remind'])
    await payByEpay(booking, booking.rates[0] ?? 0)
    await desk.reconcile()
    for (const event of await mails(booking)) {
      // Speaks of the balance at most, which is not overdue.
      const mail = await send(event)
      expect(mail).toBeUndefined()
    }
    expect(await clock.live(200)).toEqual([])
    expect((await row(booking)).state).toBe('confirmed')
    expect((await confirmation(booking)).payBy).toMatchObject({ index: 1, open: booking.rates[1] })
  })

  test('with the deposit paid and the balance forgotten it ends; no more than the cost is retained', async () => {
    const booking = await book()
    const [deposit = 0] = booking.rates
    await payByEpay(booking, deposit)
    await desk.reconcile()
    const { date_from: arrival } = await row(booking)
    const days = (Date.parse(arrival) - Date.parse('2027-03-01')) / 86_400_000
    expect(await clock.live((days - 42) * 24 + 5 * 24)).toEqual([
      'remind',
      'remind',
      'remind',
      'remind',
      'end',
    ])
    expect(await row(booking)).toMatchObject({ state: 'cancelled', ended: 'unpaid' })
    const refunds = await desk.refunds(booking)
    // 38 days before arrival 60 % are kept, which is more than the deposit.
    expect(refunds).toEqual([])
    expect(await unitIsFree(booking)).toBe(true)
  })

  test('a payment under way delays the end, and money that arrives then counts', async () => {
    const booking = await book()
    await clock.live(114)
    const { fields } = await desk.started(booking, 'bambora', booking.rates[0] ?? 0)
    const paid = desk.bank.payWindow(fields)
    expect(await clock.live(130)).toEqual([])
    expect((await row(booking)).state).toBe('confirmed')
    await desk.get(`bambora/callback?${paid}`)
    await desk.reconcile()
    expect(await clock.live(200)).toEqual([])
    expect((await row(booking)).state).toBe('confirmed')
  })

  test('a payment page that nobody uses delays the end for an hour', async () => {
    const booking = await book()
    await clock.live(114)
    await desk.started(booking, 'bambora', booking.rates[0] ?? 0)
    expect(await clock.live(126)).toEqual([])
    await desk.pass(61)
    expect(await clock.live(132)).toEqual(['end'])
  })

  test('a booking from before the terms is reminded and listed, and does not end', async () => {
    const booking = await book()
    await desk.db
      .updateTable('bookings')
      .set({
        payment_terms: JSON.stringify({ ...((await row(booking)).payment_terms as object), ends: false }),
      } as never)
      .where('booking_ref', '=', booking.ref)
      .execute()
    expect(await clock.live(200)).toEqual(['remind', 'remind', 'remind'])
    expect((await row(booking)).state).toBe('confirmed')
    expect((await confirmation(booking)).payBy?.endsAt).toBeNull()
  })
})
