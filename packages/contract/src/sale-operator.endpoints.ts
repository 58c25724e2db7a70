import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  Purchases,
  purchasesRequest,
  ResolvedWithdrawal,
  resolveWithdrawalRequest,
  Withdrawals,
  withdrawalsRequest,
} from './sale-operator.schemas.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

export const listPurchases = endpoint<z.input<typeof purchasesRequest>, Purchases>(
  'GET',
  'operator/purchases',
  'root',
)
/** Statements that wait for a person. */
export const listWithdrawals = endpoint<z.input<typeof withdrawalsRequest>, Withdrawals>(
  'GET',
  'operator/withdrawals',
  'root',
)
/** Closes a statement, and withdraws from a purchase for it. 404 for an unknown statement or purchase, 409 `resolved-before`. */
export const resolveWithdrawal = endpoint<z.input<typeof resolveWithdrawalRequest>, ResolvedWithdrawal>(
  'POST',
  'operator/withdrawals/{id}',
  'root',
)
