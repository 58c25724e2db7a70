import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { type AccountDesk, linkToken, openAccountDesk, owner, password } from './testing/account-desk.ts'

describe.each(usualKinds)('accounts on %s', (kind) => {
  let desk: AccountDesk
  beforeAll(async () => {
    desk = await openAccountDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())
  const post: AccountDesk['post'] = (...call) => desk.post(...call)
  const deliver = () => desk.deliver()

  test('from an unknown address to a session: 404, 401, 204, and the token opens the user', async () => {
    const email = 'Way@Example.org'
    expect((await post('status', { email })).status).toBe(404)
    expect(await post('', { email })).toMatchObject({ status: 200, body: { status: 'check-inbox' } })
    const waiting = await post('status', { email: ' way@example.ORG ' })
    expect([waiting.status, waiting.body.type]).toEqual([401, 'check-inbox'])
    expect((await post('authenticate', { email, password })).status).toBe(401)

    const [mail] = await deliver()
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('https://nl.alder.example/nl/login?verify=')
    const token = linkToken(mail, 'verify')
    expect((await post('verify', owner(token))).body).toEqual({ email })
    expect((await post('verify', owner(token))).status).toBe(410)

    const known = await desk.app.inject({
      method: 'POST',
      url: '/api/twenty/v2/alder/nl/customer-portal/status',
      payload: { email },
      remoteAddress: '10.1.1.1',
    })
    expect([known.statusCode, known.body]).toEqual([204, ''])
    const signedIn = await post('authenticate', { email: 'WAY@example.org', password })
    expect(signedIn.status).toBe(200)
    expect((await desk.who(signedIn.body.token ?? '')).json()).toMatchObject({
      type: 'email',
      firstName: 'Jo',
      email,
    })
  })

  test('a host that stores sessions gets the token in a header, and scripts get none', async () => {
    await desk.account('host@example.org')
    const reply = await post(
      'authenticate',
      { email: 'host@example.org', password },
      { headers: { 'session-keeper': 'host' } },
    )
    expect(reply.body).toEqual({ token: null })
    const opened = JSON.parse(String(reply.headers['opened-session'])) as {
      token: string
      type: string
      maxAge: number
    }
    expect(opened).toMatchObject({ type: 'email', maxAge: 30 * 24 * 3600 })
    expect((await desk.who(opened.token)).statusCode).toBe(200)
  })

  test('a new sign-in ends the previous session, against session fixation', async () => {
    await desk.account('fix@example.org')
    const first = await post('authenticate', { email: 'fix@example.org', password })
    const old = first.body.token ?? ''
    const second = await post(
      'authenticate',
      { email: 'fix@example.org', password },
      { headers: { authorization: `Bearer ${old}` } },
    )
    expect(second.body.token).not.toBe(old)
    expect((await desk.who(old)).statusCode).toBe(401)
    expect((await desk.who(second.body.token ?? '')).statusCode).toBe(200)
  })

  test('an account belongs to its brand', async () => {
    await desk.account('brand@example.org')
    const elsewhere = await post(
      'authenticate',
      { email: 'brand@example.org', password },
      { edition: 'lakeland/nl' },
    )
    expect(elsewhere.status).toBe(401)
    expect((await post('status', { email: 'brand@example.org' }, { edition: 'lakeland/nl' })).status).toBe(
      404,
    )
    expect((await post('status', { email: 'brand@example.org' }, { edition: 'alder/de' })).status).toBe(204)
  })

  test('an address in use is 409', async () => {
    await desk.account('used@example.org')
    const again = await post('', { email: 'USED@example.org' })
    expect([again.status, again.body.type]).toEqual([409, 'email-in-use'])
  })

  test('a link that is sent again replaces the one before', async () => {
    await post('', { email: 'again@example.org' })
    const [first] = await deliver()
    expect((await post('send-confirmation', { email: 'again@example.org' })).status).toBe(200)
    const [second] = await deliver()
    expect(linkToken(second, 'verify')).not.toBe(linkToken(first, 'verify'))
    expect((await post('verify', owner(linkToken(first, 'verify')))).status).toBe(410)
    expect((await post('verify', owner(linkToken(second, 'verify')))).status).toBe(200)
  })

  test.each([
    [{ password: 'short', confirmed_password: 'short' }, 'password'],
    [{ password: 'xyz'.repeat(43) }, 'password'],
    [{ confirmed_password: 'another long one' }, 'confirmed_password'],
    [{ password: 'aaaaaaaaaaaaa', confirmed_password: 'aaaaaaaaaaaaa' }, 'password'],
    [{ password: '123456789012', confirmed_password: '123456789012' }, 'password'],
    [{ password: 'qwertyuiop123', confirmed_password: 'qwertyuiop123' }, 'password'],
    [{ password: 'P@ssw0rd2024', confirmed_password: 'P@ssw0rd2024' }, 'password'],
    [{ password: 'alderalder12', confirmed_password: 'alderalder12' }, 'password'],
    [{ password: 'rules@example.org', confirmed_password: 'rules@example.org' }, 'password'],
    [{ firstName: '  ' }, 'firstName'],
    [{ lastName: 'x'.repeat(61) }, 'lastName'],
    [{ acceptedTerms: false }, 'acceptedTerms'],
  ])('an account with %j is refused at %s, and the link goes on working', async (change, path) => {
    const email = 'rules@example.org'
    await post('', { email })
    const token = linkToken((await deliver())[0], 'verify')
    const answer = await post('verify', owner(token, change))
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map((error) => error.path)).toEqual([path])
    expect((await post('authenticate', { email, password })).status).toBe(401)
    expect((await post('status', { email })).status).toBe(401)
    await desk.db.deleteFrom('attempts').execute()
  })

  test('a registration without an address is refused', async () => {
    expect((await post('', { email: 'no address' })).body.errors?.map(({ path }) => path)).toEqual(['email'])
    expect(await deliver()).toEqual([])
  })

  test('a forgotten password: one link, once; all sessions and links end, and the owner gets a mail', async () => {
    const email = 'reset@example.org'
    await desk.account(email)
    const before = (await post('authenticate', { email, password })).body.token ?? ''
    expect((await post('reset/link', { email })).body).toEqual({ status: 'check-inbox' })
    const [mail] = await deliver()
    const token = linkToken(mail, 'token')
    const fresh = { token, password: 'another quiet lake', confirmed_password: 'another quiet lake' }
    const bearer = { headers: { authorization: `Bearer ${token}` } }

    expect((await post('reset/password', fresh)).status).toBe(401)
    expect(
      (await post('reset/password', fresh, { headers: { authorization: `Bearer ${before}` } })).status,
    ).toBe(401)
    expect((await desk.who(token)).statusCode).toBe(401)
    const easy = { ...fresh, password: '123456789012', confirmed_password: '123456789012' }
    expect((await post('reset/password', easy, bearer)).status).toBe(400)

    const both = await Promise.all([
      post('reset/password', fresh, bearer),
      post('reset/password', fresh, bearer),
    ])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    expect((await desk.who(before)).statusCode).toBe(401)
    expect((await post('authenticate', { email, password })).status).toBe(401)
    expect((await post('authenticate', { email, password: fresh.password })).status).toBe(200)
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Je wachtwoord is gewijzigd'])
  })

  test('an old link has ended, and the database stores none in clear', async () => {
    await desk.account('old@example.org')
    await post('reset/link', { email: 'old@example.org' })
    const token = linkToken((await deliver())[0], 'token')
    const rows = await desk.db.selectFrom('reset_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token))
    await desk.db
      .updateTable('reset_tokens')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .execute()
    const answer = await post(
      'reset/password',
      { token, password: 'another quiet lake', confirmed_password: 'another quiet lake' },
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect([answer.status, answer.body.type]).toEqual([410, 'link-ended'])
  })
})
