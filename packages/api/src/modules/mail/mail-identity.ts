import type { SiteCode } from '@camping/editions/markets.ts'

/** Colours of a brand, `#rrggbb`: mail programs know no style sheets and no variables. */
export interface MailColours {
  readonly brand: string
  readonly onBrand: string
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
}

/** As whom an edition writes, and how its mails and documents look and speak. */
export interface MailIdentity {
  readonly siteCode: SiteCode
  readonly displayName: string
  /** Sender, and where answers go. */
  readonly email: string
  /** Where a person answers. */
  readonly phone: string
  /** Company and postal address, as the law wants them below. */
  readonly company: string
  readonly address: string
  /** Entry in the register of companies. */
  readonly registration: string
  readonly languageTag: string
  /** Where links lead: `https://uk.alder.example`. Configured, never taken from a request (RELIABILITY.md). */
  readonly origin: string
  /** Whether the brand has pages to look for another stay. */
  readonly hasSearch: boolean
  readonly colours: MailColours
  /** Of boxes and of buttons, px. */
  readonly corners: { readonly radius: number; readonly radiusControl: number }
  /** Words of the edition, an app's own words included. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
}

/** The identity of a brand's edition; undefined for one that is not served any more. */
export type FindMailIdentity = (brand: string, siteCode: string) => MailIdentity | undefined
