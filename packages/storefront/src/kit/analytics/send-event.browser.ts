import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import type { TagEvent } from './tag-event.ts'
import { toTags } from './tag-queue.browser.ts'

/**
 * Sends an event to the app's tag manager: to the tags of this document, on pages without tags to those of their frame.
 * Without consent to marketing (analytics-1), and in apps without a tag manager, it records nothing.
 */
export function sendEvent({ tagManagerId }: Pick<AppConfig, 'tagManagerId'>, event: TagEvent): void {
  if (!tagManagerId || !hasConsent(readCookie(consentCookie.name), 'marketing')) return
  toTags(event)
}
