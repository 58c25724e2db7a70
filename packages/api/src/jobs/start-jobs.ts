import type { OpenedDatabase } from '../db/opened-database.ts'
import { accountMailHandlers } from '../modules/account/send-account-mail.ts'
import {
  bookingMailKinds,
  type BookingMailParts,
  sendBookingMail,
} from '../modules/booking-papers/send-booking-mail.ts'
import { holdEndedKind, sendHoldEnded } from '../modules/booking-papers/send-hold-ended.ts'
import { moneyMailKinds, sendMoneyMail } from '../modules/booking-papers/send-money-mail.ts'
import { sendStayOver } from '../modules/booking-papers/send-stay-over.ts'
import { messageMailKinds } from '../modules/message/message-mail-kinds.ts'
import { sendMessageMail } from '../modules/message/send-message-mail.ts'
import { stayOverKind } from '../modules/reviews/complete-stays.ts'
import type { FindMailIdentity } from '../modules/mail/mail-identity.ts'
import type { MailTransport } from '../modules/mail/mail-message.ts'
import { sendConfirmation } from '../modules/newsletter/send-confirmation.ts'
import { confirmationEvent } from '../modules/newsletter/subscribe.ts'
import { announceEndedHoldsJob } from './announce-ended-holds-job.ts'
import { paymentChannel } from '../modules/payment/note-event.ts'
import type { PaymentContext } from '../modules/payment/payment-context.ts'
import { outboxChannel } from './announce-event.ts'
import { cleaningJob } from './clean-database.ts'
import { closeVouchersJob } from './close-vouchers-job.ts'
import { declineUnansweredJob } from './decline-unanswered-job.ts'
import { completeStaysJob } from './complete-stays-job.ts'
import type { OutboxHandler } from './outbox-handler.ts'
import { paymentJob, paymentJobName } from './payment-job.ts'
import { releaseHoldsJob } from './release-holds-job.ts'
import { runJobs, type RunningJobs } from './run-jobs.ts'
import { outboxJob, outboxJobName } from './work-outbox.ts'

export interface StartJobsOptions {
  readonly database: OpenedDatabase
  /** Missing: nothing is sent, and events of mails wait for a process that can. */
  readonly mail?: { readonly transport: MailTransport; readonly findIdentity: FindMailIdentity } | undefined
  /** Missing: open payments wait for a process that can ask the providers. */
  readonly payments?: PaymentContext | undefined
  /** A job failed, or an event was given up. */
  readonly onError: (error: unknown) => void
}

/** Starts everything that happens without a request. Any number of processes may do so on one database. */
export async function startJobs({
  database,
  mail,
  payments,
  onError,
}: StartJobsOptions): Promise<RunningJobs> {
  const { db } = database
  const handlers = mail ? mailHandlers({ db, ...mail }) : {}
  // Listening comes first, so that a failure of it leaves nothing running.
  const running: { jobs?: RunningJobs } = {}
  await database.listen({ channel: outboxChannel, onPayload: () => running.jobs?.wake(outboxJobName) })
  if (payments)
    await database.listen({ channel: paymentChannel, onPayload: () => running.jobs?.wake(paymentJobName) })
  running.jobs = runJobs({
    jobs: [
      outboxJob({
        db,
        handlers,
        onParked: ({ id, kind }, reason) =>
          onError(new Error(`Outbox event ${id} (${kind}) is given up: ${reason}`)),
      }),
      ...(payments ? [paymentJob(payments)] : []),
      closeVouchersJob(db),
      releaseHoldsJob(db),
      announceEndedHoldsJob(db),
      declineUnansweredJob(db),
      completeStaysJob(db),
      cleaningJob(db),
    ],
    onError: (error, job) => onError(new Error(`Job ${job} failed`, { cause: error })),
  })
  return running.jobs
}

/** What is done about each kind of event; every one of them is a mail. */
export function mailHandlers(parts: BookingMailParts): Record<string, OutboxHandler> {
  const bookingMail = sendBookingMail(parts)
  const moneyMail = sendMoneyMail(parts)
  const messageMail = sendMessageMail(parts)
  return {
    ...accountMailHandlers(parts),
    [confirmationEvent]: sendConfirmation(parts),
    [holdEndedKind]: sendHoldEnded(parts),
    [stayOverKind]: sendStayOver(parts),
    ...Object.fromEntries(bookingMailKinds.map((kind) => [kind, bookingMail])),
    ...Object.fromEntries(moneyMailKinds.map((kind) => [kind, moneyMail])),
    ...Object.fromEntries(messageMailKinds.map((kind) => [kind, messageMail])),
  }
}
