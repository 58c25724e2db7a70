import { expect } from 'vitest'
import { mailHandlers } from '../../../start-jobs.ts'
import { outboxJob } from '../../../platform/jobs/work-outbox.ts'
import { type DatabaseKind, openDesk } from '../../../booking/testing/booking-desk.ts'
import type { SharedLimits } from '../../../platform/admission/limits-in-redis.ts'
import type { MailMessage } from '../../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'
import type { CustomerEndpoint } from '../../customer-serving.ts'
import { accountRoutes } from '../account.routes.ts'

export const password = 'a quiet lake at dawn'

interface Answered {
  readonly type?: string
  readonly token?: string
  readonly email?: string
  readonly status?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** What the mailbox's owner sends with the token of the mail. */
export const owner = (token: string, change: object = {}) => ({
  token,
  firstName: 'Jo',
  lastName: 'Bloom',
  password,
  confirmed_password: password,
  acceptedTerms: true,
  ...change,
})

/** The token behind the link of a mail. */
export const linkToken = (mail: MailMessage | undefined, key: 'verify' | 'token') =>
  new RegExp(`\\?${key}=([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''

/** For tests only: the calls of the login page on their own database, and the mails they cause. */
export async function openAccountDesk(
  kind: DatabaseKind,
  {
    more = [],
    ...options
  }: {
    readonly strictAccounts?: boolean
    readonly sharedLimits?: SharedLimits
    readonly more?: readonly CustomerEndpoint[]
  } = {},
) {
  const desk = await openDesk(kind, [...accountRoutes, ...more], options)
  const post = (
    path: string,
    body: object,
    options: { edition?: string; headers?: Record<string, string>; address?: string } = {},
  ) => desk.call<Answered>('POST', path ? `customer-portal/${path}` : 'customer-portal', { body, ...options })

  /** Sends the waiting outbox events and returns this round's mails about accounts. */
  async function deliver(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const transport = {
      description: 'a list',
      send: async (mail: MailMessage) => void sent.push(mail),
      close: () => undefined,
    }
    const job = outboxJob({
      db: desk.db,
      handlers: mailHandlers({ db: desk.db, findIdentity: findTestIdentity, transport }),
      onParked: (_event, reason) => {
        throw new Error(String(reason))
      },
    })
    const { signal } = new AbortController()
    while (await job.run(signal)) continue
    return sent.filter(({ subject }) => !/boeking is bevestigd|geboekt/i.test(subject))
  }

  return {
    ...desk,
    post,
    deliver,
    who: (token: string, locale = 'nl') =>
      desk.app.inject({ url: `/api/${locale}/user`, headers: { authorization: `Bearer ${token}` } }),
    /** Registers, opens the mail and chooses a password. */
    async account(email: string): Promise<void> {
      expect((await post('', { email })).status).toBe(200)
      const mail = (await deliver()).find(({ to }) => to === email)
      expect((await post('verify', owner(linkToken(mail, 'verify')))).status).toBe(200)
    },
  }
}
export type AccountDesk = Awaited<ReturnType<typeof openAccountDesk>>
