import type { ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { asksForConsent, type AskingConfig } from './asks-for-consent.ts'

/** What visitors of an app are asked to agree to; nobody is asked for what nothing in the app would use. */
export function askedCategories(config: AskingConfig): readonly ConsentCategory[] {
  if (config.tagManagerId) return ['statistics', 'marketing']
  return asksForConsent(config) ? ['statistics'] : []
}
