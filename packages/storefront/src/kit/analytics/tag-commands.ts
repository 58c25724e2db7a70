import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import type { TagEvent } from './tag-event.ts'

/** Where tags come from; the sandbox stands in for it on a developer's machine. */
export const tagOrigin = 'https://www.googletagmanager.com'

/** Consent mode: statistics controls measuring, marketing controls all advertising. */
export function consentState(given: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const of = (category: ConsentCategory) => (given.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: of('statistics'),
    ad_storage: of('marketing'),
    ad_user_data: of('marketing'),
    ad_personalization: of('marketing'),
  }
}

/** Parameters that a container looks for in `ecommerce`; a stream has them beside the others. */
const ofCommerce = new Set([
  'currency',
  'value',
  'items',
  'transaction_id',
  'payment_type',
  'item_list_id',
  'item_list_name',
])

/** An event as a container wants it in its queue: what is sold in `ecommerce`, which replaces that of the event before. */
export function containerEntries({ event, ...details }: TagEvent): readonly object[] {
  const entries = Object.entries(details)
  const sold = entries.filter(([name]) => ofCommerce.has(name))
  if (sold.length === 0) return [{ event, ...details }]
  const rest = entries.filter(([name]) => !ofCommerce.has(name))
  return [{ ecommerce: null }, { event, ...Object.fromEntries(rest), ecommerce: Object.fromEntries(sold) }]
}
