import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseNames } from '../../platform/jobs/testing/test-databases.ts'
import { openNewsletterDesk, tokenIn } from './testing/newsletter-desk.ts'

describe.each(databaseNames)('the newsletter on %s', (name) => {
  let desk: Awaited<ReturnType<typeof openNewsletterDesk>>
  beforeAll(async () => {
    desk = await openNewsletterDesk(name)
  })
  afterAll(() => desk?.close())

  const stored = (email: string) =>
    desk.db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where(sql`lower(email)`, '=', email)
      .execute()

  test('an address is stored with reference, brand and market, and gets one mail', async () => {
    const answer = await desk.post(
      'subscribe',
      { email: '  Store@Example.org ', reference: 'footer', phone: '' },
      { edition: 'alder/ch' },
    )
    expect([answer.status, answer.body]).toEqual([200, { status: 'check-inbox' }])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await stored('store@example.org')).toMatchObject([
      {
        brand: 'alder',
        market: 'ALCH',
        email: 'Store@Example.org',
        reference: 'footer',
        phone: null,
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ])
    const mails = await desk.deliver()
    expect(mails.map(({ to }) => to)).toEqual(['Store@Example.org'])
    expect(mails[0]?.from).toEqual({ name: 'Alder Camping', address: 'hello@de-ch.alder.example' })
    expect(mails[0]?.text).toContain('https://de-ch.alder.example/de-ch/newsletter?step=confirm&token=')
    expect(await desk.deliver()).toEqual([])
  })

  test('an address is on the list only after the click, and the link works once', async () => {
    await desk.subscribe('click@example.org')
    const [mail] = await desk.deliver()
    const token = tokenIn(mail, 'confirm')
    expect((await stored('click@example.org'))[0]?.confirmed_at).toBeNull()

    const elsewhere = await desk.post('confirm', { token }, { edition: 'alder/de' })
    expect([elsewhere.status, elsewhere.body.type]).toEqual([410, 'link-ended'])

    const both = await Promise.all([desk.post('confirm', { token }), desk.post('confirm', { token })])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    const [row] = await stored('click@example.org')
    expect(row?.confirmed_at).toBeInstanceOf(Date)
    expect((await desk.post('confirm', { token })).status).toBe(410)
  })

  test('the database holds hashes of tokens only', async () => {
    await desk.subscribe('hash@example.org')
    const [mail] = await desk.deliver()
    const { rows } = await sql<{ text: string }>`
      select t::text as text from newsletter_tokens t union all select o::text from outbox o`.execute(desk.db)
    const everything = rows.map(({ text }) => text).join()
    for (const step of ['confirm', 'leave'] as const) {
      expect(everything).not.toContain(tokenIn(mail, step))
    }
    expect(everything).not.toContain('hash@example.org')
  })

  test('a token of one kind does not do the work of the other', async () => {
    await desk.subscribe('kinds@example.org')
    const [mail] = await desk.deliver()
    expect((await desk.post('confirm', { token: tokenIn(mail, 'leave') })).status).toBe(410)
    expect((await desk.post('unsubscribe', { token: tokenIn(mail, 'confirm') })).status).toBe(410)
  })

  test('an old link to confirm has ended', async () => {
    await desk.subscribe('late@example.org')
    const [mail] = await desk.deliver()
    await sql`update newsletter_tokens set expires_at = now() - interval '1 second'
      where subscription_id = (select id from newsletter_subscriptions where email = 'late@example.org')`.execute(
      desk.db,
    )
    expect((await desk.post('confirm', { token: tokenIn(mail, 'confirm') })).status).toBe(410)
  })

  test('one may leave as often as one likes, and come back', async () => {
    await desk.subscribe('leave@example.org')
    const [first] = await desk.deliver()
    await desk.post('confirm', { token: tokenIn(first, 'confirm') })
    const token = tokenIn(first, 'leave')
    for (const time of [1, 2]) {
      const left = await desk.post('unsubscribe', { token })
      expect([time, left.status, left.body]).toEqual([time, 200, { status: 'unsubscribed' }])
    }
    expect((await stored('leave@example.org'))[0]?.unsubscribed_at).toBeInstanceOf(Date)

    await desk.subscribe('leave@example.org')
    const [second] = await desk.deliver()
    expect(second?.messageId).not.toBe(first?.messageId)
    await desk.post('confirm', { token: tokenIn(second, 'confirm') })
    expect((await stored('leave@example.org'))[0]?.unsubscribed_at).toBeNull()
  })

  test('leaving before confirming ends the link to confirm', async () => {
    await desk.subscribe('never@example.org')
    const [mail] = await desk.deliver()
    await desk.post('unsubscribe', { token: tokenIn(mail, 'leave') })
    expect((await desk.post('confirm', { token: tokenIn(mail, 'confirm') })).status).toBe(410)
  })

  test('the answer is the same for new, waiting and listed addresses, and a listed one is left alone', async () => {
    const answers = [await desk.subscribe('same@example.org')]
    const [mail] = await desk.deliver()
    answers.push(await desk.subscribe('same@example.org'), await desk.subscribe('SAME@example.org'))
    expect(await desk.deliver(), 'one mail an hour, whoever asks').toEqual([])
    await desk.post('confirm', { token: tokenIn(mail, 'confirm') })
    answers.push(
      await desk.post('subscribe', {
        email: 'same@example.org',
        reference: 'elsewhere',
        phone: '+44 117 496 0110',
      }),
    )
    expect(await desk.deliver()).toEqual([])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await stored('same@example.org')).toMatchObject([{ reference: 'footer', phone: null }])
  })

  test('each edition and brand has its list', async () => {
    await desk.subscribe('two@example.org', { edition: 'alder/nl' })
    await desk.subscribe('two@example.org', { edition: 'alder/be' })
    expect((await stored('two@example.org')).map(({ market }) => market).sort()).toEqual(['ALBE', 'ALNL'])
    const without = await desk.subscribe('two@example.org', { edition: 'lakeland/nl' })
    expect([without.status, without.body.type]).toEqual([404, 'not-found'])
  })

  test('one sign-up in 15 seconds for each client; invalid ones do not count', async () => {
    const address = '192.0.2.77'
    expect((await desk.subscribe('not an address', { address })).status).toBe(400)
    const burst = await Promise.all(
      Array.from({ length: 8 }, (_, at) => desk.subscribe(`burst${at}@example.org`, { address })),
    )
    expect(burst.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 429),
    ])
    const refused = burst.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ type: 'too-many-requests', status: 429 })
    expect(refused?.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json') as string,
      'retry-after': '15',
    })
    const { rows } = await sql`select 1 from newsletter_subscriptions where email like 'burst%'`.execute(
      desk.db,
    )
    expect(rows, 'a refused sign-up leaves nothing').toHaveLength(1)
    expect((await desk.subscribe('other@example.org', { address: '192.0.2.78' })).status).toBe(200)

    await sql`update throttles set until = clock_timestamp()`.execute(desk.db)
    expect((await desk.subscribe('again@example.org', { address })).status).toBe(200)
    expect((await desk.subscribe('v6@example.org', { address: '2001:db8:1:2::1' })).status).toBe(200)
    expect((await desk.subscribe('v6b@example.org', { address: '2001:db8:1:2:ffff::9' })).status).toBe(429)
  })

  test.each<[string, string, object, string]>([
    ['no address', 'subscribe', { reference: 'footer' }, 'email'],
    ['an empty address', 'subscribe', { email: '  ', reference: 'footer' }, 'email'],
    ['two addresses', 'subscribe', { email: 'a@b.example,c@d.example', reference: 'footer' }, 'email'],
    [
      'a header of its own',
      'subscribe',
      { email: 'a@b.example\r\nBcc: c@d.example', reference: 'x' },
      'email',
    ],
    [
      '255 characters',
      'subscribe',
      { email: `${'a'.repeat(243)}@example.org`, reference: 'footer' },
      'email',
    ],
    ['a list', 'subscribe', { email: ['a@b.example'], reference: 'footer' }, 'email'],
    ['no reference', 'subscribe', { email: 'a@b.example' }, 'reference'],
    ['a reference with markup', 'subscribe', { email: 'a@b.example', reference: '<b>' }, 'reference'],
    ['a phone of letters', 'subscribe', { email: 'a@b.example', reference: 'x', phone: 'call me' }, 'phone'],
    ['no token', 'confirm', {}, 'token'],
    ['a token with a quote', 'confirm', { token: `${'a'.repeat(30)}'` }, 'token'],
    ['a short token', 'unsubscribe', { token: 'abc' }, 'token'],
  ])('%s is refused and names its field', async (_, path, body, field) => {
    const answer = await desk.post(path, body)
    expect([answer.status, answer.body.type]).toEqual([400, 'validation'])
    expect(answer.body.errors?.map((error) => error.path)).toContain(field)
  })
})
