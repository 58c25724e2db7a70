import type { ExperimentFlag } from '@camping/contract/experiments.schemas.ts'
import { runsOn } from '@camping/editions/experiment-flags.ts'
import { experiments } from '@camping/editions/experiments.data.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { assignVariant, firstVariant } from './assign-variant.ts'

/** Whose flags, and on which day. */
export interface FlagRequest {
  /** Undefined: the first value of each. */
  readonly visitorId: string | undefined
  /** `YYYY-MM-DD` */
  readonly today: string
}

/**
 * The value of every running experiment for a visitor: those of the catalogue until their last day. A row in the database
 * may stop one or change its weights. A visitor who has seen a value retains it when weights change, as long as the
 * experiment has it.
 */
export async function visitorFlags(
  db: Kysely<Database>,
  { visitorId, today }: FlagRequest,
): Promise<ExperimentFlag[]> {
  const rows = await db.selectFrom('experiments').select(['slug', 'variants', 'running']).execute()
  const seen = visitorId
    ? await db
        .selectFrom('experiment_exposures')
        .select(['experiment_slug', 'value'])
        .where('visitor_id', '=', visitorId)
        .execute()
    : []
  return Object.entries(experiments)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([slug, experiment]) => {
      const row = rows.find((one) => one.slug === slug)
      if (!runsOn(experiment, today) || row?.running === false) return []
      const { key } = experiment
      const variants = row?.variants ?? experiment.variants
      const known = seen.find(({ experiment_slug }) => experiment_slug === slug)?.value
      const assigned = variants.find(({ value }) => value === known)?.value
      const value = assigned ?? (visitorId ? assignVariant(variants, key, visitorId) : firstVariant(variants))
      return value === undefined ? [] : [{ slug, key, value }]
    })
}
