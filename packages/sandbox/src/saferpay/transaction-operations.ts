import type { z } from 'zod'
import { SaferpayError } from './saferpay-error.ts'
import { findReferenced, knobsFor, settled } from './saferpay-context.ts'
import type { SaferpayContext } from './saferpay-context.ts'
import type * as requests from './saferpay-requests.ts'
import type { SaferpayTransaction } from '../bank/saferpay.types.ts'
import { isoTime, paymentMeans, transactionBody } from './transaction-body.ts'

/** Transaction/Capture: of a payment, in full or in part; of a refund, which pays nothing before its capture. */
export function capture(request: z.infer<typeof requests.captureRequest>, context: SaferpayContext): object {
  const { bank } = context
  const transaction = findReferenced(context, request.TransactionReference)
  const known = { transactionId: transaction.id, orderId: transaction.orderId }
  if (transaction.status === 'CAPTURED') throw new SaferpayError('TRANSACTION_ALREADY_CAPTURED', known)
  if (transaction.status !== 'AUTHORIZED') throw new SaferpayError('TRANSACTION_IN_WRONG_STATE', known)
  const amount = request.Amount ? Number(request.Amount.Value) : transaction.amount
  if (request.Amount && request.Amount.CurrencyCode !== transaction.currency)
    throw new SaferpayError('CURRENCY_INVALID', known)
  if (!(amount > 0 && amount <= transaction.amount)) throw new SaferpayError('AMOUNT_INVALID', known)
  transaction.status = 'CAPTURED'
  transaction.captured = amount
  transaction.captureId = `${transaction.id}_c`
  bank.save()
  return { CaptureId: transaction.captureId, Status: 'CAPTURED', Date: isoTime(bank.now()) }
}

/** Transaction/Cancel: only before the capture. */
export function cancel(request: z.infer<typeof requests.cancelRequest>, context: SaferpayContext): object {
  const { bank } = context
  const transaction = findReferenced(context, request.TransactionReference)
  const known = { transactionId: transaction.id, orderId: transaction.orderId }
  if (transaction.status === 'CAPTURED') throw new SaferpayError('TRANSACTION_ALREADY_CAPTURED', known)
  if (transaction.status !== 'AUTHORIZED') throw new SaferpayError('TRANSACTION_IN_WRONG_STATE', known)
  transaction.status = 'CANCELED'
  bank.save()
  return { TransactionId: transaction.id, OrderId: transaction.orderId, Date: isoTime(bank.now()) }
}

/**
 * Transaction/Refund: creates a transaction that needs its own capture. A refund may exceed the captured amount unless
 * the request restricts it: the provider leaves that to the shop.
 */
export function refund(request: z.infer<typeof requests.refundRequest>, context: SaferpayContext): object {
  const { bank } = context
  const { Refund, CaptureReference } = request
  const payment = findCapture(context, CaptureReference.CaptureId)
  const known = { transactionId: payment.id, orderId: payment.orderId }
  if (knobsFor(context, payment.orderId).licence === 'ecommerce')
    throw new SaferpayError('PERMISSION_DENIED', {
      ...known,
      detail: ['The licence has no interface for refunds.'],
    })
  if (Refund.Amount.CurrencyCode !== payment.currency) throw new SaferpayError('CURRENCY_INVALID', known)
  const amount = Number(Refund.Amount.Value)
  if (!(amount > 0)) throw new SaferpayError('AMOUNT_INVALID', known)
  if (
    Refund.RestrictRefundAmountToCapturedAmount &&
    amount > payment.captured - refundedOf(context, CaptureReference.CaptureId)
  )
    throw new SaferpayError('AMOUNT_INVALID', known)
  const made: SaferpayTransaction = {
    ...payment,
    id: `r${bank.nextNumber()}`,
    type: 'REFUND',
    orderId: Refund.OrderId ?? payment.orderId,
    amount,
    at: bank.now(),
    status: 'AUTHORIZED',
    settlesAt: null,
    captureId: null,
    captured: 0,
    refundOf: CaptureReference.CaptureId,
    dcc: null,
  }
  bank.state.saferpay.set(made.id, made)
  bank.save()
  return transactionBody(made, {})
}

/** Transaction/Inquire: knows only authorised transactions. */
export function inquire(request: z.infer<typeof requests.inquireRequest>, context: SaferpayContext): object {
  const transaction = findReferenced(context, request.TransactionReference)
  return transactionBody(transaction, knobsFor(context, transaction.orderId))
}

/** Transaction/AssertCapture: the result of a pending capture. */
export function assertCapture(
  request: z.infer<typeof requests.assertCaptureRequest>,
  context: SaferpayContext,
): object {
  const { id, orderId, captureId } = findCapture(context, request.CaptureReference.CaptureId)
  return {
    TransactionId: id,
    OrderId: orderId,
    CaptureId: captureId,
    Status: 'CAPTURED',
    Date: isoTime(context.bank.now()),
  }
}

/** Transaction/AssertRefund */
export function assertRefund(
  request: z.infer<typeof requests.assertRefundRequest>,
  context: SaferpayContext,
): object {
  const found = findReferenced(context, request.TransactionReference)
  if (found.type !== 'REFUND')
    throw new SaferpayError('TRANSACTION_IN_WRONG_STATE', { transactionId: found.id })
  return {
    TransactionId: found.id,
    OrderId: found.orderId,
    Status: found.status,
    Date: isoTime(found.at),
    PaymentMeans: paymentMeans(found),
  }
}

function findCapture({ bank, account }: SaferpayContext, captureId: string): SaferpayTransaction {
  const found = [...bank.state.saferpay.values()].find(
    (one) =>
      one.customerId === account.customerId &&
      one.type === 'PAYMENT' &&
      settled(bank, one).captureId === captureId,
  )
  if (!found) throw new SaferpayError('TRANSACTION_NOT_FOUND')
  return found
}

/** Captured and pending refunds of a capture. */
const refundedOf = ({ bank }: SaferpayContext, captureId: string): number =>
  [...bank.state.saferpay.values()]
    .filter((one) => one.refundOf === captureId && one.status !== 'CANCELED')
    .reduce((sum, { amount }) => sum + amount, 0)
