import type { StayReason } from '@camping/contract/site.schemas.ts'
import type { ArrivalDay } from '../search/read-model/read-model.types.ts'

const reasons: Record<NonNullable<ArrivalDay['reason']>, StayReason> = {
  past: 'past',
  'beyond-calendar': 'too-early',
  'party-too-large': 'party-too-large',
  'night-closed': 'closed',
  'later-night-closed': 'closed',
  'night-booked': 'booked',
  'later-night-booked': 'booked',
  'no-single-unit': 'booked',
  'arrival-weekday': 'arrival-day',
  'min-nights': 'too-short',
  'max-nights': 'too-long',
}

/** Why a stay cannot start on a day, as a reason of the contract; null when it can. */
export function unavailableReason(day: ArrivalDay | undefined): StayReason | null {
  if (day === undefined) return 'too-early'
  return day.reason === null ? null : reasons[day.reason]
}
