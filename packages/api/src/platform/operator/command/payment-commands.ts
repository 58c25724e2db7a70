import * as endpoints from '@camping/contract/payment-operator.endpoints.ts'
import type { PaymentTasks, RefundReply } from '@camping/contract/payment-operator.schemas.ts'
import { OperatorProblem } from './operator-problem.ts'
import { money } from './money.ts'
import type { OperatorCommand } from './operator-command.ts'

/** Payments that need an operator's decision. */
export const paymentCommands: Readonly<Record<string, OperatorCommand>> = {
  payments: {
    usage: '',
    summary: 'Refunds to be paid or compared, payments in doubt, and the alarms of the last seven days',
    async run(_args, call) {
      const { refunds, unchecked, orders, alarms, unmatched } = await call(endpoints.listPaymentTasks, {})
      const lines = [
        ...refunds.map(describeRefund),
        ...unchecked.map(describeUnchecked),
        ...orders.map(describeOrder),
        ...alarms.map(({ at, provider, outcome }) => `alarm ${minute(at)}  ${provider}: ${outcome}`),
        ...(unmatched.length > 0 ? [`${unmatched.length} payments belong to no booking: see unmatched`] : []),
      ]
      return lines.length > 0 ? lines : ['Nothing about money waits for you.']
    },
  },
  unmatched: {
    usage: '',
    summary: 'Money that belongs to no booking that we could tell',
    async run(_args, call) {
      const { unmatched } = await call(endpoints.listPaymentTasks, {})
      return unmatched.length > 0 ? unmatched.map(describeUnmatched) : ['All money belongs to a booking.']
    },
  },
  resolve: {
    usage: '<number> <reference> | <number> <what was done>',
    summary: 'Counts unmatched money for a booking, or notes what was done about it',
    async run([number, ...words], call) {
      const id = readNumber(number)
      const [reference = ''] = words
      const note = words.join(' ')
      if (!note) throw new OperatorProblem('Name the booking it is for, or say what was done about it.')
      const bookingRef = /^[0-9A-HJKMNP-TV-Z]{10}$/i.test(reference) ? reference : undefined
      await call(endpoints.resolveUnmatched, bookingRef ? { id, bookingRef } : { id, note })
      return [
        bookingRef ? `Payment ${id} counts for ${bookingRef.toUpperCase()}.` : `Payment ${id} is resolved.`,
      ]
    },
  },
  refund: {
    usage: '<number>',
    summary: 'Pays a refund out at its provider, once; releases one above the limits',
    async run([number], call) {
      const id = readNumber(number)
      const { outcome } = await call(endpoints.runRefund, { id })
      return [refundReport[outcome](id)]
    },
  },
  refunded: {
    usage: '<number> <how>',
    summary: 'A refund that waits for a hand was paid in another way',
    async run([number, ...words], call) {
      const id = readNumber(number)
      const { outcome } = await call(endpoints.refundedByHand, { id, note: words.join(' ') })
      return [outcome === 'done' ? `Refund ${id} is done.` : `Refund ${id} does not wait for a hand.`]
    },
  },
  compared: {
    usage: '<number> <what was found>',
    summary: 'A sent refund was compared with the books of its provider',
    async run([number, ...words], call) {
      const id = readNumber(number)
      const note = words.join(' ')
      if (!note) throw new OperatorProblem('Say what was found in the books.')
      const { outcome } = await call(endpoints.comparedByHand, { id, note })
      return [outcome === 'done' ? `Refund ${id} is compared.` : `Refund ${id} does not wait for that.`]
    },
  },
}

const refundReport: Readonly<Record<RefundReply['outcome'], (id: number) => string>> = {
  done: (id) => `Refund ${id} is paid.`,
  unknown: (id) =>
    `The provider did not say whether refund ${id} was paid. Run it again: it is looked for first.`,
  'by-hand': (id) =>
    `The provider will not pay refund ${id}. Pay it in another way, then: refunded ${id} <how>`,
  'not-open': (id) => `Refund ${id} is not open.`,
  busy: (id) => `Refund ${id}, or another one of its payment, is under way. Look again in a minute.`,
}

function readNumber(text: string | undefined): number {
  if (text && /^\d{1,12}$/.test(text)) return Number(text)
  throw new OperatorProblem('Which one? Give the number from the list.')
}

const minute = (at: string) => at.slice(0, 16).replace('T', ' ')

const describeRefund = (one: PaymentTasks['refunds'][number]) =>
  `refund ${one.id}  ${one.bookingRef}  ${money(one.amount, one.currency)} by ${one.provider}: ${one.reason}, ${one.state}${one.note && ` (${one.note})`}`

const describeUnchecked = (one: PaymentTasks['unchecked'][number]) =>
  `sent ${minute(one.sentAt)}, never compared: refund ${one.id}  ${one.bookingRef}  ${money(one.amount, one.currency)} by ${one.provider} (${one.brand} ${one.siteCode}), transaction ${one.transactionId}`

const describeOrder = (one: PaymentTasks['orders'][number]) =>
  `in doubt since ${minute(one.createdAt)}  ${one.bookingRef}  ${money(one.amount, one.currency)} by ${one.provider}: ${one.state}${one.reason ? ` (${one.reason})` : ''}`

const describeUnmatched = (one: PaymentTasks['unmatched'][number]) =>
  `${one.id}  ${money(one.amount, one.currency)} by ${one.provider} (${one.brand} ${one.siteCode}): ${one.reason}, transaction ${one.transactionId}, order ${one.orderNumber ?? '–'}, ${minute(one.createdAt)}`
