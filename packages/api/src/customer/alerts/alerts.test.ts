import type { Cart, StayGone } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { alertBody, openAlertDesk, tokenIn } from './testing/alert-desk.ts'

describe.each(databaseKinds)('alerts on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openAlertDesk>>
  beforeAll(async () => {
    desk = await openAlertDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.reset())
  const alerts = () => desk.db.selectFrom('alerts').selectAll().orderBy('id').execute()
  const matches = () => desk.db.selectFrom('alert_matches').selectAll().orderBy('id').execute()

  test('an alert starts with the click, and one mail reports the stay that became free', async () => {
    const cart = await desk.take()
    const answer = await desk.post('alerts', alertBody({ email: ' Ada@Example.org ' }))
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      { status: 'check-inbox' },
      'no-store',
    ])
    const [asked] = await desk.deliver()
    expect(asked?.to).toBe('Ada@Example.org')
    expect(asked?.headers?.['list-unsubscribe']).toContain(tokenIn(asked, 'no-alert'))
    await desk.free(cart)
    await desk.work()
    expect(await desk.deliver(), 'not confirmed yet').toEqual([])

    const again = await desk.take()
    for (const _ of [1, 2])
      expect((await desk.post('alerts/confirm', { token: tokenIn(asked, 'alert') })).body).toEqual({
        status: 'confirmed',
      })
    await desk.work()
    expect(await desk.deliver(), 'still taken').toEqual([])
    await desk.free(again)
    await desk.work()
    const found = await desk.deliver()
    expect(found.map(({ to, subject }) => [to, subject])).toEqual([
      ['Ada@Example.org', 'Nu beschikbaar: Site 1'],
    ])
    expect(found[0]?.headers).toEqual({
      'list-unsubscribe': `<https://nl.alder.example/nl/answer?step=no-alert&token=${tokenIn(found[0], 'no-alert')}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    await desk.work()
    desk.job.noteGap()
    await desk.work()
    expect(await desk.deliver(), 'a stay is reported once').toEqual([])
    expect(await alerts()).toMatchObject([{ mails_left: 4 }])
  })

  test('what is free when the alert starts is reported, too', async () => {
    await desk.confirmed()
    await desk.work()
    expect(await desk.deliver()).toHaveLength(1)
  })

  test('all stays found together share one mail, the nearest first', async () => {
    await desk.confirmed({ flexibleDays: 7, accommodationId: null })
    await desk.work()
    const [mail, ...more] = await desk.deliver()
    expect(more).toEqual([])
    expect(mail?.text.match(/step=free/g)).toHaveLength(3)
    expect((await matches()).length).toBeGreaterThan(3)
  })

  test('F139: the link of the mail opens one cart, however often and by whomever it is followed', async () => {
    await desk.confirmed()
    await desk.work()
    const [mail] = await desk.deliver()
    const token = tokenIn(mail, 'free')
    const both = await Promise.all([
      desk.post<Cart>('alerts/cart', { token }),
      desk.post<Cart>('alerts/cart', { token }),
    ])
    const opened = both.filter(({ status }) => status === 200)
    // Two at the very same time: one may be told that the other is running.
    expect(both.every(({ status, body }) => status === 200 || body.type === 'in-progress')).toBe(true)
    const { body: cart } = await desk.post<Cart>('alerts/cart', { token })
    expect(new Set([...opened.map(({ body }) => body.id), cart.id]).size).toBe(1)
    expect(cart).toMatchObject({
      state: 'open',
      stay: { dateFrom: '2027-06-05', dateTo: '2027-06-12' },
      accommodation: { id: world.chalet },
    })
    // It ends, and the link opens another.
    await desk.free(cart.id)
    const { body: next } = await desk.post<Cart>('alerts/cart', { token })
    expect([next.state, next.id === cart.id]).toEqual(['open', false])
  })

  test('who comes too late hears what else there is, and the alert goes on', async () => {
    await desk.confirmed()
    await desk.work()
    const [mail] = await desk.deliver()
    await desk.take()
    const late = await desk.post<StayGone>('alerts/cart', { token: tokenIn(mail, 'free') })
    expect([late.status, late.body.type]).toEqual([409, 'no-longer-available'])
    expect(late.body.alternatives).toBeDefined()
    expect(await alerts()).toMatchObject([{ ended_at: null }])
  })

  test('a stay that is gone before its mail is sent counts as not reported', async () => {
    await desk.confirmed()
    await desk.work()
    const cart = await desk.take()
    await desk.world.settled()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await desk.world.settled()
    expect(await desk.deliver()).toEqual([])
    expect([await matches(), await alerts()]).toMatchObject([[], [{ mails_left: 5 }]])
    await desk.free(cart)
    await desk.work()
    expect(await desk.deliver()).toHaveLength(1)
  })

  test('a stay that was reported and taken is news again a day later', async () => {
    await desk.confirmed()
    await desk.work()
    expect(await desk.deliver()).toHaveLength(1)
    const cart = await desk.take()
    desk.job.noteGap()
    await desk.work()
    expect(await matches(), 'not on the same day').toHaveLength(1)
    await sql`update alert_matches set found_at = found_at - interval '25 hours'`.execute(desk.db)
    desk.job.noteGap()
    await desk.work()
    expect(await matches()).toEqual([])
    await desk.free(cart)
    await desk.work()
    expect(await desk.deliver()).toHaveLength(1)
  })

  test('F138: several processes report a stay once', async () => {
    const cart = await desk.take()
    for (const at of [1, 2, 3, 4, 5]) await desk.confirmed({ email: `each${at}@example.org` })
    const jobs = [desk.job, ...(await Promise.all([1, 2, 3].map(() => desk.newJob())))]
    for (const job of jobs) await desk.work(job)
    await desk.free(cart)
    await Promise.all(jobs.map((job) => desk.work(job)))
    const found = await desk.deliver()
    expect(found.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4, 5].map((at) => `each${at}@example.org`))
    expect(await matches()).toHaveLength(5)
  })

  test('a process that dies between finding and reporting has missed nothing', async () => {
    const cart = await desk.take()
    await desk.confirmed()
    await desk.work()
    await desk.free(cart)
    // The notice reached a process that died before it compared anything: nobody runs the job until a new one starts.
    const next = await desk.newJob()
    await desk.work(next)
    expect(await desk.deliver()).toHaveLength(1)
    await desk.work()
    expect(await desk.deliver()).toEqual([])
  })

  test('a failure leaves the changes to the next run', async () => {
    const cart = await desk.take()
    await desk.confirmed()
    await desk.work()
    await desk.free(cart)
    await sql`alter table alert_matches rename to alert_matches_away`.execute(desk.db)
    await expect(desk.work()).rejects.toThrow('alert_matches')
    await sql`alter table alert_matches_away rename to alert_matches`.execute(desk.db)
    await desk.work()
    expect(await desk.deliver()).toHaveLength(1)
  })

  test('it ends with one click, again and again, and then reports nothing', async () => {
    const cart = await desk.take()
    const mail = await desk.confirmed()
    expect((await desk.post('alerts/end', { token: tokenIn(mail, 'no-alert') }, 'lakeland/nl')).status).toBe(
      410,
    )
    for (const _ of [1, 2])
      expect((await desk.post('alerts/end', { token: tokenIn(mail, 'no-alert') })).body).toEqual({
        status: 'ended',
      })
    await desk.free(cart)
    await desk.work()
    expect(await desk.deliver()).toEqual([])
    const late = await desk.post('alerts/confirm', { token: tokenIn(mail, 'alert') })
    expect([late.status, late.body.type], 'an ended alert does not start again').toEqual([410, 'link-ended'])
  })

  test('it ends by itself: after its dates, after its mails, and when its stay is booked', async () => {
    await desk.confirmed({ email: 'a@example.org' })
    await sql`update alerts set ends_on = ${world.today}::date - 1`.execute(desk.db)
    await desk.work()
    await desk.confirmed({ email: 'b@example.org' })
    await sql`update alerts set mails_left = 0 where email = 'b@example.org'`.execute(desk.db)
    await desk.work()
    expect(await desk.deliver()).toEqual([])

    await desk.confirmed({ email: 'c@example.org', flexibleDays: 7 })
    await desk.work()
    const [mail] = await desk.deliver()
    const { body: cart } = await desk.post<Cart>('alerts/cart', { token: tokenIn(mail, 'free') })
    await sql`update carts set state = 'booked' where id = ${cart.id}`.execute(desk.db)
    await sql`delete from alert_matches`.execute(desk.db)
    desk.job.noteGap()
    await desk.work()
    expect(await desk.deliver()).toEqual([])
    const booked = await desk.db
      .selectFrom('alerts')
      .select('ended_at')
      .where('email', '=', 'c@example.org')
      .executeTakeFirst()
    expect(booked?.ended_at).toBeInstanceOf(Date)
  })

  test('the last mail is named as such', async () => {
    await desk.confirmed()
    await sql`update alerts set mails_left = 1`.execute(desk.db)
    await desk.work()
    const [mail] = await desk.deliver()
    expect(mail?.text).toContain('Dit was de laatste e-mail van deze melding.')
  })

  test('the database holds hashes of tokens only, and events no addresses', async () => {
    await desk.confirmed()
    await desk.work()
    const mail = await desk.deliver()
    const { rows } = await sql<{ text: string }>`
      select l::text as text from alert_links l union all select o::text from outbox o`.execute(desk.db)
    const stored = rows.map(({ text }) => text).join()
    expect(stored).not.toContain('ada@example.org')
    expect(stored).not.toContain(tokenIn(mail[0], 'free'))
    expect(stored).not.toContain(tokenIn(mail[0], 'no-alert'))
  })
})
