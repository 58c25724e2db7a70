import type { SiteCode } from '@camping/editions/markets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { AlertSubject } from './match-alerts.ts'

/** An alert that waits for something to become free. */
export interface WaitingAlert extends AlertSubject {
  readonly id: number
}

/** Of rows `a`: confirmed, not ended, with a mail left, and with days to come. */
export const isWaiting = (today: string): RawBuilder<boolean> => sql`
  a.confirmed_at is not null and a.ended_at is null and a.mails_left > 0 and a.ends_on >= ${today}::date`

/** What matching needs of rows `a`. Few and small columns: a popular site may have many thousands of them. */
export const waitingColumns = sql`
  a.id, a.site_code as "siteCode", a.site_id as "siteId", a.accommodation_id as "accommodationId",
  a.date_from - date '1970-01-01' as arrival, a.flexible_days as "flexibleDays", a.nights, a.adults,
  array_to_string(a.child_ages, ',') as ages, a.max_total as "maxTotal"`

export interface WaitingRow extends Omit<WaitingAlert, 'party' | 'siteCode'> {
  readonly siteCode: string
  readonly adults: number
  readonly ages: string
}

const nobody: readonly number[] = []

/** A row of `waitingColumns` as an alert. */
export function waitingAlert({ adults, ages, siteCode, ...row }: WaitingRow): WaitingAlert {
  const childAges = ages === '' ? nobody : ages.split(',').map(Number)
  return { ...row, siteCode: siteCode as SiteCode, party: { adults, childAges } }
}
