import type { ExperimentFlag } from '@camping/contract/experiments.schemas.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { assignVariant, firstVariant } from './assign-variant.ts'

/**
 * The value of every running experiment for a visitor. A visitor who has seen a value retains it when weights
 * change, as long as the experiment has it. Without a visitor: the first value of each.
 */
export async function visitorFlags(
  db: Kysely<Database>,
  visitorId: string | undefined,
): Promise<ExperimentFlag[]> {
  const experiments = await db
    .selectFrom('experiments as e')
    .leftJoin('experiment_exposures as x', (join) =>
      join.onRef('x.experiment_slug', '=', 'e.slug').on('x.visitor_id', '=', visitorId ?? ''),
    )
    .select(['e.slug', 'e.key', 'e.variants', 'x.value as seen'])
    .where('e.running', '=', true)
    .orderBy('e.slug')
    .execute()
  return experiments.flatMap(({ slug, key, variants, seen }) => {
    const assigned = variants.find(({ value }) => value === seen)?.value
    const value = assigned ?? (visitorId ? assignVariant(variants, key, visitorId) : firstVariant(variants))
    return value === undefined ? [] : [{ slug, key, value }]
  })
}
