import type { AlertTerms } from '@camping/editions/alert-terms.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { roomyBrands } from '../../booking/testing/roomy-limits.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { alertBody, openAlertDesk, tokenIn } from './testing/alert-desk.ts'

/** The terms of the Dutch edition. */
const withTerms = (terms: Partial<AlertTerms>) =>
  new Map(
    [...roomyBrands].map(([brand, access]) => [brand, { ...access, alertTerms: { nl: terms } }] as const),
  )

describe.each(databaseKinds)('requests for alerts on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openAlertDesk>>
  beforeAll(async () => {
    desk = await openAlertDesk(kind, { brands: withTerms({ perNetwork: 3 }) })
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.reset())
  const alerts = () => desk.db.selectFrom('alerts').selectAll().orderBy('id').execute()

  test('an alert ends 180 days after its request, or with its last day of arrival', async () => {
    await desk.post('alerts', alertBody({ date: '2027-06-05', flexibleDays: 3 }))
    await desk.post('alerts', alertBody({ date: '2027-12-04', email: 'late@example.org' }))
    expect((await alerts()).map(({ ends_on }) => ends_on)).toEqual(['2027-06-08', '2027-08-28'])
  })

  test('the same request again is the same alert, with one mail an hour', async () => {
    await desk.post('alerts', alertBody({ persons: { adults: 2, children: [{ age: 1 }, { age: 7 }] } }))
    await desk.post(
      'alerts',
      alertBody({ persons: { adults: 2, children: [{ age: 7 }, { age: 1 }] }, email: 'ADA@example.org' }),
    )
    expect(await alerts()).toHaveLength(1)
    expect(await desk.deliver()).toHaveLength(1)
  })

  test('an address has ten alerts, and the answer to one more is the same, without a mail', async () => {
    const answers: unknown[] = []
    for (let at = 0; at < 12; at += 1) {
      await sql`delete from attempts`.execute(desk.db)
      const { status, body } = await desk.post('alerts', alertBody({ duration: 7 + at }))
      answers.push(JSON.stringify([status, body]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await alerts()).toHaveLength(10)
    expect(await desk.deliver()).toHaveLength(10)
  })

  test('at most three mails to confirm an hour go to an address, with the same answer', async () => {
    const answers = []
    for (let at = 0; at < 5; at += 1)
      answers.push((await desk.post('alerts', alertBody({ duration: 7 + at }))).status)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await desk.deliver()).toHaveLength(3)
  })

  test('parallel requests do not pass the limit of an address', async () => {
    await Promise.all(
      Array.from({ length: 14 }, async (_, at) => {
        await sql`delete from attempts`.execute(desk.db)
        return await desk.post('alerts', alertBody({ duration: 7 + at }))
      }),
    )
    expect((await alerts()).length).toBeLessThanOrEqual(10)
  })

  test('a network has as many a day as the brand allows, however its address is written', async () => {
    const statuses: number[] = []
    for (const [at, address] of [
      '192.0.2.44',
      '::ffff:192.0.2.44',
      '192.0.2.44',
      '192.0.2.44',
      '192.0.2.45',
    ].entries()) {
      const body = alertBody({ email: `n${at}@example.org` })
      statuses.push((await desk.call('POST', 'alerts', { body, address })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })

  test.each<[string, object, number]>([
    ['no address', { email: '' }, 400],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 400],
    ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 400],
    ['an unknown site', { siteId: 99, accommodationId: null }, 404],
    ['a withdrawn site', { siteId: 3, accommodationId: null }, 404],
    ['an accommodation of another site', { accommodationId: world.onRequest }, 404],
    ['an unknown accommodation', { accommodationId: 2_000_000_000 }, 404],
    ['an id beyond the database', { siteId: 3_000_000_000 }, 400],
    ['a day that is over', { date: '2027-02-28' }, 400],
    ['a day before there were years', { date: '0000-01-01' }, 400],
    ['a day that does not exist', { date: '2027-02-30' }, 400],
    ['a day beyond the calendar', { date: '2031-06-05' }, 400],
    ['eight days around it', { flexibleDays: 8 }, 400],
    ['half a day', { flexibleDays: 0.5 }, 400],
    ['no night', { duration: 0 }, 400],
    ['61 nights', { duration: 61 }, 400],
    ['nobody', { persons: { adults: 0, children: [] } }, 400],
    ['a price of nothing', { maxTotal: 0 }, 400],
    ['a price below nothing', { maxTotal: -1 }, 400],
    ['a price beyond all', { maxTotal: 2_000_000_000 }, 400],
  ])('%s is refused and leaves nothing', async (_what, changes, status) => {
    expect((await desk.post('alerts', alertBody(changes))).status).toBe(status)
    expect(await alerts()).toEqual([])
  })

  test('a brand without search has none', async () => {
    expect((await desk.post('alerts', alertBody(), 'lakeland/nl')).status).toBe(404)
  })

  test('links of another kind, of another brand, unknown and old ones are ended, all alike', async () => {
    const mail = await desk.confirmed()
    const [start, end] = [tokenIn(mail, 'alert'), tokenIn(mail, 'no-alert')]
    const tries: [string, string, string?][] = [
      ['alerts/confirm', end],
      ['alerts/end', start],
      ['alerts/cart', start],
      ['alerts/confirm', start, 'lakeland/nl'],
      ['alerts/confirm', 'y'.repeat(43)],
    ]
    for (const [path, token, edition] of tries)
      expect((await desk.post(path, { token }, edition)).body).toMatchObject({
        status: 410,
        type: 'link-ended',
      })
    await sql`update alert_links set expires_at = clock_timestamp()`.execute(desk.db)
    expect((await desk.post('alerts/end', { token: end })).status).toBe(410)
    expect((await desk.post('alerts/end', { token: 'odd token' })).status).toBe(400)
  })

  test('what is over is deleted: unconfirmed after eight days, everything else after thirty', async () => {
    await desk.db
      .insertInto('alerts')
      .values(
        (
          [
            ['unconfirmed', { created_at: ago(9) }],
            ['young', { created_at: ago(7) }],
            ['ended', { confirmed_at: ago(90), ended_at: ago(31) }],
            ['just-ended', { confirmed_at: ago(90), ended_at: ago(29) }],
            ['past', { confirmed_at: ago(90), ends_on: dayAgo(31) }],
            ['told', { confirmed_at: ago(90), mails_left: 0, last_mail_at: ago(31) }],
            ['active', { confirmed_at: ago(90), last_mail_at: ago(60) }],
          ] as const
        ).map(([name, changes]) => ({
          brand: 'alder',
          site_code: 'nl',
          email: `${name}@example.org`,
          site_id: 1,
          date_from: '2027-06-05',
          flexible_days: 0,
          nights: 7,
          adults: 2,
          ends_on: '2027-06-05',
          mails_left: 5,
          ...changes,
        })),
      )
      .execute()
    await cleanDatabase(desk.db)
    expect((await alerts()).map(({ email }) => email.split('@')[0])).toEqual([
      'young',
      'just-ended',
      'active',
    ])
  })
})

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000)
const dayAgo = (days: number): string => ago(days).toISOString().slice(0, 10)
