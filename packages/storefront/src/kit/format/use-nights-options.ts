import { stayLimits } from '@camping/contract/limits.ts'
import { useText } from './use-text.ts'

const offered = Array.from({ length: stayLimits.offeredNights }, (_, before) => before + 1)

/** search-25: the lengths of a stay that every form offers, and the present one where an address asks for a longer one. */
export function useNightsOptions(present: number): { nights: number; text: string }[] {
  const t = useText()
  const all = offered.includes(present) ? offered : [...offered, present]
  return all.map((nights) => ({ nights, text: t('shell.nights', { nights }) }))
}
