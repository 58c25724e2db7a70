import type { BuyVoucherRequest } from '@camping/contract/voucher-sale.schemas.ts'
import type { Withdrawal, WithdrawalRequest } from '@camping/contract/withdrawal.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { mayLeaveTo } from './payment.thunks.ts'
import { providerTable } from './providers/provider-table.ts'
import type { PaymentStep } from './providers/provider.ts'
import { voucherSaleApi } from './voucher-sale.api.ts'

/** Why a call of the sale had no success. */
export type SaleTrouble = 'failed' | 'tooMany'

const troubleOf = (error: unknown): SaleTrouble =>
  (error as ApiError | undefined)?.status === 429 ? 'tooMany' : 'failed'

/**
 * Orders a gift voucher and starts its payment: answers what the browser does next, or why nothing was ordered. The same request
 * with the same key is one purchase, however often it is sent.
 */
export function buyVoucher(request: BuyVoucherRequest, here: { readonly hostname: string }) {
  return async (dispatch: ApiDispatch): Promise<PaymentStep | SaleTrouble> => {
    const { data, error } = await dispatch(
      voucherSaleApi.endpoints.buyVoucher.initiate(request, { track: false }),
    )
    if (!data) return troubleOf(error)
    const provider = providerTable[request.provider]
    const step = provider.next(data)
    if (!step || (step.kind === 'leave' && !mayLeaveTo(step.url, provider, here))) return 'failed'
    return step
  }
}

/** Sends a statement of withdrawal; answers what became of it. */
export function withdrawFromContract(request: WithdrawalRequest) {
  return async (dispatch: ApiDispatch): Promise<Withdrawal | SaleTrouble> => {
    const { data, error } = await dispatch(
      voucherSaleApi.endpoints.withdraw.initiate(request, { track: false }),
    )
    return data ?? troubleOf(error)
  }
}
