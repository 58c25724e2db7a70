import type { SaferpayAccount } from '../accounts/test-accounts.data.ts'
import type { Bank } from '../bank/bank.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import type { OrderKnobs } from '../bank/order-knobs.ts'
import type { SaferpayTransaction } from '../bank/saferpay.types.ts'
import { SaferpayError } from './saferpay-error.ts'

/** The input of an operation of the JSON API. */
export interface SaferpayContext {
  readonly bank: Bank
  /** Owner of the request's credentials. */
  readonly account: SaferpayAccount
  /** SpecVersion of the request, such as 1.45; some rules depend on it. */
  readonly specVersion: string
  /** Origin of the sandbox in the request: `http://localhost:4000`. */
  readonly origin: string
}

export interface TransactionReference {
  readonly TransactionId?: string | undefined
  readonly OrderId?: string | undefined
}

/** PENDING settles by time: a later inspection finds the payment settled. */
export function settled(bank: Bank, transaction: SaferpayTransaction): SaferpayTransaction {
  if (
    transaction.status === 'PENDING' &&
    transaction.settlesAt !== null &&
    bank.now() >= transaction.settlesAt
  ) {
    transaction.status = 'CAPTURED'
    transaction.captured = transaction.amount
    transaction.captureId = `${transaction.id}_c`
    bank.save()
  }
  return transaction
}

/**
 * Finds a transaction of the caller. An order id means the latest payment with it, else the latest refund. Throws
 * TRANSACTION_NOT_FOUND.
 */
export function findReferenced(
  { bank, account }: SaferpayContext,
  { TransactionId, OrderId }: TransactionReference,
): SaferpayTransaction {
  const transactions = [...bank.state.saferpay.values()].filter(
    ({ customerId }) => customerId === account.customerId,
  )
  const named = transactions.filter(({ id, orderId }) =>
    TransactionId === undefined ? orderId === OrderId : id === TransactionId,
  )
  const found = named.findLast(({ type }) => type === 'PAYMENT') ?? named.at(-1)
  if (!found) throw new SaferpayError('TRANSACTION_NOT_FOUND')
  return settled(bank, found)
}

export const knobsFor = ({ bank }: SaferpayContext, orderId: string): OrderKnobs =>
  knobsOf(bank.state, orderId)
