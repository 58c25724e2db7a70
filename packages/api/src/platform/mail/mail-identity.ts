import type { MailLayout } from '@camping/editions/mail-design.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** Colours of a brand, `#rrggbb`: mail programs support neither style sheets nor variables. */
export interface MailColours {
  readonly brand: string
  readonly onBrand: string
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
}

/** The sender of an edition, with the look and language of its mails and documents. */
export interface MailIdentity {
  readonly siteCode: SiteCode
  readonly displayName: string
  /** Sender address, also for replies. */
  readonly email: string
  /** The telephone of the service desk. */
  readonly phone: string
  /** Company and postal address, which the law requires in the footer. */
  readonly company: string
  readonly address: string
  /** Entry in the register of companies. */
  readonly registration: string
  readonly languageTag: string
  /** Origin of links: `https://uk.alder.example`. Configured, never taken from a request (security-5). */
  readonly origin: string
  /** The domain that passkeys of the edition are made for: the origin's, or one above it (decision 293). */
  readonly passkeyDomain: string
  /** Whether the brand has search pages. */
  readonly hasSearch: boolean
  /** Whether a booking's page opens without network once it was seen (portal-5). */
  readonly storesPages: boolean
  readonly colours: MailColours
  /** Corner radius of boxes and of buttons, px. */
  readonly corners: { readonly radius: number; readonly radiusControl: number }
  /** How its mails are composed; a card by default. */
  readonly layout?: MailLayout | undefined
  /** The logo beside the name, 34 px high, or in its place. */
  readonly logo?: { readonly src: string; readonly width: number; readonly containsName: boolean } | undefined
  /** Words of the edition, an app's overrides included. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
}

/** The identity of a brand's edition; undefined for one that is no longer served. */
export type FindMailIdentity = (brand: string, siteCode: string) => MailIdentity | undefined
