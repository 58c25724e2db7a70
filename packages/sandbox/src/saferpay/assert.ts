import type { z } from 'zod'
import { assertMs, pendingAssertMs, windowMs } from './initialize.ts'
import { SaferpayError } from './saferpay-error.ts'
import { knobsFor, settled } from './saferpay-context.ts'
import type { SaferpayContext } from './saferpay-context.ts'
import type { assertRequest } from './saferpay-requests.ts'
import { transactionBody } from './transaction-body.ts'

/** The minor version that introduced the longer period for pending payments. */
const pendingSince = 39
const minorOf = (specVersion: string): number => Number(specVersion.split('.')[1])

/** PaymentPage/Assert: the result of a payment page. It changes nothing and may be repeated. */
export function assertPage({ Token }: z.infer<typeof assertRequest>, context: SaferpayContext): object {
  const { bank, account } = context
  const page = bank.state.pages.get(Token)
  if (!page || page.customerId !== account.customerId) throw new SaferpayError('TOKEN_INVALID')
  const { orderId } = page
  const age = bank.now() - page.openedAt
  const transaction = bank.state.saferpay.get(page.transactionId ?? '')
  if (transaction) {
    const isLonger = transaction.status === 'PENDING' && minorOf(context.specVersion) >= pendingSince
    if (age > (isLonger ? pendingAssertMs : assertMs)) throw new SaferpayError('TOKEN_EXPIRED', { orderId })
    return transactionBody(settled(bank, transaction), knobsFor(context, orderId))
  }
  if (page.decline && page.state === 'aborted')
    throw new SaferpayError(page.decline.errorName, {
      orderId,
      processorResult: page.decline.processorResult || undefined,
    })
  if (page.state === 'aborted') throw new SaferpayError('TRANSACTION_ABORTED', { orderId })
  if (age > windowMs) throw new SaferpayError('TOKEN_EXPIRED', { orderId })
  throw new SaferpayError('TRANSACTION_NOT_STARTED', { orderId })
}
