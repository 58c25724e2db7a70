import type { visitorExposeRequest } from '@camping/contract/experiments.schemas.ts'
import type { z } from 'zod'
import type { RootContext } from '../../server/api-context.ts'
import { checkEdition } from './check-edition.ts'
import { visitorFlags } from './visitor-flags.ts'

/**
 * Writes down that a visitor has seen their value of an experiment: once, with consent, while it runs. The value is the
 * one we gave, not one we are told.
 * @throws ProblemError 400 for an edition that is not served.
 */
export async function noteExposure(
  request: z.output<typeof visitorExposeRequest>,
  context: RootContext,
): Promise<object> {
  checkEdition(request, context)
  const { visitorId, key, brand, locale, deviceType, hasConsented } = request
  if (!hasConsented) return {}
  const flag = (await visitorFlags(context.db, visitorId)).find((one) => one.key === key)
  if (!flag) return {}
  await context.db
    .insertInto('experiment_exposures')
    .values({
      experiment_slug: flag.slug,
      visitor_id: visitorId,
      value: flag.value,
      brand,
      locale,
      device_type: deviceType,
    })
    .onConflict((conflict) => conflict.columns(['experiment_slug', 'visitor_id']).doNothing())
    .execute()
  return {}
}
