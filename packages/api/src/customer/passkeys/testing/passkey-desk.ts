import { randomBytes } from 'node:crypto'
import {
  passkeyKeyHeader,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type Passkeys,
} from '@camping/contract/passkeys.schemas.ts'
import { expect } from 'vitest'
import type { DatabaseKind } from '../../../booking/testing/booking-desk.ts'
import { openAccountDesk } from '../../account/testing/account-desk.ts'
import { signInCodeRoutes } from '../../account/sign-in-code.routes.ts'
import { accountSessionsRoutes } from '../../account-sessions/account-sessions.routes.ts'
import { profileRoutes } from '../../profile/profile.routes.ts'
import { openSession } from '../../session/open-session.ts'
import { addCustomer } from '../../session/testing/add-customer.ts'
import { passkeysRoutes } from '../passkeys.routes.ts'
import { type Oddity, type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

export const someBrowser = () => randomBytes(32).toString('base64url')
/** Of the edition in which the tests' calls are made. */
export const origin = 'https://nl.alder.example'

interface Refusal {
  readonly type?: string
}
interface Visitor {
  /** Of the browser; null for a client without one. */
  readonly key?: string | null
  readonly token?: string
  readonly edition?: string
  readonly address?: string
}

/** For tests only: accounts, and the calls about passkeys. */
export async function openPasskeyDesk(kind: DatabaseKind) {
  const desk = await openAccountDesk(kind, {
    more: [...passkeysRoutes, ...signInCodeRoutes, ...accountSessionsRoutes, ...profileRoutes],
  })
  const call = <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object | undefined,
    { key, token, ...options }: Visitor = {},
  ) =>
    desk.call<Body & Refusal>(method, `customer-portal/${path}`, {
      ...(body ? { body } : {}),
      ...options,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(key ? { [passkeyKeyHeader]: key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
  const requestNew = (visitor: Visitor) =>
    call<PasskeyCreationOptions>('POST', 'passkeys/challenge', {}, visitor)
  const request = (visitor: Visitor) => call<PasskeyRequestOptions>('POST', 'passkey-challenge', {}, visitor)
  const add = (credential: object, visitor: Visitor) =>
    call<Passkeys>('POST', 'passkeys', { credential }, visitor)
  const redeem = (credential: object, visitor: Visitor) =>
    call<{ token?: string }>('POST', 'authenticate-passkey', { credential }, visitor)

  /** A session that has just proved whose it is. */
  const enter = (customerId: number) =>
    openSession(desk.db, { brand: 'alder', siteCode: 'nl', proved: true }, { customerId })
  async function enrol(authenticator: SoftwareAuthenticator, token: string, odd: Oddity = {}) {
    const visitor = { key: someBrowser(), token }
    const options = await requestNew(visitor)
    expect(options.status).toBe(200)
    return await add(authenticator.create(options.body, odd), visitor)
  }
  async function signIn(authenticator: SoftwareAuthenticator, odd: Oddity = {}, visitor: Visitor = {}) {
    const key = someBrowser()
    const options = await request({ key, ...visitor })
    expect(options.status).toBe(200)
    return await redeem(authenticator.sign(options.body, odd), { key, ...visitor })
  }
  return {
    ...desk,
    call,
    requestNew,
    request,
    add,
    redeem,
    enter,
    enrol,
    signIn,
    list: (token: string) => call<Passkeys>('GET', 'passkeys', undefined, { token }),
    /** A customer with a passkey, signed in; the mails about it are read. With `password` the account has one. */
    async customer(name: string, options: { counts?: boolean; password?: boolean } = {}) {
      const email = `${name}@example.org`
      if (options.password) await desk.account(email)
      else await addCustomer(desk.db, { brand: 'alder', email })
      const { id } = await desk.db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const token = await enter(id)
      const authenticator = softwareAuthenticator(origin, options)
      await desk.deliver()
      expect((await enrol(authenticator, token)).status).toBe(200)
      const mails = await desk.deliver()
      return { id, email, token, authenticator, mails }
    },
  }
}
export type PasskeyDesk = Awaited<ReturnType<typeof openPasskeyDesk>>
