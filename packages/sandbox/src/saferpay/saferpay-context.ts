import type { SaferpayAccount } from '../accounts/test-accounts.data.ts'
import type { Bank } from '../bank/bank.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import type { OrderKnobs } from '../knobs/order-knobs.ts'
import type { SaferpayTransaction } from './saferpay.types.ts'
import { SaferpayError } from './saferpay-error.ts'

/** What an operation of the JSON API works with. */
export interface SaferpayContext {
  readonly bank: Bank
  /** Whose credentials the request carried. */
  readonly account: SaferpayAccount
  /** Of the request, such as 1.45: some rules came with a version. */
  readonly specVersion: string
  /** Of the sandbox, as the request named it: `http://localhost:4000`. */
  readonly origin: string
}

export interface TransactionReference {
  readonly TransactionId?: string | undefined
  readonly OrderId?: string | undefined
}

/** PENDING ends by itself: whoever looks after that finds it settled. */
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
 * The caller's own transaction. An order id names the latest payment with it, else the latest refund that was given it.
 * Throws TRANSACTION_NOT_FOUND.
 */
export function findReferenced(
  { bank, account }: SaferpayContext,
  { TransactionId, OrderId }: TransactionReference,
): SaferpayTransaction {
  const own = [...bank.state.saferpay.values()].filter(({ customerId }) => customerId === account.customerId)
  const named = own.filter(({ id, orderId }) =>
    TransactionId === undefined ? orderId === OrderId : id === TransactionId,
  )
  const found = named.findLast(({ type }) => type === 'PAYMENT') ?? named.at(-1)
  if (!found) throw new SaferpayError('TRANSACTION_NOT_FOUND')
  return settled(bank, found)
}

export const knobsFor = ({ bank }: SaferpayContext, orderId: string): OrderKnobs =>
  knobsOf(bank.state, orderId)
