/** Names of docs/contracts/events.md. */
export type EventName = 'page_view' | 'newsletter_signup' | 'purchase' | 'customer_portal_payment_start'

/** An event for the tag manager. Never a name, an address or a secret. */
export interface TagEvent {
  readonly event: EventName
  readonly [detail: string]: string | number | undefined
}

/** A page in the form that third parties may receive, with Google's names. */
export interface ReportedPage {
  readonly page_location: string
  readonly page_referrer: string
  readonly page_title: string
}
