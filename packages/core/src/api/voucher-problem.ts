import type { VoucherRefused, VoucherRefusal } from '@camping/contract/cart-voucher.schemas.ts'
import { mayBeVoucherCode } from '@camping/contract/voucher-code.ts'

/** Why a gift voucher could not be used: a reason of the shop, the code as typed, too many tries, or no answer. */
export type VoucherProblem = VoucherRefusal | 'missing' | 'misspelt' | 'changed' | 'too-many' | 'failed'

/** What is wrong with a code as typed; null for one that only the server can judge. */
export function problemOfTyped(code: string): VoucherProblem | null {
  if (code.trim() === '') return 'missing'
  return mayBeVoucherCode(code) ? null : 'misspelt'
}

interface FailedCall {
  readonly status: number
  readonly problem?: VoucherRefused & { readonly type: string }
}

/** What the failure of a call with a code means for the customer. */
export function voucherProblem(error: unknown): VoucherProblem {
  const { status, problem } = (error ?? { status: 0 }) as FailedCall
  if (problem?.refusal) return problem.refusal
  if (problem?.type === 'voucher-changed') return 'changed'
  return status === 429 ? 'too-many' : 'failed'
}
