import type { MessageSet, SiteCode } from './markets.ts'
import type { PaymentProviderId } from './payment-provider-ids.ts'
import type { ReviewsProfile } from './reviews-providers.ts'
import type { Feature } from './routes.ts'
import type { SortingOptions } from './sorting-options.ts'

/** Who is behind an edition: shown in the imprint and the footer. */
export interface LegalEntity {
  readonly company: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly registration: string
}

/** A badge with the page that proves it (GAPS.md, law). */
export interface Badge {
  readonly name: string
  readonly url?: string
}

/** Words of an app that no message has, by message set. */
export type OwnText = Readonly<Partial<Record<MessageSet, string>>>

/** A link of an app's own. */
export interface OwnLink {
  readonly text: OwnText
  /** A path below the edition, such as `/info/terms`, or an address that begins with https://. */
  readonly url: string
}

/** A titled list of links in the footer. */
export interface OwnLinkGroup {
  readonly title: OwnText
  readonly links: readonly OwnLink[]
}

/** A picture mark in the app's public/; the name is written beside it. */
export interface LogoFile {
  /** File name below public/, such as `logo.svg`. An SVG may have colours for dark headers within a media query of its own. */
  readonly file: string
  /** Width at which it is shown, px; it is 34 high. */
  readonly width: number
}

/** One deployable identity: data only, no logic. Everything a brand team changes is here, in theme.ts or messages/. */
export interface AppConfig {
  /** The folder name under apps/. */
  readonly id: string
  /** Brand slug: part of every API path (SPEC.md §7). */
  readonly brand: string
  readonly displayName: string
  readonly sites: readonly SiteCode[]
  /** Production host name per site code. */
  readonly domains: Partial<Record<SiteCode, string>>
  /** Host name on a developer's machine; the house brand answers on plain localhost. */
  readonly localHost: string
  /** Where `/` leads: the home page, or the login page of a white-label (SPEC.md §1). */
  readonly home: 'storefront' | 'login'
  /** All off by default; decides which routes exist. */
  readonly supports: Readonly<Partial<Record<Feature, boolean>>>
  /** SPEC.md §3 "safetyIcons". Beside those of the header's right stand the ones of the tagged page safety-icons. */
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
  /** Instead of the app's icon (`public/favicon.svg`) beside the name. */
  readonly logo?: LogoFile
  /** Pictures that are the same for everybody: the image service's name, and its placeholder of nine digits. */
  readonly pictures?: {
    /** The scene behind the search box of the home page. */
    readonly home?: { readonly id: string; readonly alt: ''; readonly placeholder: string }
  }
  /**
   * Link groups of the app's own. Each of the header's replaces the one that navigation data has at that place (SPEC.md §3);
   * those of the footer stand beside its first group, which holds the pages that the law asks for.
   */
  readonly links?: {
    readonly headerTop?: readonly OwnLink[]
    readonly headerLeft?: readonly OwnLink[]
    readonly headerRight?: readonly OwnLink[]
    readonly footer?: readonly OwnLinkGroup[]
  }
  /**
   * The payment providers that are offered, in order; the first is selected. Without it all that have an account. The accounts
   * themselves are settings of the server (docs/how-to/take-payments.md).
   */
  readonly payments?: readonly PaymentProviderId[]
  /** SPEC.md §7: experiments run only when this is the string 'true' (docs/decisions/060). */
  readonly flagship?: string
  /** `GTM-…` or `G-…` (SPEC.md §5): visitors are asked, and it is loaded for those who agree (docs/how-to/measure-visits.md). */
  readonly tagManagerId?: string
  readonly maps?: { readonly mapId: string; readonly key: string }
  /** Where guests judge the company; the footer leads there (docs/how-to/connect-map-and-reviews.md). */
  readonly reviews?: ReviewsProfile<SiteCode>
  /** Where an edition offers other orders and filters than the house (sorting-options.ts). */
  readonly sortingOptions?: Partial<SortingOptions>
}

/** Types an app's configuration. What types cannot say is checked by the rules in tooling/brands before anything is built. */
export function defineApp(config: AppConfig): AppConfig {
  return config
}
