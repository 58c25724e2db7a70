import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { countsVisits, type ConsentConfig } from '@camping/editions/consent-needs.ts'

/** The consent categories that the question asks for: those that an app uses, except `chat`, for which its dialog asks (consent-7). */
export function questionCategories(config: ConsentConfig): readonly ConsentCategory[] {
  if (config.tagManagerId) return ['statistics', 'marketing']
  return countsVisits(config) ? ['statistics'] : []
}

/** The consent categories that an app uses, all of which its settings show. */
export function requestedCategories(config: ConsentConfig): readonly ConsentCategory[] {
  return [...questionCategories(config), ...(config.chatbot ? (['chat'] as const) : [])]
}
