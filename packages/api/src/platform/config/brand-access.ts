import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { PaymentTerms, UnpaidLimits } from '@camping/editions/payment-terms.ts'
import type { PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import type { RefundLimits } from '@camping/editions/refund-limits.ts'

/** What a brand may reach through the API. */
export interface BrandAccess {
  readonly sites: readonly SiteCode[]
  /** False for a white-label that shows only portal and checkout. */
  readonly showsDestinations: boolean
  /** Whether visitors can subscribe to offers by e-mail. */
  readonly hasNewsletter: boolean
  /** Whether gift vouchers of the brand pay its bookings. */
  readonly takesVouchers: boolean
  /** The payment providers an edition offers, in order, where its app says so (app.config.ts). */
  readonly payments?: Readonly<Partial<Record<SiteCode, readonly PaymentProviderId[]>>>
  /** How much goes back to an edition's guests without a person, where its app says so. */
  readonly refunds?: Readonly<Partial<Record<SiteCode, RefundLimits>>>
  /** What an edition's app states about paying; the house's terms and limits for the rest (payment-24, payment-26). */
  readonly paymentTerms?: Readonly<Partial<Record<SiteCode, Partial<PaymentTerms>>>>
  readonly unpaidLimits?: Readonly<Partial<Record<SiteCode, Partial<UnpaidLimits>>>>
}

/** The text of an app that replaces the house's legal page, for one of its editions (decision 167). */
export type FindLegalText = (brand: string, siteCode: SiteCode, tag: LegalTag) => LegalText | undefined

/**
 * brands-2: the house brand with all nine editions and the white-label example, for tests and the bench. A
 * server gets its brands from the host, which reads them from the apps.
 */
export const shippedBrands: ReadonlyMap<string, BrandAccess> = new Map([
  ['alder', { sites: siteCodes, showsDestinations: true, hasNewsletter: true, takesVouchers: true }],
  ['lakeland', { sites: ['nl', 'de'], showsDestinations: false, hasNewsletter: false, takesVouchers: false }],
])
