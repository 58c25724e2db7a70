import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import type { Currency, MarketRow, MessageSet, SiteCode } from '@camping/editions/markets.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { BrandAccess } from '../config/api-config.ts'
import type { Database } from '../db/schema.ts'
import type { AttemptCounter } from '../modules/account/attempt-counter.ts'
import type { MailIdentity } from '../modules/mail/mail-identity.ts'
import type { Payments } from '../modules/payment/payments.ts'
import type { MarketPricing } from '../modules/pricing/pricing.types.ts'
import type { World } from '../modules/search/world.ts'
import type { Session } from '../modules/session/find-session.ts'

/** Everything a handler may know beside its request. */
export interface ApiContext {
  readonly brand: string
  /** Whether the brand shows destinations, search and themes, or only the portal. */
  readonly showsDestinations: boolean
  /** Whether the brand sends offers by e-mail. */
  readonly hasNewsletter: boolean
  readonly siteCode: SiteCode
  readonly market: MarketRow
  /** Which of the seven texts to answer with. */
  readonly messages: MessageSet
  readonly currency: Currency
  /** Rate and fees of the market: what turns EUR cents into its amounts. */
  readonly pricing: MarketPricing
  readonly db: Kysely<Database>
  /** Read model, places and display texts as they are now. */
  readonly world: World
  /** The clock; tests inject theirs. */
  now(): Date
  /** 'YYYY-MM-DD' in UTC. */
  today(): string
  /** In whose name and words an edition of this brand writes documents, this one unless said; undefined where nobody writes. */
  identity(siteCode?: string): MailIdentity | undefined
  /** What the brand's app for this edition says in place of the house's legal page; undefined where it says nothing. */
  legalText(tag: LegalTag): LegalText | undefined
  /** How money is taken. */
  readonly payments: Payments
  /** Where an edition of this brand is reached: `https://uk.alder.example`. Configured, never a request's host. */
  originOf(siteCode: SiteCode): string | undefined
  /** Network address of the client, as far as the proxies in front are trusted. */
  readonly clientAddress: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly log: FastifyBaseLogger
  /** The calls of the login page do not tell which addresses have an account (RELIABILITY.md §3b). */
  readonly strictAccounts: boolean
  /** Where several servers count tries together; without it they do in the database. */
  readonly sharedAttempts?: AttemptCounter | undefined
}

/** What the handler of a call outside the base path knows (SPEC.md §7): no edition, unless the request names one. */
export interface RootContext extends Pick<
  ApiContext,
  'db' | 'now' | 'clientAddress' | 'headers' | 'log' | 'payments'
> {
  readonly brands: ReadonlyMap<string, BrandAccess>
}

/** What the handler of a call for signed-in customers knows besides: who asks. */
export interface SignedInContext extends ApiContext {
  readonly session: Session
}
