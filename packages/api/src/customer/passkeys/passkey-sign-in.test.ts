import type { User } from '@camping/contract/session.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { password } from '../account/testing/account-desk.ts'
import { openPasskeyDesk, someBrowser, type PasskeyDesk } from './testing/passkey-desk.ts'
import type { Oddity } from './testing/software-authenticator.ts'

describe.each(databaseKinds)('signing in with a passkey on %s', (kind) => {
  let desk: PasskeyDesk
  beforeAll(async () => {
    desk = await openPasskeyDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())

  const later = () =>
    desk.db
      .updateTable('passkey_challenges')
      .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
      .execute()
  describe('account-17: signing in', () => {
    let owner: Awaited<ReturnType<PasskeyDesk['customer']>>
    beforeAll(async () => {
      owner = await desk.customer('owner')
    })

    test('opens the session that the password opens, and ends the one before', async () => {
      const { authenticator, email, token } = await desk.customer('opens')
      const { status, body } = await desk.signIn(authenticator, {}, { token })
      expect(status).toBe(200)
      expect((await desk.who(body.token ?? '')).json<User>()).toMatchObject({ type: 'email', email })
      expect((await desk.who(token)).statusCode).toBe(401)
      const row = await desk.db
        .selectFrom('sessions')
        .select(['kind', sql<boolean>`proved_until > now()`.as('proved')])
        .where('token_hash', '=', hashToken(body.token ?? ''))
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ kind: 'email', proved: true })
      const [passkey] = (await desk.list(body.token ?? '')).body.passkeys
      expect(passkey).toMatchObject({ name: null, browser: 'Firefox', system: 'Linux', isBlocked: false })
      expect(passkey?.lastUsedAt).toBeGreaterThan(0)
    })

    test('names no account beforehand: request and reply are the same for everybody', async () => {
      const { status, body } = await desk.request({ key: someBrowser() })
      expect(status).toBe(200)
      expect(body).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        timeout: 300_000,
        rpId: 'alder.example',
        userVerification: 'required',
      })
    })

    test('an answer counts once', async () => {
      const { authenticator } = owner
      const key = someBrowser()
      const { body: options } = await desk.request({ key })
      const signed = authenticator.sign(options)
      const answers = await Promise.all([1, 2, 3].map(() => desk.redeem(signed, { key })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
      expect((await desk.redeem(signed, { key })).body.type).toBe('passkey-ended')
    })

    test.each<[string, Oddity]>([
      ['another origin', { origin: 'https://evil.example' }],
      ['an origin below our domain that serves no edition', { origin: 'https://blog.alder.example' }],
      ['our origin without https', { origin: 'http://nl.alder.example' }],
      ['another brand’s origin', { origin: 'https://nl.lakeland.example' }],
      ['another domain', { rpId: 'evil.example' }],
      ['the edition’s own domain, which is not the passkeys’', { rpId: 'nl.alder.example' }],
      ['a page inside another site’s', { crossOrigin: true }],
      ['the answer of a new passkey', { type: 'webauthn.create' }],
      ['an authenticator that nobody has unlocked', { isUnverified: true }],
      ['another key', { forged: true }],
      ['an unknown passkey', { credentialId: 'x'.repeat(43) }],
      ['somebody else’s handle', { userHandle: 'y'.repeat(43) }],
    ])('is refused to %s, and all refusals are alike', async (_, odd) => {
      const { status, body } = await desk.signIn(owner.authenticator, odd)
      expect([status, body]).toMatchObject([
        401,
        { type: 'passkey-refused', title: 'This passkey opens nothing here' },
      ])
      // Nothing is blocked by it.
      const [passkey] = (await desk.list(owner.token)).body.passkeys
      expect(passkey?.isBlocked).toBe(false)
    })

    test('works on the brand’s other editions and in no other brand', async () => {
      const { authenticator } = owner
      expect((await desk.signIn(authenticator, { origin: 'https://uk.alder.example' })).status).toBe(200)
      const elsewhere = { origin: 'https://nl.lakeland.example' }
      expect((await desk.signIn(authenticator, elsewhere, { edition: 'lakeland/nl' })).status).toBe(401)
    })

    test('an answer to a challenge that is made up, too old or of another browser opens nothing', async () => {
      const { authenticator } = owner
      const key = someBrowser()
      const { body: options } = await desk.request({ key })
      const signed = authenticator.sign(options)
      const type = async (credential: object, visitor: { key?: string | null }) =>
        (await desk.redeem(credential, visitor)).body.type
      expect(await type(signed, { key: someBrowser() })).toBe('passkey-ended')
      expect(await type(signed, { key: null })).toBe('no-passkey-key')
      expect(await type(authenticator.sign({ ...options, challenge: 'z'.repeat(43) }), { key })).toBe(
        'passkey-ended',
      )
      const garbage = { ...signed, response: { ...signed.response, clientDataJSON: 'bm8' } }
      expect(await type(garbage, { key })).toBe('passkey-ended')
      await later()
      expect(await type(signed, { key })).toBe('passkey-ended')
      expect((await desk.request({ key: null })).body.type).toBe('no-passkey-key')
    })

    test('a browser has five open challenges, one for each of its tabs; a sixth ends the oldest', async () => {
      const { authenticator } = owner
      const key = someBrowser()
      const asked = []
      for (let tab = 0; tab < 6; tab += 1) asked.push((await desk.request({ key })).body)
      const [first, second] = asked.map((options) => authenticator.sign(options))
      expect((await desk.redeem(first ?? {}, { key })).status).toBe(410)
      expect((await desk.redeem(second ?? {}, { key })).status).toBe(200)
      await later()
      await cleanDatabase(desk.db)
      expect(await desk.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
    })

    test('limits count by network: a flood locks nobody else out, and passwords that failed lock no passkey', async () => {
      const { authenticator, email } = await desk.customer('flood', { password: true })
      const address = '10.77.0.1'
      const flood = Array.from({ length: 25 }, async () => {
        const signed = authenticator.sign({ challenge: 'q'.repeat(43), rpId: 'x' })
        return (await desk.redeem(signed, { key: someBrowser(), address })).status
      })
      const statuses = await Promise.all(flood)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([
        ...Array<number>(20).fill(410),
        ...Array<number>(5).fill(429),
      ])
      const wrong = { email, password: 'not mine' }
      await Promise.all(
        Array.from({ length: 8 }, () => desk.post('authenticate', wrong, { address: '10.77.0.2' })),
      )
      const locked = await desk.post('authenticate', { email, password }, { address: '10.77.0.2' })
      expect(locked.status).toBe(429)
      expect((await desk.signIn(authenticator, {}, { address: '10.77.0.2' })).status).toBe(200)
      // Whoever has signed in has proved the account: the lock has ended.
      expect((await desk.post('authenticate', { email, password }, { address: '10.77.0.2' })).status).toBe(
        200,
      )
    })
  })

  describe('account-18: the count of an authenticator', () => {
    test('goes up with each sign-in; one that was used before blocks the passkey, and the owner hears of it', async () => {
      const { authenticator, email, token } = await desk.customer('counts', { counts: true })
      for (let times = 0; times < 2; times += 1) expect((await desk.signIn(authenticator)).status).toBe(200)
      // A copy that cannot sign blocks nothing.
      expect((await desk.signIn(authenticator, { signCount: 1, forged: true })).status).toBe(401)
      expect((await desk.signIn(authenticator)).status).toBe(200)
      expect(await desk.deliver()).toEqual([])

      expect((await desk.signIn(authenticator, { signCount: 3 })).body.type).toBe('passkey-refused')
      expect((await desk.list(token)).body.passkeys[0]?.isBlocked).toBe(true)
      expect((await desk.signIn(authenticator)).status).toBe(401)
      const mails = await desk.deliver()
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [email, 'Er is een passkey van je account geblokkeerd'],
      ])
    })

    test('that stays at zero means nothing, and one that falls to zero does', async () => {
      const { authenticator } = await desk.customer('zero')
      for (const signCount of [0, 0, 4])
        expect((await desk.signIn(authenticator, { signCount })).status).toBe(200)
      expect((await desk.signIn(authenticator, { signCount: 0 })).status).toBe(401)
    })
  })
})
