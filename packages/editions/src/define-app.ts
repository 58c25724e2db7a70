import type { AppLink, AppLinkGroup } from './app-link.ts'
import type { AppPage } from './app-pages.ts'
import type { PictureFile, ServicePicture } from './app-pictures.ts'
import type { Campaign } from './campaigns.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import type { HomeSection } from './home-sections.ts'
import type { HouseTag } from './house-tags.ts'
import type { Inventory } from './inventory.ts'
import type { MailDesign } from './mail-design.ts'
import type { LegalEntity } from './legal-entity.ts'
import type { SiteCode } from './markets.ts'
import type { AlertTerms } from './alert-terms.ts'
import type { PaymentTerms, UnpaidLimits } from './payment-terms.ts'
import type { PaymentProviderId } from './payment-provider-ids.ts'
import type { RefundLimits } from './refund-limits.ts'
import type { ReviewsProfile } from './reviews-providers.ts'
import type { Feature } from './route-row.ts'
import type { VisitCounter } from './visit-counters.ts'
import type { VoucherSale } from './voucher-sale.ts'
import type { SortingOptions } from './sorting-options.ts'

/** A badge with the page that proves it (brands-7). */
export interface Badge {
  readonly name: string
  readonly url?: string
}

/** A picture mark in the app's public/; the header shows the name beside it, unless the picture has it. */
export interface LogoFile {
  /** File name below public/, such as `logo.svg`. An SVG may contain a media query with colours for dark headers. */
  readonly file: string
  /** Displayed width in px; the height is 34. */
  readonly width: number
  /** Another file of the same form for dark headers; by default `file` is shown on both. */
  readonly dark?: string
  /** Whether the picture contains the name: then it stands alone. */
  readonly containsName?: boolean
}

/** One deployable identity: data only, no logic. A brand team changes only this, theme.ts and messages/. */
export interface AppConfig {
  /** The folder name under apps/. */
  readonly id: string
  /** Brand slug: part of every API path (api-1). */
  readonly brand: string
  readonly displayName: string
  readonly sites: readonly SiteCode[]
  /** Production host name per site code. */
  readonly domains: Partial<Record<SiteCode, string>>
  /**
   * A domain above those of all the brand's apps, such as `alder.example`: passkeys then count in each of its editions. By
   * default each edition has its own. Passkeys that customers have made are lost when it changes.
   */
  readonly passkeyDomain?: string
  /** Host name on a developer's machine; the house brand uses plain localhost. */
  readonly localHost: string
  /** Target of `/`: the home page, or the login page of a white-label (brands-4). */
  readonly home: 'storefront' | 'login'
  /** All off by default; decides which routes exist. */
  readonly supports: Readonly<Partial<Record<Feature, boolean>>>
  /** Safety icons (brands-10). The right side of the header also shows those of the tagged page safety-icons. */
  readonly safetyIcons: {
    readonly headerLeft: readonly Badge[]
    readonly headerRight: readonly Badge[]
    readonly footer: {
      readonly payment: readonly Badge[]
      readonly security: readonly Badge[]
      readonly trust: readonly Badge[]
    }
  }
  readonly socials: readonly {
    readonly icon: 'instagram' | 'facebook' | 'pinterest' | 'youtube'
    readonly url: string
  }[]
  readonly legal: LegalEntity
  /** Replaces the app's icon (`public/favicon.svg`) beside the name. */
  readonly logo?: LogoFile
  /** The design of its mails; the house's by default. */
  readonly mails?: MailDesign
  /** Pictures that are the same for all visitors. */
  readonly pictures?: {
    /** The scene behind the home page's search box. */
    readonly home?: PictureFile | ServicePicture
  }
  /**
   * The app's link groups. Each header group replaces the one that navigation data has in its place (brands-6); footer
   * groups follow its first group, which holds the legal pages.
   */
  readonly links?: {
    readonly headerTop?: readonly AppLink[]
    readonly headerLeft?: readonly AppLink[]
    readonly headerRight?: readonly AppLink[]
    readonly footer?: readonly AppLinkGroup[]
  }
  /** The sections of the home page in their order; the house's by default (docs/how-to/arrange-the-home-page.md). */
  readonly homeSections?: readonly HomeSection[]
  /** Promotions with their dates (docs/how-to/run-a-campaign.md). */
  readonly campaigns?: readonly Campaign[]
  /** Own pages, whose texts are in `pages/` of the app's folder (docs/how-to/write-a-page.md). */
  readonly pages?: readonly AppPage[]
  /** Pages of the house that the app does not have. */
  readonly pagesLeftOut?: readonly HouseTag[]
  /** The part of the catalogue that the app offers; all of it by default (docs/how-to/offer-a-part.md). */
  readonly inventory?: Inventory
  /**
   * The offered payment providers in order; the first is selected. By default all that have an account. The accounts
   * are settings of the server (docs/how-to/take-payments.md).
   */
  readonly payments?: readonly PaymentProviderId[]
  /**
   * How much money goes back to guests without a person, in minor units of each edition's currency. By default the house's
   * limits (refund-limits.ts).
   */
  readonly refunds?: RefundLimits
  /**
   * When stays have to be paid and what follows when they are not; the house's terms for everything that is not named
   * (payment-terms.ts). For bookings made from now on: earlier ones keep theirs.
   */
  readonly paymentTerms?: Partial<PaymentTerms>
  /** How many stays may be held unpaid; the house's limits for everything that is not named. */
  readonly unpaidLimits?: Partial<UnpaidLimits>
  /** How many alerts visitors may have and when these end; the house's terms for everything that is not named (alert-terms.ts). */
  readonly alertTerms?: Partial<AlertTerms>
  /**
   * Amounts and validity of the gift vouchers that are sold where `supports.voucherSale` is on; the house's rules for everything
   * that is not named (voucher-sale.ts).
   */
  readonly voucherSale?: Partial<VoucherSale>
  /** analytics-5: experiments run only when this is the string 'true' (decision 060). */
  readonly flagship?: string
  /**
   * `GTM-…` or `G-…` (analytics-3): visitors are asked for consent, and it loads for those who accept
   * (docs/how-to/measure-visits.md).
   */
  readonly tagManagerId?: string
  /** Services that count visits of those who agree to statistics (docs/how-to/measure-visits.md). */
  readonly visitCounters?: readonly VisitCounter[]
  /**
   * Where browsers of an edition report errors, by site code: `https://<public key>@<host>/<project>` of a Sentry-compatible
   * service. Only for visitors who agree to statistics (docs/how-to/report-errors.md).
   */
  readonly errorReporting?: Readonly<Partial<Record<SiteCode, string>>>
  /** The chatbot, for visitors who agree to it; none by default (docs/how-to/add-a-chatbot.md). */
  readonly chatbot?: ChatbotSettings
  readonly maps?: { readonly mapId: string; readonly key: string }
  /** Provider of company reviews; the footer links to it (docs/how-to/connect-map-and-reviews.md). */
  readonly reviews?: ReviewsProfile<SiteCode>
  /**
   * Editions in which a finger does what a mouse does: a campsite opens in a new tab, and a suggestion is followed at once. Elsewhere
   * campsites open in the same tab on touch screens, and a suggestion sets the place and goes on to the dates (decision 334).
   */
  readonly touchAsMouse?: readonly SiteCode[]
  /** Overrides the house's orders and filters of reviews (sorting-options.ts). */
  readonly sortingOptions?: Partial<SortingOptions>
}

/** Types an app's configuration. The rules in tooling/brands check everything beyond types before a build. */
export function defineApp(config: AppConfig): AppConfig {
  return config
}
