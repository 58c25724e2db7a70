import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import { readVisitorCookie, visitorCookie } from '@camping/core/experiments/experiments.rules.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'

/** Whether the visitor consents to statistics. */
export const mayCount = (): boolean => hasConsent(readCookie(consentCookie.name), 'statistics')

/** The visitor's id; undefined without consent, whatever the cookie contains. */
export const countedVisitor = (): string | undefined =>
  mayCount() ? readVisitorCookie(readCookie(visitorCookie.name)) : undefined

/** Passes a failure to the page's error listeners; the visitor sees nothing (errors-8). */
export function reportFailure(call: string, error: unknown): void {
  window.reportError(new Error(`${call} failed: ${JSON.stringify(error)}`))
}
