import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { requiresConsent, type ConsentConfig } from './requires-consent.ts'

/** The consent categories that an app uses; it asks for no others. */
export function requestedCategories(config: ConsentConfig): readonly ConsentCategory[] {
  if (config.tagManagerId) return ['statistics', 'marketing']
  return requiresConsent(config) ? ['statistics'] : []
}
