import { consentCookie, hasConsent } from '@camping/core/consent/consent-cookie.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'

/** Names of docs/contracts/events.md. */
export type EventName = 'newsletter_signup' | 'purchase' | 'customer_portal_payment_start'

/** The queue that a tag manager reads, once one is loaded. */
type DataLayer = { dataLayer?: object[] }

/** Hands an event to the tag manager's queue. Without consent to marketing nothing is written down (SPEC.md §6). */
export function sendEvent(event: EventName, details: Readonly<Record<string, string | number>> = {}): void {
  if (!hasConsent(readCookie(consentCookie.name), 'marketing')) return
  const page = window as DataLayer
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...details })
}
