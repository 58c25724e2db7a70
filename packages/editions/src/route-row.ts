import type { Language, SiteCode } from './markets.ts'

/** Feature switches of a brand (app.config.ts `supports`); a route exists only where its feature is on. */
export type Feature =
  | 'destinations'
  | 'search'
  | 'themes'
  | 'content'
  | 'checkout'
  | 'portal'
  | 'newsletter'
  | 'offline'
  | 'vouchers'
  | 'voucherSale'

/** Named route guards (routing-10); an unknown name raises 'Unknown route middleware' at start-up. */
export type GuardName =
  | 'query-state-sync'
  | 'query-actions'
  | 'user-type-restriction'
  | 'empty-search-redirect'
  | 'payment-amount-chosen'

/** One word for every market, or one per language with exceptions per site code. May contain `{params}` and slashes. */
export type Words = string | (Record<Language, string> & Partial<Record<SiteCode, string>>)

/** Everything a route is. What a row leaves out is the usual: everybody may open the page, in the site's frame. */
export interface RouteRow {
  readonly words: Words
  /** The path continues the parent's path of the same market. */
  readonly parent?: string
  /** Aliases of the path; the first word is canonical (routing-17, `/profil/détails`). */
  readonly aliases?: Partial<Record<SiteCode, readonly string[]>>
  /** Its words are slugs: navigation data decide, after all fixed words and in the order of the table (routing-2). */
  readonly dynamic?: true
  readonly feature?: Feature

  /**
   * Who may open it. `link`: whoever knows the address, so no cache stores the page, no search engine lists it and no other
   * site learns the address from a link (security-2). `customer`: whoever is signed in.
   */
  readonly access?: 'link' | 'customer'
  /** Everybody may open it, but it differs for a customer. So it is made for one visitor, as pages for customers are. */
  readonly readsSession?: true
  /** In this order: a guard may use what the one before it has read. */
  readonly guards?: readonly GuardName[]

  /**
   * Its address holds a search, which guard `query-state-sync` reads; `saved`: what the address leaves open comes from the
   * search cookie (search-10).
   */
  readonly search?: 'address' | 'saved'
  /** Keys of the query that a page for everybody reads besides the search. The host drops all others. */
  readonly keys?: readonly string[]
  /** Keys of the query that make the address a right, as `access: 'link'` does: the token of a mail's link. */
  readonly linkKeys?: readonly string[]
  /** Keys of the query that name something of a visitor: not for third parties. */
  readonly secretKeys?: readonly string[]

  /** routing-16: checkout and portal have a frame of their own, and stand on MUI (decision 387). */
  readonly layout?: 'booking'
  /** A list of campsites in pages, which filters narrow. */
  readonly listsCampsites?: true

  /** Search engines leave it out though everybody may open it: it belongs to no search of others. */
  readonly noindex?: true
  readonly analytics?: 'Country' | 'Region' | 'Campsite' | 'Checkout' | 'Funnel' | 'customer_portal'
  readonly section?: 'my_bookings' | 'personal_details' | 'favorites' | 'home'
  /**
   * No third party's code (analytics-4): here somebody signs in, sets a password or pays, names and dates of birth are
   * typed, or the path itself opens a booking. Extras pass their choice to the payment within the document.
   */
  readonly tags?: false
  /** consent-4: no question for consent where somebody books or pays. Who was not asked agrees to nothing. */
  readonly consent?: false
  /** Bytes of scripts that it may have beyond the usual (tooling/size-budget): named by its document, and fetched by itself. */
  readonly heavierBy?: { readonly first?: number; readonly all: number }
}

/** Whether a page differs by who is signed in: it waits for the user and is made for one visitor. */
export const needsSession = ({ access, readsSession }: RouteRow): boolean =>
  access === 'customer' || readsSession === true

/** Whether a page is the same for everybody, so that caches may store it. */
export const isShared = ({ access, readsSession }: RouteRow): boolean => !access && !readsSession

/** Whether search engines may list a page (decision 040). */
export const isListed = ({ access, noindex }: RouteRow): boolean => !access && !noindex
