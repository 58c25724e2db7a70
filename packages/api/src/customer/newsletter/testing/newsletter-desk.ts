import type { Problem } from '@camping/contract/problem.schemas.ts'
import { shippedBrands } from '../../../platform/config/brand-access.ts'
import { openTestDatabase, type DatabaseName } from '../../../platform/jobs/testing/test-databases.ts'
import { outboxJob } from '../../../platform/jobs/work-outbox.ts'
import { createApi } from '../../../create-api.ts'
import type { World } from '../../../catalogue/search/world.ts'
import type { MailMessage } from '../../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'
import { newsletterRoutes } from '../newsletter.routes.ts'
import { sendConfirmation } from '../send-confirmation.ts'
import { confirmationEvent } from '../subscribe.ts'

let visitors = 0
/** A new client address for every request that names none. */
const nextAddress = () => `10.0.${(visitors += 1) >> 8}.${visitors & 255}`

export interface SignUp {
  readonly edition?: string
  readonly address?: string
}

/** For tests only: the newsletter's calls on their own database, and the mails they cause. */
export async function openNewsletterDesk(name: DatabaseName) {
  const { database, close } = await openTestDatabase(name)
  const { db } = database
  const app = await createApi({
    database,
    config: {
      brands: shippedBrands,
      now: () => new Date('2026-11-20T10:00:00Z'),
      checkReplies: true,
      trustedProxies: 0,
    },
    world: () => ({ pricingOf: () => undefined }) as unknown as World,
    endpoints: newsletterRoutes,
  })
  const mails: MailMessage[] = []
  const transport = {
    description: 'memory',
    send: (message: MailMessage) => Promise.resolve(void mails.push(message)),
    close: () => {},
  }
  const outbox = outboxJob({
    db,
    handlers: { [confirmationEvent]: sendConfirmation({ db, transport, findIdentity: findTestIdentity }) },
    onParked: (_event, reason) => {
      throw new Error(reason)
    },
  })

  async function post(path: string, payload: object, { edition = 'alder/couk', address }: SignUp = {}) {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/twenty/v2/${edition}/newsletter/${path}`,
      payload,
      remoteAddress: address ?? nextAddress(),
    })
    const body = reply.json<{ status: string | number } & Partial<Problem>>()
    return { status: reply.statusCode, headers: reply.headers, body }
  }

  return {
    db,
    post,
    subscribe: (email: string, asked: SignUp = {}) =>
      post('subscribe', { email, reference: 'footer' }, asked),
    /** Processes the outbox and returns the mails sent since the last call. */
    async deliver(): Promise<MailMessage[]> {
      const before = mails.length
      const { signal } = new AbortController()
      while (await outbox.run(signal));
      return mails.slice(before)
    },
    async close() {
      await app.close()
      await close()
    },
  }
}

/** The token behind a link of a mail. */
export function tokenIn(mail: MailMessage | undefined, step: 'confirm' | 'leave'): string {
  const token = new RegExp(`step=${step}&token=([\\w-]+)`).exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link to ${step} in the mail`)
  return token
}
