import { endpoint } from './endpoint.ts'
import type { Withdrawal, WithdrawalRequest } from './withdrawal.schemas.ts'

/** Withdraws from a contract, or leaves it to a person. 404 where nothing is sold like that; 429 `too-many-attempts`. */
export const withdrawFromContract = endpoint<WithdrawalRequest, Withdrawal>('POST', 'withdrawals')
