import type { OpenedDatabase } from '../db/opened-database.ts'
import {
  bookingMailKinds,
  type BookingMailParts,
  sendBookingMail,
} from '../modules/booking-papers/send-booking-mail.ts'
import { holdEndedKind, sendHoldEnded } from '../modules/booking-papers/send-hold-ended.ts'
import type { FindMailIdentity } from '../modules/mail/mail-identity.ts'
import type { MailTransport } from '../modules/mail/mail-message.ts'
import { sendConfirmation } from '../modules/newsletter/send-confirmation.ts'
import { confirmationEvent } from '../modules/newsletter/subscribe.ts'
import { announceEndedHoldsJob } from './announce-ended-holds-job.ts'
import { outboxChannel } from './announce-event.ts'
import { cleaningJob } from './clean-database.ts'
import type { OutboxHandler } from './outbox-handler.ts'
import { releaseHoldsJob } from './release-holds-job.ts'
import { runJobs, type RunningJobs } from './run-jobs.ts'
import { outboxJob, outboxJobName } from './work-outbox.ts'

export interface StartJobsOptions {
  readonly database: OpenedDatabase
  /** Missing: nothing is sent, and events of mails wait for a process that can. */
  readonly mail?: { readonly transport: MailTransport; readonly findIdentity: FindMailIdentity } | undefined
  /** A job failed, or an event was given up. */
  readonly onError: (error: unknown) => void
}

/** Starts everything that happens without a request. Any number of processes may do so on one database. */
export async function startJobs({ database, mail, onError }: StartJobsOptions): Promise<RunningJobs> {
  const { db } = database
  const handlers = mail ? mailHandlers({ db, ...mail }) : {}
  // Listening comes first, so that a failure of it leaves nothing running.
  const running: { jobs?: RunningJobs } = {}
  await database.listen({ channel: outboxChannel, onPayload: () => running.jobs?.wake(outboxJobName) })
  running.jobs = runJobs({
    jobs: [
      outboxJob({
        db,
        handlers,
        onParked: ({ id, kind }, reason) =>
          onError(new Error(`Outbox event ${id} (${kind}) is given up: ${reason}`)),
      }),
      releaseHoldsJob(db),
      announceEndedHoldsJob(db),
      cleaningJob(db),
    ],
    onError: (error, job) => onError(new Error(`Job ${job} failed`, { cause: error })),
  })
  return running.jobs
}

/** What is done about each kind of event; every one of them is a mail. */
export function mailHandlers(parts: BookingMailParts): Record<string, OutboxHandler> {
  const bookingMail = sendBookingMail(parts)
  return {
    [confirmationEvent]: sendConfirmation(parts),
    [holdEndedKind]: sendHoldEnded(parts),
    ...Object.fromEntries(bookingMailKinds.map((kind) => [kind, bookingMail])),
  }
}
