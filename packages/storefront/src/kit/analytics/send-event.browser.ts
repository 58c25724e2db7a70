import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import type { EventName } from './tag-event.ts'
import { toTags } from './tag-queue.browser.ts'

/**
 * Sends an event to the app's tag manager; on pages without tags it waits for the next page with tags. Without consent
 * to marketing (analytics-1), and in apps without a tag manager, it records nothing.
 */
export function sendEvent(
  { tagManagerId }: Pick<AppConfig, 'tagManagerId'>,
  event: EventName,
  details: Readonly<Record<string, string | number>> = {},
): void {
  if (!tagManagerId || !hasConsent(readCookie(consentCookie.name), 'marketing')) return
  toTags({ event, ...details })
}
