import { usualAlertTerms, type AlertTerms } from '@camping/editions/alert-terms.ts'
import { markets, siteCodeOf } from '@camping/editions/markets.ts'
import type { MarketRow, SiteCode } from '@camping/editions/markets.ts'
import {
  usualPaymentTerms,
  usualUnpaidLimits,
  type PaymentTerms,
  type UnpaidLimits,
} from '@camping/editions/payment-terms.ts'
import type { Inventory } from '@camping/editions/inventory.ts'
import type { VoucherSale } from '@camping/editions/voucher-sale.ts'
import type { BrandAccess } from '../config/brand-access.ts'
import { notFound } from '../problem-error.ts'

export interface Edition {
  brand: string
  showsDestinations: boolean
  hasNewsletter: boolean
  takesVouchers: boolean
  /** Undefined where no gift vouchers are sold. */
  voucherSale: VoucherSale | undefined
  /** Undefined where the whole catalogue is offered. */
  inventory: Inventory | undefined
  siteCode: SiteCode
  market: MarketRow
  /** For bookings made now; earlier ones have their own. */
  paymentTerms: PaymentTerms
  unpaidLimits: UnpaidLimits
  alertTerms: AlertTerms
}

/** The edition that a base path names. An unknown brand, an unknown locale and an unknown pair are 404 alike. */
export function resolveEdition(
  brands: ReadonlyMap<string, BrandAccess>,
  params: { brand?: string; apiLocale?: string },
): Edition {
  const brand = params.brand ?? ''
  const access = brands.get(brand)
  const siteCode = siteCodeOf(params.apiLocale ?? '')
  if (!access || !siteCode || !access.sites.includes(siteCode)) throw notFound()
  const { showsDestinations, hasNewsletter, takesVouchers } = access
  return {
    brand,
    showsDestinations,
    hasNewsletter,
    takesVouchers,
    voucherSale: access.voucherSale?.[siteCode],
    inventory: access.inventory?.[siteCode],
    siteCode,
    market: markets[siteCode],
    paymentTerms: { ...usualPaymentTerms, ...access.paymentTerms?.[siteCode] },
    unpaidLimits: { ...usualUnpaidLimits, ...access.unpaidLimits?.[siteCode] },
    alertTerms: { ...usualAlertTerms, ...access.alertTerms?.[siteCode] },
  }
}
