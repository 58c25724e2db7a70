import type { DeviceType } from '@camping/contract/experiments.schemas.ts'
import { consentCookie, hasConsent } from '@camping/core/consent/consent-cookie.ts'
import { readVisitorCookie, visitorCookie } from '@camping/core/experiments/experiment-cookies.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'

/** Whether the visitor lets us count what they do. */
export const mayCount = (): boolean => hasConsent(readCookie(consentCookie.name), 'statistics')

/** The visitor's id; undefined without consent, whatever the cookie says. */
export const countedVisitor = (): string | undefined =>
  mayCount() ? readVisitorCookie(readCookie(visitorCookie.name)) : undefined

/** SPEC.md §9 "Breakpoints": below md it is a phone. */
export const deviceType = (): DeviceType =>
  window.matchMedia('(min-width: 768px)').matches ? 'desktop' : 'mobile'

/** Hands a failure to whatever listens for errors of the page; the visitor hears nothing of it (SPEC.md §8). */
export function reportFailure(call: string, error: unknown): void {
  window.reportError(new Error(`${call} failed: ${JSON.stringify(error)}`))
}
