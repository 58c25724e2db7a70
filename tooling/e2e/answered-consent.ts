import type { BrowserContextOptions } from '@playwright/test'
import { apps } from './all-apps.ts'

type State = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

const hosts = [...new Set(['localhost', '127.0.0.1', ...apps.map(({ localHost }) => localHost)])]

/** The cookie of an answer to the question for consent. `days` is how long ago it was given. */
export function consentValue(categories: readonly string[], days = 0): string {
  const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return encodeURIComponent(JSON.stringify({ categories, date }))
}

/** What a browser keeps whose visitor was asked by every app before, and agreed to nothing. */
export const answeredConsent: State = {
  origins: [],
  cookies: hosts.map((domain) => ({
    name: 'consent',
    value: consentValue([]),
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  })),
}

/** A browser that was never asked: for `test.use({ storageState })`. */
export const noConsentAnswer: State = { origins: [], cookies: [] }
