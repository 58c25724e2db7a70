import {
  consentCookie,
  withChatConsent,
  writeConsent,
  type ConsentCategory,
} from '@camping/core/consent/consent.rules.ts'
import { readCookie, writeCookie } from '../routing/read-cookie.browser.ts'

const listeners = new Set<() => void>()

/**
 * Calls back when the answer may have changed: here, or in another tab or document before this one became visible
 * again. Returns the function that stops it.
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

/** The raw cookie. */
export const savedConsent = (): string | undefined => readCookie(consentCookie.name)

function save(value: string): void {
  writeCookie(consentCookie.name, value, consentCookie.maxAge)
  for (const listener of listeners) listener()
}

/** Writes an answer, valid for six months from `today` ('YYYY-MM-DD'). */
export function saveConsent(categories: readonly ConsentCategory[], today: string): void {
  save(writeConsent(categories, today))
}

/** Adds consent to the chatbot, where its dialog asked for it. */
export function saveChatConsent(today: string): void {
  save(withChatConsent(savedConsent(), today))
}

/** An expired answer counts as none, so its cookie is deleted. */
export function dropConsent(): void {
  writeCookie(consentCookie.name, '', 0)
}
