import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import type { TagEvent } from './tag-event.ts'
import { toTags } from './tag-queue.browser.ts'

/**
 * Sends an event to the app's tag manager: to the tags of this document, on pages without tags to those of their frame.
 * Without consent to marketing (analytics-1), and in apps without a tag manager, these get nothing; the app's counters get it with consent to statistics.
 */
export function sendEvent(
  { tagManagerId, visitCounters }: Pick<AppConfig, 'tagManagerId' | 'visitCounters'>,
  event: TagEvent,
): void {
  const given = readCookie(consentCookie.name)
  if (tagManagerId && hasConsent(given, 'marketing')) toTags(event)
  if (!visitCounters || !hasConsent(given, 'statistics')) return
  // An address begins with its edition.
  const site = window.location.pathname.split('/', 2)[1] as SiteCode
  void import('./visit-counters.browser.ts').then(
    ({ toCounters }) => toCounters(visitCounters, site, event),
    () => undefined,
  )
}
