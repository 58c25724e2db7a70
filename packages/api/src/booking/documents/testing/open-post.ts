import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { mailHandlers } from '../../../start-jobs.ts'
import { outboxJob } from '../../../platform/jobs/work-outbox.ts'
import type { MailMessage, MailTransport } from '../../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'

/** For tests only: processes the outbox and collects its mails. */
export function openPost(db: Kysely<Database>) {
  const mails: MailMessage[] = []
  const failures: Error[] = []
  const transport: MailTransport = {
    description: 'memory',
    send(message) {
      const failure = failures.shift()
      if (failure) return Promise.reject(failure)
      mails.push(message)
      return Promise.resolve()
    },
    close: () => {},
  }
  const worker = outboxJob({
    db,
    handlers: mailHandlers({ db, transport, findIdentity: findTestIdentity }),
    onParked: (_event, reason) => {
      throw new Error(reason)
    },
  })

  return {
    /** Every mail so far. */
    mails,
    /** The next attempts to send fail with these. */
    failures,
    /** Processes the outbox until nothing is due and returns the mails sent since the last call. */
    async deliver(): Promise<MailMessage[]> {
      const before = mails.length
      const { signal } = new AbortController()
      while (await worker.run(signal));
      return mails.slice(before)
    },
  }
}

export type Post = ReturnType<typeof openPost>
