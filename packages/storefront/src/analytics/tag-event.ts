/** Names of docs/contracts/events.md. */
export type EventName = 'page_view' | 'newsletter_signup' | 'purchase' | 'customer_portal_payment_start'

/** What a tag manager is told. Never a name, an address or a word that opens something. */
export interface TagEvent {
  readonly event: EventName
  readonly [detail: string]: string | number | undefined
}

/** A page as third parties may know it, in Google's words. */
export interface ToldPage {
  readonly page_location: string
  readonly page_referrer: string
  readonly page_title: string
}
