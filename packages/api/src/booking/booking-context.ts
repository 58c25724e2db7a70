import type { CatalogueContext } from '../catalogue/search/catalogue-context.ts'

/** The part of an edition's context that booking functions use. */
export type BookingContext = Pick<
  CatalogueContext,
  | 'db'
  | 'brand'
  | 'siteCode'
  | 'market'
  | 'messages'
  // Words of what has to be paid until when.
  | 'identity'
  // The app's own wording of what an order accepts.
  | 'legalText'
  | 'currency'
  | 'today'
  // For alternatives, and which sites the edition offers: what is sold comes from the tables.
  | 'world'
  | 'pricing'
  | 'log'
  // The session, for a booking whose cart id alone no longer opens it.
  | 'headers'
  // Network and limits of the visitor.
  | 'clientAddress'
  | 'sharedAttempts'
  | 'stockLimits'
  | 'paymentTerms'
  | 'unpaidLimits'
  | 'humanity'
  | 'takesVouchers'
  | 'voucherSale'
>
