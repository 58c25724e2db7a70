import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimEvent } from '../../platform/jobs/claim-event.ts'
import { maxAttempts } from '../../platform/jobs/retry-delay.ts'
import { cancelBooking } from '../order/change-booking-state.ts'
import { databaseKinds } from '../testing/booking-desk.ts'
import { receptionWebhookKind } from '../log/announce-to-reception.ts'
import { listReceptions, retryReception, setReception } from './receptions.ts'
import { openReceptionDesk, type ReceptionDesk } from './testing/reception-desk.ts'

describe.each(databaseKinds)('webhooks to campsites on %s', (kind) => {
  let desk: ReceptionDesk
  beforeAll(async () => {
    desk = await openReceptionDesk(kind)
  })
  afterAll(() => desk?.close())
  beforeEach(() => desk.begin())

  test('F140: kill -9 between a webhook and its mark: delivered again, with the same id', async () => {
    await desk.book()
    const dead = await claimEvent(desk.db, [receptionWebhookKind])
    await desk.webhookHandler(dead as never)
    await desk.sendWebhooks()
    expect(desk.receiver.deliveries, 'the claim of the dead process holds').toHaveLength(1)
    await sql`update outbox set locked_until = clock_timestamp() - interval '1 second'
      where done_at is null`.execute(desk.db)
    await desk.sendWebhooks()
    expect(desk.receiver.deliveries).toHaveLength(2)
    expect(new Set(desk.receiver.deliveries.map(({ id }) => id)).size).toBe(1)
    await desk.sendWebhooks()
    expect(desk.receiver.deliveries).toHaveLength(2)
  })

  test('F141: a campsite is down: its booking’s events wait for each other, others go on, none is lost', async () => {
    const [one, other] = [await desk.book(), await desk.book()]
    await desk.changeExtras(one.bookingRef, 4)
    await cancelBooking(desk.db, one.bookingRef)
    desk.receiver.answers.push(503, 204)
    await desk.sendWebhooks()
    // The first of `one` failed; what follows of it waits, however due it is.
    expect(desk.types()).toEqual([
      `booking.confirmed ${one.bookingRef}`,
      `booking.confirmed ${other.bookingRef}`,
    ])
    desk.receiver.answers.push(302)
    await desk.soon()
    await desk.sendWebhooks()
    expect(desk.types().slice(2)).toEqual([`booking.confirmed ${one.bookingRef}`])
    await desk.soon()
    await desk.sendWebhooks()
    expect(desk.types().slice(3)).toEqual(
      ['confirmed', 'changed', 'cancelled'].map((type) => `booking.${type} ${one.bookingRef}`),
    )
    expect(new Set(desk.receiver.deliveries.map(({ id }) => id)).size).toBe(4)
  })

  test('F142: several processes deliver at once: each event once, and those of a booking in their order', async () => {
    const refs: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const { bookingRef } = await desk.book()
      refs.push(bookingRef)
      await desk.changeExtras(bookingRef, 4)
      await cancelBooking(desk.db, bookingRef)
    }
    await Promise.all([1, 2, 3, 4].map(() => desk.sendWebhooks()))
    await desk.sendWebhooks()
    expect(desk.receiver.deliveries).toHaveLength(9)
    for (const ref of refs)
      expect(desk.types().filter((one) => one.endsWith(ref))).toEqual(
        ['confirmed', 'changed', 'cancelled'].map((type) => `booking.${type} ${ref}`),
      )
  })

  test('given up after the last attempt, with a line for the operator, who sends it again; the next goes on', async () => {
    const { bookingRef: ref } = await desk.book()
    await cancelBooking(desk.db, ref)
    await sql`update outbox set attempts = ${maxAttempts - 1} where kind = ${receptionWebhookKind} and dedupe_key like '%:confirmed'`.execute(
      desk.db,
    )
    desk.receiver.answers.push(500)
    await desk.sendWebhooks()
    expect(desk.parked).toEqual(['localhost answers 500'])
    expect(desk.types()).toEqual([`booking.confirmed ${ref}`, `booking.cancelled ${ref}`])
    const { receptions } = await listReceptions(desk.db)
    expect(receptions[0]).toMatchObject({
      slug: 'site-1',
      parked: 1,
      waiting: 0,
      lastError: 'localhost answers 500',
    })
    expect(await retryReception(desk.db, 'site-1')).toEqual({ events: 1 })
    await desk.sendWebhooks()
    expect(desk.types().at(-1)).toBe(`booking.confirmed ${ref}`)
  })

  test('a campsite that answers 410 gets this event no more', async () => {
    await desk.book()
    desk.receiver.answers.push(410)
    await desk.sendWebhooks()
    await desk.soon()
    await desk.sendWebhooks()
    expect([desk.parked, desk.receiver.deliveries.length]).toEqual([
      ['localhost answers 410: it wants no more events'],
      1,
    ])
  })

  test('the operator sets whom to write to; an address for events has a new secret each time', async () => {
    await desk.db.deleteFrom('receptions').execute()
    const first = await setReception(desk.db, {
      slug: 'site-1',
      email: 'desk@site-1.example',
      webhookUrl: 'https://site-1.example/hook',
    })
    expect(first).toMatchObject({ email: 'desk@site-1.example', messages: 'fr' })
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const again = await setReception(desk.db, { slug: 'site-1', webhookUrl: 'https://site-1.example/hook' })
    expect(again.secret).not.toBe(first.secret)
    expect(again.email).toBe('desk@site-1.example')
    expect(await setReception(desk.db, { slug: 'site-1', webhookUrl: null, messages: 'nl' })).toMatchObject({
      webhookUrl: null,
      secret: null,
      messages: 'nl',
    })
    await expect(setReception(desk.db, { slug: 'site-1', webhookUrl: 'http://a.example/' })).rejects.toThrow(
      'not valid',
    )
    await expect(setReception(desk.db, { slug: 'nowhere', email: null })).rejects.toThrow('Not found')
  })
})
