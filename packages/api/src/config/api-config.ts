import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import type { SharedLimits } from '../server/limits-in-redis.ts'
import type { Payments } from '../modules/payment/payments.ts'
import type { FindMailIdentity } from '../modules/mail/mail-identity.ts'

/** What a brand may reach through the API. */
export interface BrandAccess {
  readonly sites: readonly SiteCode[]
  /** False for a white-label that shows only portal and checkout. */
  readonly showsDestinations: boolean
  /** Whether visitors can ask for offers by e-mail. */
  readonly hasNewsletter: boolean
  /** The payment providers an edition offers, in order, where its app says so (app.config.ts). */
  readonly payments?: Readonly<Partial<Record<SiteCode, readonly PaymentProviderId[]>>>
}

/** The text that an app has in place of the house's legal page, for one of its editions (docs/decisions/167). */
export type FindLegalText = (brand: string, siteCode: SiteCode, tag: LegalTag) => LegalText | undefined

export interface ApiConfig {
  readonly brands: ReadonlyMap<string, BrandAccess>
  readonly now: () => Date
  /** Validates every reply against its schema before sending; for tests and development. */
  readonly checkReplies: boolean
  /** Number of proxies in front whose X-Forwarded-For is believed; 0 for none. */
  readonly trustedProxies: number
  /** How money is taken; without it nothing can be paid. */
  readonly payments?: Payments | undefined
  /** Opens the operator's calls; without it there are none. */
  readonly operatorToken?: string | undefined
  /** Hides which addresses have an account, at the price of a mail more for customers. */
  readonly strictAccounts?: boolean | undefined
  /** Limits that several servers count together; without them each call's limit is the process's own. */
  readonly sharedLimits?: SharedLimits | undefined
  /** In whose name documents are written; without it there are none. */
  readonly findIdentity?: FindMailIdentity | undefined
  /** The legal texts of apps that have their own; without it all show the house's. */
  readonly findLegalText?: FindLegalText | undefined
}

/**
 * GAPS.md "Names": the house brand with all nine editions and the white-label example, for tests and the bench. A server is
 * told its brands by the host, which reads them off the apps.
 */
export const shippedBrands: ReadonlyMap<string, BrandAccess> = new Map([
  ['alder', { sites: siteCodes, showsDestinations: true, hasNewsletter: true }],
  ['lakeland', { sites: ['nl', 'de'], showsDestinations: false, hasNewsletter: false }],
])
