import { consentCookie, hasConsent } from '@camping/core/consent/consent-cookie.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import type { EventName } from './tag-event.ts'
import { toTags } from './tag-queue.browser.ts'

/**
 * Tells the tag manager of an app of an event, on pages without tags at the next one that has them. Without consent to
 * marketing (SPEC.md §6), and in apps without a tag manager, nothing is written down.
 */
export function sendEvent(
  { tagManagerId }: Pick<AppConfig, 'tagManagerId'>,
  event: EventName,
  details: Readonly<Record<string, string | number>> = {},
): void {
  if (!tagManagerId || !hasConsent(readCookie(consentCookie.name), 'marketing')) return
  toTags({ event, ...details })
}
