import { controlOf } from '@camping/editions/experiment-flags.ts'
import { experiments } from '@camping/editions/experiments.data.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { compareArms, type Arm, type Comparison } from './experiment-statistics.ts'

export interface VariantResult extends Arm {
  readonly value: string
  /** With the first variant; undefined for itself. */
  readonly comparison?: Comparison
}

export interface ExperimentResult {
  readonly slug: string
  /** An operator stopped it in the table `experiments`: everybody has the first variant. */
  readonly isStopped: boolean
  readonly variants: readonly VariantResult[]
}

/**
 * What visitors did after they met each variant (analytics-9): how many there are, and how many of them booked since. A visitor
 * counts once, whatever they booked.
 */
export async function experimentResults(db: Kysely<Database>): Promise<ExperimentResult[]> {
  const { rows } = await sql<{ slug: string; value: string; visitors: string; booked: string }>`
    select x.experiment_slug as slug, x.value, count(*) as visitors,
      count(*) filter (where exists (
        select 1 from experiment_transactions t
        where t.visitor_id = x.visitor_id and t.created_at >= x.created_at)) as booked
    from experiment_exposures x group by 1, 2`.execute(db)
  const stopped = await db.selectFrom('experiments').select('slug').where('running', '=', false).execute()
  return Object.entries(experiments).map(([slug, experiment]) => {
    const armOf = (value: string): Arm => {
      const row = rows.find((one) => one.slug === slug && one.value === value)
      return { visitors: Number(row?.visitors ?? 0), booked: Number(row?.booked ?? 0) }
    }
    const control = controlOf(experiment)
    return {
      slug,
      isStopped: stopped.some((one) => one.slug === slug),
      variants: experiment.variants.map(({ value }) => ({
        value,
        ...armOf(value),
        ...(value !== control && { comparison: compareArms(armOf(control), armOf(value)) }),
      })),
    }
  })
}
