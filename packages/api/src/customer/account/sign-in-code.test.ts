import type { User } from '@camping/contract/session.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { outboxJob } from '../../platform/jobs/work-outbox.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { mailHandlers } from '../../start-jobs.ts'
import { linkToken, password } from './testing/account-desk.ts'
import { codeIn, openCodeDesk, otherThan, someBrowser, type CodeDesk } from './testing/code-desk.ts'

describe.each(usualKinds)('account-15: a code instead of a password on %s', (kind) => {
  let desk: CodeDesk
  beforeAll(async () => {
    desk = await openCodeDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    await desk.db.deleteFrom('attempts').execute()
    await desk.aMinuteLater()
  })

  const expire = () =>
    desk.db
      .updateTable('sign_in_codes')
      .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
      .execute()

  test('opens the session that the password opens, however the code is typed, and ends the one before', async () => {
    const { key, code, email } = await desk.requested('opens@example.org')
    const before = await desk.post('authenticate', { email, password })
    const headers = { authorization: `Bearer ${before.body.token}` }
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const { status, body } = await desk.redeem(email.toUpperCase(), typed, { key, headers })
    expect(status).toBe(200)
    expect((await desk.who(body.token ?? '')).json<User>()).toMatchObject({ type: 'email', email })
    expect((await desk.who(before.body.token ?? '')).statusCode).toBe(401)
    const row = await desk.db
      .selectFrom('sessions')
      .select(['kind', sql<boolean>`proved_until > now()`.as('proved')])
      .where('token_hash', '=', hashToken(body.token ?? ''))
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ kind: 'email', proved: true })
  })

  test('works once', async () => {
    const { key, code, email } = await desk.requested('once@example.org')
    expect((await desk.redeem(email, code, { key })).status).toBe(200)
    const again = await desk.redeem(email, code, { key })
    expect([again.status, again.body.type]).toEqual([410, 'code-ended'])
  })

  test('F104: of many at once with the right code one is let in', async () => {
    const { key, code, email } = await desk.requested('race@example.org')
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.redeem(email, code, { key })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410])
    const { sessions } = await desk.db
      .selectFrom('sessions')
      .innerJoin('customers', 'customers.id', 'sessions.customer_id')
      .select(({ fn }) => fn.countAll<number>().as('sessions'))
      .where('customers.email', '=', email)
      .executeTakeFirstOrThrow()
    expect(Number(sessions)).toBe(1)
  })

  test('opens nothing in another browser, for another address and in another brand', async () => {
    const { key, code, email } = await desk.requested('device@example.org')
    await desk.account('second@example.org')
    const elsewhere = [
      await desk.redeem(email, code, { key: someBrowser() }),
      await desk.redeem(email, code, {}),
      await desk.redeem(email, code, { key: 'short' }),
      await desk.redeem('second@example.org', code, { key }),
      await desk.redeem(email, code, { key, edition: 'lakeland/nl' }),
    ]
    for (const { status, body } of elsewhere) expect([status, body.type]).toEqual([410, 'code-ended'])
    // None of them has used up a try.
    expect((await desk.redeem(email, otherThan(code), { key })).body.triesLeft).toBe(4)
    expect((await desk.redeem(email, code, { key })).status).toBe(200)
  })

  test('is requested by a browser only', async () => {
    const { status, body } = await desk.send('nobrowser@example.org', {})
    expect([status, body.type]).toEqual([400, 'no-code-key'])
  })

  test('ends after five wrong tries, the right one too, and after ten minutes', async () => {
    const { key, code, email } = await desk.requested('tries@example.org')
    for (let left = 4; left > 0; left -= 1)
      expect((await desk.redeem(email, otherThan(code), { key })).body.triesLeft).toBe(left)
    for (const typed of [otherThan(code), code])
      expect((await desk.redeem(email, typed, { key })).body.type).toBe('code-ended')
    await desk.aMinuteLater()
    await desk.send(email, { key })
    const next = codeIn((await desk.deliver())[0])
    const { seconds } = await desk.db
      .selectFrom('sign_in_codes')
      .select(sql<number>`max(extract(epoch from expires_at - clock_timestamp()))::int`.as('seconds'))
      .executeTakeFirstOrThrow()
    expect(seconds).toBeLessThanOrEqual(600)
    await expire()
    expect((await desk.redeem(email, next, { key })).body.type).toBe('code-ended')
  })

  test('a new one ends the one before, and within a minute none is sent', async () => {
    const { key, code, email } = await desk.requested('again@example.org')
    expect((await desk.send(email, { key })).status).toBe(200)
    expect(await desk.deliver()).toEqual([])
    await desk.aMinuteLater()
    await desk.send(email, { key })
    const next = codeIn((await desk.deliver())[0])
    if (next !== code) expect((await desk.redeem(email, code, { key })).body.type).toBe('code-wrong')
    expect((await desk.redeem(email, next, { key })).status).toBe(200)
  })

  test('two browsers of one customer have a code each', async () => {
    const { key, code, email } = await desk.requested('two@example.org')
    const other = someBrowser()
    await desk.send(email, { key: other })
    const second = codeIn((await desk.deliver())[0])
    expect((await desk.redeem(email, code, { key })).status).toBe(200)
    expect((await desk.redeem(email, second, { key: other })).status).toBe(200)
  })

  test('F103: a mail that breaks off is sent anew with another code, and the last one works', async () => {
    const email = 'crash@example.org'
    await desk.account(email)
    const key = someBrowser()
    await desk.send(email, { key })
    const tried: string[] = []
    let isUp = false
    const transport = {
      description: 'one that breaks off',
      send: async (mail: Parameters<typeof codeIn>[0]) => {
        tried.push(codeIn(mail))
        if (!isUp) throw new Error('connection lost')
      },
      close: () => undefined,
    }
    const job = outboxJob({
      db: desk.db,
      handlers: mailHandlers({ db: desk.db, findIdentity: findTestIdentity, transport }),
      onParked: () => undefined,
    })
    const work = async () => {
      const { signal } = new AbortController()
      while (await job.run(signal)) continue
    }
    await work()
    isUp = true
    const { id: customer } = await desk.db
      .selectFrom('customers')
      .select(sql<string>`id::text`.as('id'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const again = () =>
      sql`update outbox set available_at = clock_timestamp(), locked_until = null, done_at = null
        where kind = 'sign-in-code' and payload ->> 'customerId' = ${customer}`.execute(desk.db)
    await again()
    await work()
    expect(tried).toHaveLength(2)
    const [first = '', last = ''] = tried
    if (first !== last) expect((await desk.redeem(email, first, { key })).status).toBe(400)
    expect((await desk.redeem(email, last, { key })).status).toBe(200)
    // A mail that is made after its code was redeemed has none.
    await again()
    await work()
    expect(tried).toHaveLength(2)
  })

  test('the mail of an earlier request, made late, has no code', async () => {
    const email = 'late@example.org'
    await desk.account(email)
    const key = someBrowser()
    await desk.send(email, { key })
    await desk.aMinuteLater()
    await desk.send(email, { key })
    const mails = await desk.deliver()
    expect(mails).toHaveLength(1)
    expect((await desk.redeem(email, codeIn(mails[0]), { key })).status).toBe(200)
  })

  test('a new password ends codes, and an erased account has none', async () => {
    const { key, code, email } = await desk.requested('reset@example.org')
    await desk.post('reset/link', { email })
    const token = linkToken((await desk.deliver())[0], 'token')
    const chosen = { token, password: 'another quiet lake', confirmed_password: 'another quiet lake' }
    const headers = { authorization: `Bearer ${token}` }
    expect((await desk.post('reset/password', chosen, { headers })).status).toBe(200)
    expect((await desk.redeem(email, code, { key })).body.type).toBe('code-ended')
    await desk.db
      .updateTable('customers')
      .set({ erased_at: sql<Date>`now()` })
      .where('email', '=', email)
      .execute()
    await desk.deliver()
    await desk.aMinuteLater()
    expect((await desk.send(email, { key })).status).toBe(200)
    expect(await desk.deliver()).toEqual([])
  })

  test('the database has a code nowhere, no address and no browser, and lets old ones go', async () => {
    const { key, code, email } = await desk.requested('stored@example.org')
    const rows = await desk.db.selectFrom('sign_in_codes').selectAll().execute()
    const stored = JSON.stringify([
      rows,
      await desk.db.selectFrom('outbox').select(['payload', 'dedupe_key']).execute(),
    ])
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(stored).not.toContain(key)
    expect(JSON.stringify(rows)).not.toContain(email)
    await expire()
    await cleanDatabase(desk.db)
    expect(await desk.db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([])
  })
})
