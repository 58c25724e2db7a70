import { consentCookie, writeConsent, type ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { readCookie, writeCookie } from '../routing/read-cookie.browser.ts'

const listeners = new Set<() => void>()

/**
 * Calls back whenever the answer may be another one: it was given here, or in another tab or document before this one was
 * looked at again. Answers how to stop.
 */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The cookie as it stands. */
export const keptConsent = (): string | undefined => readCookie(consentCookie.name)

/** Writes an answer down, for six months from `today` ('YYYY-MM-DD'). */
export function keepConsent(categories: readonly ConsentCategory[], today: string): void {
  writeCookie(consentCookie.name, writeConsent(categories, today), consentCookie.maxAge)
  for (const listener of listeners) listener()
}

/** An answer that is too old is none: without its cookie nothing takes it for one. */
export function dropConsent(): void {
  writeCookie(consentCookie.name, '', 0)
}
