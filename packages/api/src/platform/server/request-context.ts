import type { AlertTerms } from '@camping/editions/alert-terms.ts'
import type { Inventory } from '@camping/editions/inventory.ts'
import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalPageParts } from '@camping/editions/legal/legal-page.ts'
import type { Currency, MarketRow, MessageSet, SiteCode } from '@camping/editions/markets.ts'
import type { PaymentTerms, UnpaidLimits } from '@camping/editions/payment-terms.ts'
import type { VoucherSale } from '@camping/editions/voucher-sale.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { HumanityCheck } from '../admission/humanity.ts'
import type { AttemptCounter } from '../admission/attempt-counter.ts'
import type { BrandAccess, EditionContent } from '../config/brand-access.ts'
import type { StockLimits } from '../config/stock-limits.ts'
import type { Database } from '../db/schema.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import type { DeskSession } from './find-desk-session.ts'
import type { Session } from '../session/find-session.ts'

/**
 * The context of a handler in any area. Areas add their parts: the world of the catalogue
 * (catalogue-context.ts), the payment accounts (payment-context.ts), the rules of accounts
 * (customer-context.ts).
 */
export interface RequestContext {
  readonly brand: string
  /** Whether the brand shows destinations, search and themes, or only the portal. */
  readonly showsDestinations: boolean
  /** Whether the brand sends offers by e-mail. */
  readonly hasNewsletter: boolean
  /** Whether gift vouchers of the brand pay its bookings. */
  readonly takesVouchers: boolean
  /** How the edition sells gift vouchers; undefined where it does not. */
  readonly voucherSale: VoucherSale | undefined
  /** The part of the catalogue that the edition offers; undefined for all of it. */
  readonly inventory?: Inventory | undefined
  readonly siteCode: SiteCode
  readonly market: MarketRow
  /** The message set of the reply. */
  readonly messages: MessageSet
  readonly currency: Currency
  readonly db: Kysely<Database>
  /** The clock; tests inject theirs. */
  now(): Date
  /** 'YYYY-MM-DD' in UTC. */
  today(): string
  /**
   * Sender and words of the documents of an edition of this brand, this one by default; undefined where none are
   * written.
   */
  identity(siteCode?: string): MailIdentity | undefined
  /** What replaces the house's text of a legal page in this edition, and what follows it; undefined where nothing is known. */
  legalText(tag: LegalTag): LegalPageParts | undefined
  /** What the app states about this edition's contents; undefined where it states nothing. */
  content(): EditionContent | undefined
  /** The origin of an edition of this brand: `https://uk.alder.example`. Configured, never a request's host. */
  originOf(siteCode: SiteCode): string | undefined
  /** Network address of the client, as far as the proxies in front are trusted. */
  readonly clientAddress: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly log: FastifyBaseLogger
  /** What is agreed about paying with bookings made now. */
  readonly paymentTerms: PaymentTerms
  /** How many stays one visitor may hold unpaid. */
  readonly unpaidLimits: UnpaidLimits
  /** How many alerts a visitor may have, and when they end. */
  readonly alertTerms: AlertTerms
  /** How much of the stock one visitor may take. */
  readonly stockLimits: StockLimits
  /** The check that distinguishes persons from programs, where the shop has one. */
  readonly humanity?: HumanityCheck | undefined
  /** Counts attempts across several servers; without it the database does. */
  readonly sharedAttempts?: AttemptCounter | undefined
}

/** The context of a call outside the base path (api-10): no edition, unless the request names one. */
export interface RootContext extends Pick<
  RequestContext,
  'db' | 'now' | 'clientAddress' | 'headers' | 'log'
> {
  readonly brands: ReadonlyMap<string, BrandAccess>
}

/** The context of a call by a signed-in customer, with the session. */
export type SignedIn<Context> = Context & { readonly session: Session }

/** The context of a call by an agent of the service desk, with the agent's session. */
export type AtDesk<Context> = Context & { readonly desk: DeskSession }
