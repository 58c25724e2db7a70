import type { OpenedDatabase } from './platform/db/opened-database.ts'
import { alertsJob, alertsJobName } from './customer/alerts/alerts-job.ts'
import { alertMailHandlers } from './customer/alerts/send-alert-mails.ts'
import { accountMailHandlers } from './customer/account/send-account-mail.ts'
import {
  bookingMailKinds,
  type BookingMailParts,
  sendBookingMail,
} from './booking/mails/send-booking-mail.ts'
import { holdEndedKind, sendHoldEnded } from './booking/mails/send-hold-ended.ts'
import { moneyMailKinds, sendMoneyMail } from './booking/mails/send-money-mail.ts'
import { sendPaymentReminder } from './booking/mails/send-payment-reminder.ts'
import { reminderKind } from './booking/unpaid/advance-unpaid.ts'
import { unpaidJob } from './booking/unpaid/unpaid-job.ts'
import { sendBeforeArrival } from './booking/mails/send-before-arrival.ts'
import { partChangedKinds } from './booking/changes/announce-part-change.ts'
import { extrasChangedContent } from './booking/mails/extras-changed-content.ts'
import { sendPartChanged } from './booking/mails/send-part-changed.ts'
import { travellersChangedContent } from './booking/mails/travellers-changed-content.ts'
import { receptionMailKind, receptionWebhookKind } from './booking/log/announce-to-reception.ts'
import { sendReceptionMail } from './booking/reception/send-reception-mail.ts'
import { sendReceptionWebhook } from './booking/reception/send-reception-webhook.ts'
import type { WebhookTargets } from './platform/webhook/public-address.ts'
import { stayChangedKind } from './booking/stay-change/announce-stay-change.ts'
import { sendStayChanged } from './booking/mails/send-stay-changed.ts'
import { sendStayOver } from './booking/mails/send-stay-over.ts'
import { messageMailKinds } from './customer/message/message-mail-kinds.ts'
import { purchaseMailHandlers } from './payment/purchase/mails/purchase-mail-handlers.ts'
import { sendMessageMail } from './customer/message/send-message-mail.ts'
import { beforeArrivalKind } from './booking/order/announce-arrivals.ts'
import { announceArrivalsJob } from './booking/order/announce-arrivals-job.ts'
import { stayOverKind } from './booking/order/complete-stays.ts'
import type { FindMailIdentity } from './platform/mail/mail-identity.ts'
import type { MailTransport } from './platform/mail/mail-message.ts'
import { sendConfirmation } from './customer/newsletter/send-confirmation.ts'
import { confirmationEvent } from './customer/newsletter/subscribe.ts'
import { announceEndedHoldsJob } from './booking/order/announce-ended-holds-job.ts'
import { paymentChannel } from './payment/ledger/record-event.ts'
import { popularityJob } from './catalogue/popularity/popularity-job.ts'
import type { PaymentContext } from './payment/payment-context.ts'
import type { LiveWorld } from './catalogue/search/refresh-world.ts'
import type { World } from './catalogue/search/world.ts'
import { availabilityChannel } from './platform/db/change-notices.ts'
import { outboxChannel } from './platform/jobs/announce-event.ts'
import { cleaningJob } from './clean-database.ts'
import { declineUnansweredJob } from './booking/order/decline-unanswered-job.ts'
import { completeStaysJob } from './booking/order/complete-stays-job.ts'
import type { OutboxEvent, OutboxHandler } from './platform/jobs/outbox-handler.ts'
import { releaseVouchersJob } from './booking/voucher/release-vouchers-job.ts'
import { paymentJob, paymentJobName } from './payment/reconcile/payment-job.ts'
import { refundJob, refundJobName } from './payment/refunds/refund-job.ts'
import { releaseHoldsJob } from './booking/cart/release-holds-job.ts'
import { runJobs, type RunningJobs } from './platform/jobs/run-jobs.ts'
import { watchUnpaidJob } from './payment/order/watch-unpaid-job.ts'
import { outboxJob, outboxJobName } from './platform/jobs/work-outbox.ts'

export interface StartJobsOptions {
  readonly database: OpenedDatabase
  /** The catalogue, with which alerts are compared. */
  readonly world: LiveWorld
  /** Missing: no mails are sent, and their events wait for a process with mail. */
  readonly mail?: { readonly transport: MailTransport; readonly findIdentity: FindMailIdentity } | undefined
  /** Missing: open payments wait for a process with payment accounts. */
  readonly payments?: PaymentContext | undefined
  /** Where the webhooks of campsites may go; missing: they wait for a process that may send them. */
  readonly webhooks?: WebhookTargets | undefined
  /** A job failed, or an event was given up. */
  readonly onError: (error: unknown) => void
}

/** Jobs of their own, and several: a campsite’s slow server delays neither mails nor all other campsites. */
const webhookJobNames = ['webhooks-1', 'webhooks-2', 'webhooks-3']

/** Starts all work without a request. Any number of processes may do so on one database. */
export async function startJobs({
  database,
  world,
  mail,
  payments,
  webhooks,
  onError,
}: StartJobsOptions): Promise<RunningJobs> {
  const { db } = database
  const handlers = mail ? mailHandlers({ db, ...mail, world: world.current }) : {}
  // Listening first, so that its failure leaves nothing running.
  const running: { jobs?: RunningJobs } = {}
  await database.listen({
    channel: outboxChannel,
    onPayload: () => [outboxJobName, ...webhookJobNames].forEach((name) => running.jobs?.wake(name)),
  })
  const alerts = alertsJob({ db, world })
  await database.listen({
    channel: availabilityChannel,
    onPayload(payload) {
      if (alerts.note(payload)) running.jobs?.wake(alertsJobName)
    },
    onGap() {
      alerts.noteGap()
      running.jobs?.wake(alertsJobName)
    },
  })
  if (payments)
    await database.listen({
      channel: paymentChannel,
      onPayload: () => [paymentJobName, refundJobName].forEach((name) => running.jobs?.wake(name)),
    })
  const onParked = ({ id, kind }: OutboxEvent, reason: string) =>
    onError(new Error(`Outbox event ${id} (${kind}) is given up: ${reason}`))
  const webhookHandlers: Record<string, OutboxHandler> = webhooks
    ? { [receptionWebhookKind]: sendReceptionWebhook({ db, targets: webhooks }) }
    : {}
  running.jobs = runJobs({
    jobs: [
      outboxJob({ db, handlers, onParked }),
      ...webhookJobNames.map((name) => outboxJob({ db, handlers: webhookHandlers, onParked, name })),
      ...(payments ? [paymentJob(payments), refundJob(payments)] : []),
      releaseHoldsJob(db),
      announceEndedHoldsJob(db),
      declineUnansweredJob(db),
      announceArrivalsJob(db),
      completeStaysJob(db),
      unpaidJob(db),
      releaseVouchersJob(db),
      watchUnpaidJob(db, onError),
      alerts,
      popularityJob(db),
      cleaningJob(db),
    ],
    onError: (error, job) => onError(new Error(`Job ${job} failed`, { cause: error })),
  })
  return running.jobs
}

/** The handler of each kind of event; all of them send mails. */
export function mailHandlers({
  world = missingWorld,
  ...parts
}: BookingMailParts & { readonly world?: () => World }): Record<string, OutboxHandler> {
  const bookingMail = sendBookingMail(parts)
  const moneyMail = sendMoneyMail(parts)
  const messageMail = sendMessageMail(parts)
  return {
    ...accountMailHandlers(parts),
    ...alertMailHandlers({ ...parts, world }),
    ...purchaseMailHandlers(parts),
    [confirmationEvent]: sendConfirmation(parts),
    [holdEndedKind]: sendHoldEnded(parts),
    [beforeArrivalKind]: sendBeforeArrival(parts),
    [stayOverKind]: sendStayOver(parts),
    [stayChangedKind]: sendStayChanged(parts),
    [partChangedKinds.extras]: sendPartChanged(parts, extrasChangedContent),
    [partChangedKinds.travellers]: sendPartChanged(parts, travellersChangedContent),
    [receptionMailKind]: sendReceptionMail(parts),
    [reminderKind]: sendPaymentReminder(parts),
    ...Object.fromEntries(bookingMailKinds.map((kind) => [kind, bookingMail])),
    ...Object.fromEntries(moneyMailKinds.map((kind) => [kind, moneyMail])),
    ...Object.fromEntries(messageMailKinds.map((kind) => [kind, messageMail])),
  }
}

/** Every server has a catalogue; mails about alerts alone need it. */
function missingWorld(): never {
  throw new Error('Mails about alerts need the catalogue')
}
