import type { SiteCode } from './markets.ts'
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
  /** SPEC.md §7: experiments run only when this is the string 'true' (docs/decisions/060). */
  readonly flagship?: string
  readonly tagManagerId?: string
  readonly maps?: { readonly mapId: string; readonly key: string }
  readonly reviewsBusinessId?: string
  /** Where an edition offers other orders and filters than the house (sorting-options.ts). */
  readonly sortingOptions?: Partial<SortingOptions>
}

/** Types an app's configuration. What types cannot say is checked by the rules in tooling/brands before anything is built. */
export function defineApp(config: AppConfig): AppConfig {
  return config
}
