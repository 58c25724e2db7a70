import { buyVoucher, getVoucherPurchase, getVoucherSale } from '@camping/contract/voucher-sale.endpoints.ts'
import { withdrawFromContract } from '@camping/contract/withdrawal.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** Buying gift vouchers, and withdrawing from it. */
export const voucherSaleApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    voucherSale: queryOf(build, getVoucherSale),
    voucherPurchase: queryOf(build, getVoucherPurchase),
    buyVoucher: mutationOf(build, buyVoucher),
    withdraw: mutationOf(build, withdrawFromContract),
  }),
})
