import type { BookingChangeTerms, ChangeTerms } from '@camping/contract/booking-changes.schemas.ts'
import { changeRuleOf } from '@camping/contract/change-rules.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { bookingBalance } from '../balance/settle-booking.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/** Days before arrival on which changes end (decisions 152, 247): new people, other names, extras, another stay. */
const lastDays = { newPeople: 7, names: 1, extras: 3, stay: 7 } as const

type Booking = Pick<
  Selectable<Database['bookings']>,
  'state' | 'date_from' | 'participants_rule' | 'extras_rule'
>

/** What the rules depend on besides the booking. */
interface ChangeMoment {
  readonly today: string
  /** All rates are due or paid: no open rate could take a difference. */
  readonly isAllDue: boolean
  /** Everything is paid: no rate is left whose end would end a stay that nobody pays. */
  readonly isAllPaid: boolean
}

/**
 * What may still change. A rule stored with the booking applies to the last day; an unknown rule allows nothing.
 * A booking that is not confirmed, or is over, does not change.
 */
function changeTermsOf(booking: Booking, moment: ChangeMoment): BookingChangeTerms {
  if (booking.state !== 'confirmed') {
    const none: ChangeTerms = { rule: 'CHANGES_NOT_ALLOWED', until: null }
    return { participants: none, extras: none, stay: none }
  }
  const dayBefore = (days: number) => dateOfDay(dayNumber(booking.date_from) - days)
  const { today, isAllDue, isAllPaid } = moment
  const isEarly = today <= dayBefore(lastDays.newPeople)
  return {
    participants: termsOf(booking.participants_rule, {
      today,
      last: dayBefore(lastDays.names),
      rule: isEarly ? 'FULL_CHANGES_ALLOWED' : 'EXISTING_ONLY_ALLOWED',
      ...(isEarly ? { until: dayBefore(lastDays.newPeople) } : {}),
    }),
    extras: termsOf(booking.extras_rule, {
      today,
      last: dayBefore(lastDays.extras),
      rule: isAllDue ? 'CHANGES_ALLOWED_REQUIRES_PAYMENT' : 'FULL_CHANGES_ALLOWED',
    }),
    stay: termsOf(booking.extras_rule, {
      today,
      last: dayBefore(lastDays.stay),
      rule: isAllPaid ? 'CHANGES_ALLOWED_REQUIRES_PAYMENT' : 'FULL_CHANGES_ALLOWED',
    }),
  }
}

function termsOf(
  stated: string | null,
  {
    today,
    last,
    rule,
    until = last,
  }: { today: string; last: string; until?: string } & Pick<ChangeTerms, 'rule'>,
): ChangeTerms {
  const isStated = stated !== null
  const present = isStated ? changeRuleOf(stated) : rule
  if (present === 'CHANGES_NOT_ALLOWED') return { rule: present, until: null }
  if (present === 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL' || today > last)
    return { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: last }
  return { rule: present, until: isStated ? last : until }
}

/** What may still change about a stored booking on a given day. */
export async function presentTerms(
  db: Kysely<Database>,
  row: Selectable<Database['bookings']>,
  today: string,
): Promise<BookingChangeTerms> {
  const { paid } = await bookingBalance(db, row.id)
  const rates = await db
    .selectFrom('payment_rates')
    .select('due_date')
    .where('booking_id', '=', row.id)
    .execute()
  const isAllPaid = paid >= row.payable
  const isAllDue = isAllPaid || rates.every(({ due_date }) => due_date <= today)
  return changeTermsOf(row, { today, isAllDue, isAllPaid })
}
