import { randomBytes } from 'node:crypto'
import { codeKeyHeader } from '@camping/contract/sign-in-code.schemas.ts'
import { expect } from 'vitest'
import type { DatabaseKind } from '../../../booking/testing/booking-desk.ts'
import type { MailMessage } from '../../../platform/mail/mail-message.ts'
import { openAccountDesk } from './account-desk.ts'
import { signInCodeRoutes } from '../sign-in-code.routes.ts'

interface CodeAnswer {
  readonly type?: string
  readonly token?: string
  readonly triesLeft?: number
}
interface CodeCall {
  /** Of the browser; undefined for a client without one. */
  readonly key?: string | undefined
  readonly address?: string
  readonly edition?: string
  readonly headers?: Record<string, string>
}

/** The key of a browser. */
export const someBrowser = () => randomBytes(32).toString('base64url')
/** A network of documentation addresses that no other test and no other run uses. */
export const someNetwork = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

/** The code in a mail. */
export const codeIn = (mail: MailMessage | undefined): string =>
  /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? ''
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** For tests only: accounts, and the calls that sign in by code. */
export async function openCodeDesk(kind: DatabaseKind) {
  const desk = await openAccountDesk(kind, { more: signInCodeRoutes })
  const call = (path: string, body: object, { key, headers = {}, ...options }: CodeCall) =>
    desk.call<CodeAnswer>('POST', `customer-portal/${path}`, {
      body,
      ...options,
      headers: { ...headers, ...(key === undefined ? {} : { [codeKeyHeader]: key }) },
    })
  const send = (email: string, options: CodeCall) => call('sign-in-code', { email }, options)
  /** An account whose mails are read. */
  async function account(email: string): Promise<void> {
    await desk.account(email)
    await desk.deliver()
  }
  return {
    ...desk,
    send,
    account,
    redeem: (email: string, code: string, options: CodeCall) =>
      call('authenticate-code', { email, code }, options),
    /** An account that has requested a code, with its browser and the code of the one mail. */
    async requested(email: string) {
      await account(email)
      const key = someBrowser()
      const sent = await send(email, { key })
      expect([sent.status, sent.body]).toEqual([200, { minutes: 10, waitSeconds: 60 }])
      const mails = await desk.deliver()
      expect(mails.map(({ to }) => to)).toEqual([email])
      const code = codeIn(mails[0])
      expect(code).toMatch(/^\d{6}$/)
      expect(mails[0]?.text).toContain(code)
      return { key, code, email }
    },
    /** The next code may be sent at once. */
    aMinuteLater: () => desk.db.deleteFrom('throttles').execute(),
  }
}
export type CodeDesk = Awaited<ReturnType<typeof openCodeDesk>>
