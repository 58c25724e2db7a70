import { passkeyLimit } from '@camping/contract/limits.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { linkToken } from '../account/testing/account-desk.ts'
import { openSession } from '../session/open-session.ts'
import { openPasskeyDesk, origin, someBrowser, type PasskeyDesk } from './testing/passkey-desk.ts'
import { softwareAuthenticator, type Oddity } from './testing/software-authenticator.ts'

describe.each(databaseKinds)('passkeys on %s', (kind) => {
  let desk: PasskeyDesk
  beforeAll(async () => {
    desk = await openPasskeyDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())

  const unprove = (token: string) =>
    desk.db
      .updateTable('sessions')
      .set({ proved_until: null })
      .where('token_hash', '=', hashToken(token))
      .execute()

  describe('account-19: adding and removing', () => {
    let owner: Awaited<ReturnType<PasskeyDesk['customer']>>
    beforeAll(async () => {
      owner = await desk.customer('adds')
    })

    test('requests a discoverable passkey, unlocked by its owner, for the brand’s domain, without the maker’s name', async () => {
      const { token, authenticator, email } = owner
      const { body } = await desk.requestNew({ token, key: someBrowser() })
      expect(body).toMatchObject({
        rp: { id: 'alder.example', name: 'Alder Camping' },
        user: { name: email, displayName: expect.any(String) as string },
        excludeCredentials: [{ type: 'public-key', id: authenticator.passkeys[0]?.id }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      })
      // Of no use to whoever reads it: no address, no id of ours.
      expect(body.user.id).toBe(authenticator.passkeys[0]?.userHandle)
      expect(body.user.id).toMatch(/^[\w-]{43}$/)
    })

    test('needs a recent proof of who it is, which a passkey is as well', async () => {
      const { token, authenticator } = await desk.customer('proof')
      await unprove(token)
      const { id = '' } = (await desk.list(token)).body.passkeys[0] ?? {}
      const refusals = [
        await desk.requestNew({ token, key: someBrowser() }),
        await desk.call('DELETE', `passkeys/${id}`, undefined, { token }),
      ]
      expect(refusals.map(({ status, body }) => [status, body.type])).toEqual([
        [403, 'password-needed'],
        [403, 'password-needed'],
      ])
      const { body } = await desk.signIn(authenticator)
      const proved = body.token ?? ''
      expect((await desk.requestNew({ token: proved, key: someBrowser() })).status).toBe(200)
      const removed = await desk.call<{ passkeys: unknown[] }>('DELETE', `passkeys/${id}`, undefined, {
        token: proved,
      })
      expect([removed.status, removed.body.passkeys]).toEqual([200, []])
      expect((await desk.signIn(authenticator)).status).toBe(401)
      expect((await desk.deliver()).map(({ subject }) => subject)).toEqual([
        'Er is een passkey uit je account verwijderd',
      ])
      // The session that it has opened, and all other ways in, remain.
      expect((await desk.who(proved)).statusCode).toBe(200)
    })

    test('sends a mail that names nothing the visitor has typed', async () => {
      const { mails, email } = await desk.customer('mail')
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [email, 'Er is een passkey aan je account toegevoegd'],
      ])
    })

    test.each<[string, Oddity]>([
      ['another origin', { origin: 'https://evil.example' }],
      ['another domain', { rpId: 'nl.alder.example' }],
      ['a page inside another site’s', { crossOrigin: true }],
      ['the answer of a sign-in', { type: 'webauthn.get' }],
      ['an authenticator that nobody has unlocked', { isUnverified: true }],
      ['certificates, which name addresses', { attestation: 'packed-with-certificates' }],
    ])('refuses %s', async (_, odd) => {
      const { status, body } = await desk.enrol(softwareAuthenticator(origin), owner.token, odd)
      expect([status, body.type]).toEqual([400, 'passkey-refused'])
    })

    test('a challenge counts once, in its session and browser, and for a new passkey alone', async () => {
      const { id, token, authenticator } = owner
      const other = await desk.enter(id)
      const key = someBrowser()
      const another = softwareAuthenticator(origin)
      const made = another.create((await desk.requestNew({ token, key })).body)
      const type = async (credential: object, visitor: object) =>
        (await desk.add(credential, visitor)).body.type
      expect(await type(made, { token, key: someBrowser() })).toBe('passkey-ended')
      expect(await type(made, { token: other, key })).toBe('passkey-ended')
      expect(await type(made, { token, key })).toBeUndefined()
      expect(await type(made, { token, key })).toBe('passkey-ended')
      // A challenge for signing in makes no passkey, and the other way round.
      const { body: forSignIn } = await desk.request({ key })
      const wrong = another.create({ ...forSignIn, rp: { id: 'alder.example' }, user: { id: 'u' } })
      expect(await type(wrong, { token, key })).toBe('passkey-ended')
      const { body: forNew } = await desk.requestNew({ token, key })
      const signed = authenticator.sign({ challenge: forNew.challenge, rpId: 'alder.example' })
      expect((await desk.redeem(signed, { key })).body.type).toBe('passkey-ended')
    })

    test('a passkey of one account is none of another, which learns nothing of it', async () => {
      const { authenticator, token } = owner
      const stranger = await desk.customer('stranger')
      const { id: credentialId = '' } = authenticator.passkeys[0] ?? {}
      const taken = await desk.enrol(softwareAuthenticator(origin), stranger.token, { credentialId })
      expect([taken.status, taken.body.type]).toEqual([409, 'passkey-known'])
      const { id = '' } = (await desk.list(token)).body.passkeys[0] ?? {}
      const theirs = [
        await desk.call('PUT', `passkeys/${id}`, { name: 'Mine' }, { token: stranger.token }),
        await desk.call('DELETE', `passkeys/${id}`, undefined, { token: stranger.token }),
      ]
      expect(theirs.map(({ status }) => status)).toEqual([404, 404])
      expect((await desk.signIn(authenticator)).status).toBe(200)
    })

    test('has a name that is plain text, and a limit in all', async () => {
      const { token } = await desk.customer('many')
      const { id = '' } = (await desk.list(token)).body.passkeys[0] ?? {}
      const rename = (name: string) =>
        desk.call<{ passkeys: { name: string }[] }>('PUT', `passkeys/${id}`, { name }, { token })
      expect((await rename('  My   phone ')).body.passkeys[0]?.name).toBe('My phone')
      for (const name of ['', '   ', 'x'.repeat(41), 'a\u0000', 'a\u202e'])
        expect((await rename(name)).status).toBe(400)
      const { customer_id: customerId } = await desk.db
        .selectFrom('passkeys')
        .select('customer_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const key = someBrowser()
      const waiting = softwareAuthenticator(origin).create((await desk.requestNew({ token, key })).body)
      await desk.db
        .insertInto('passkeys')
        .values(
          Array.from({ length: passkeyLimit - 1 }, (_, index) => ({
            customer_id: customerId,
            rp_id: 'alder.example',
            credential_id: `many-${index}`,
            public_key: '',
            sign_count: 0,
          })),
        )
        .execute()
      const full = [await desk.requestNew({ token, key }), await desk.add(waiting, { token, key })]
      expect(full.map(({ status, body }) => [status, body.type])).toEqual([
        [409, 'too-many-passkeys'],
        [409, 'too-many-passkeys'],
      ])
    })

    test('is for accounts: a booking’s guest and an agent neither see nor add any', async () => {
      const { id: customerId } = owner
      const { id: agentId } = await desk.db
        .insertInto('agents')
        .values({ brand: 'alder', name: 'Kim' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const token = await openSession(
        desk.db,
        { brand: 'alder', siteCode: 'nl', proved: true },
        { customerId, agentId },
      )
      const refused = [await desk.list(token), await desk.requestNew({ token, key: someBrowser() })]
      expect(refused.map(({ body }) => body.type)).toEqual(['agent-not-allowed', 'agent-not-allowed'])
    })

    test('a new password leaves passkeys, and its mail states it; an erased account has none', async () => {
      const { email, authenticator } = await desk.customer('reset', { password: true })
      await desk.post('reset/link', { email })
      const token = linkToken((await desk.deliver())[0], 'token')
      const chosen = { token, password: 'another quiet lake', confirmed_password: 'another quiet lake' }
      const headers = { authorization: `Bearer ${token}` }
      expect((await desk.post('reset/password', chosen, { headers })).status).toBe(200)
      expect((await desk.deliver())[0]?.text).toContain('Passkeys blijven werken')
      const { status, body } = await desk.signIn(authenticator)
      expect(status).toBe(200)
      const erase = await desk.call(
        'POST',
        'erase',
        { password: 'another quiet lake' },
        { token: body.token ?? '' },
      )
      expect(erase.status).toBe(204)
      expect((await desk.signIn(authenticator)).status).toBe(401)
      const left = await desk.db
        .selectFrom('passkeys')
        .select('id')
        .where('credential_id', '=', authenticator.passkeys[0]?.id ?? '')
        .execute()
      expect(left).toEqual([])
    })

    test('the database has no challenge, and the export has no credential', async () => {
      const { token, authenticator } = owner
      const key = someBrowser()
      const { body } = await desk.request({ key })
      const rows = JSON.stringify(await desk.db.selectFrom('passkey_challenges').selectAll().execute())
      expect(rows).not.toContain(body.challenge)
      expect(rows).not.toContain(key)
      const file = await desk.call<{ passkeys: object[] }>('GET', 'export', undefined, { token })
      expect(file.body.passkeys.length).toBeGreaterThan(0)
      expect(JSON.stringify(file.body)).not.toContain(authenticator.passkeys[0]?.id)
    })
  })
})
