import type { AlertTerms } from '@camping/editions/alert-terms.ts'
import type { Inventory } from '@camping/editions/inventory.ts'
import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import type { LegalPageParts } from '@camping/editions/legal/legal-page.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { PaymentTerms, UnpaidLimits } from '@camping/editions/payment-terms.ts'
import type { PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import type { RefundLimits } from '@camping/editions/refund-limits.ts'
import { type VoucherSale, voucherSaleOf } from '@camping/editions/voucher-sale.ts'

/** What a brand may reach through the API. */
export interface BrandAccess {
  readonly sites: readonly SiteCode[]
  /** False for a white-label that shows only portal and checkout. */
  readonly showsDestinations: boolean
  /** Whether visitors can subscribe to offers by e-mail. */
  readonly hasNewsletter: boolean
  /** Whether gift vouchers of the brand pay its bookings. */
  readonly takesVouchers: boolean
  /** How each edition that sells gift vouchers does so. */
  readonly voucherSale?: Readonly<Partial<Record<SiteCode, VoucherSale>>>
  /** The payment providers an edition offers, in order, where its app says so (app.config.ts). */
  readonly payments?: Readonly<Partial<Record<SiteCode, readonly PaymentProviderId[]>>>
  /** How much goes back to an edition's guests without a person, where its app says so. */
  readonly refunds?: Readonly<Partial<Record<SiteCode, RefundLimits>>>
  /** What an edition's app states about paying; the house's terms and limits for the rest (payment-24, payment-26). */
  readonly paymentTerms?: Readonly<Partial<Record<SiteCode, Partial<PaymentTerms>>>>
  readonly unpaidLimits?: Readonly<Partial<Record<SiteCode, Partial<UnpaidLimits>>>>
  /** The part of the catalogue that an edition offers, where its app says so (decision 347). */
  readonly inventory?: Readonly<Partial<Record<SiteCode, Inventory>>>
  /** The same about alerts (alerts-3, alerts-5). */
  readonly alertTerms?: Readonly<Partial<Record<SiteCode, Partial<AlertTerms>>>>
}

/** An own page of an app, in the words of one edition. */
export interface StatedPage {
  readonly name: string
  readonly slug: string
  /** Its slug in every edition that has it, by apiLocale. */
  readonly alternates: Readonly<Record<string, string>>
  readonly text: LegalText
}

/** A line above the header. */
interface Banner {
  readonly textDesktop: string
  readonly textMobile: string
  /** A path below the edition, or a whole address. */
  readonly link: string
}

/** What an app states about the contents of one edition (decision 346). */
export interface EditionContent {
  readonly pages: readonly StatedPage[]
  /** Texts in place of the house's, by tag. */
  readonly replaced: Readonly<Record<string, LegalText>>
  /** Tags of the house's pages that the edition does not have. */
  readonly leftOut: readonly string[]
  /** The campaign of a day, where it has a line above the header. */
  banner(today: string): Banner | undefined
}

/** Finds the contents that an app states for an edition; undefined where it states none. */
export type FindContent = (brand: string, siteCode: SiteCode) => EditionContent | undefined

/**
 * What replaces the house's text of a legal page in one edition (decision 167), and what its operator's facts add (decision 312).
 */
export type FindLegalText = (brand: string, siteCode: SiteCode, tag: LegalTag) => LegalPageParts | undefined

/**
 * brands-2: the house brand with all nine editions and the white-label example, for tests and the bench. A
 * server gets its brands from the host, which reads them from the apps.
 */
export const shippedBrands: ReadonlyMap<string, BrandAccess> = new Map([
  [
    'alder',
    {
      sites: siteCodes,
      showsDestinations: true,
      hasNewsletter: true,
      takesVouchers: true,
      voucherSale: Object.fromEntries(
        siteCodes.map((site) => [site, voucherSaleOf(site, markets[site].currency)]),
      ),
    },
  ],
  ['lakeland', { sites: ['nl', 'de'], showsDestinations: false, hasNewsletter: false, takesVouchers: false }],
])
