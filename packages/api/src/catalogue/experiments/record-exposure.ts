import type { visitorExposeRequest } from '@camping/contract/experiments.schemas.ts'
import { experiments } from '@camping/editions/experiments.data.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { RootContext } from '../../platform/server/request-context.ts'
import { networkMark } from '../../platform/admission/network-mark.ts'
import { networkRange } from '../../platform/admission/network.ts'
import { refuseOtherOrigins } from '../../platform/server/refuse-other-origins.ts'
import type { Database } from '../../platform/db/schema.ts'
import { checkEdition } from './check-edition.ts'
import { visitorFlags } from './visitor-flags.ts'

/**
 * Visitors per network and day: enough for an office or a carrier's customers behind one address, while a
 * program could invent any number.
 */
const visitorsOfNetworkAndDay = 60

/**
 * Records that a visitor has seen the assigned value of an experiment: once, with consent, while it runs. The
 * server computes the value and ignores the sent one. A network may have a limited number of visitors per day:
 * further ones never count, since events and transactions only count exposed visitors.
 * @throws ProblemError 400 for an edition that is not served, 403 `cross-site`.
 */
export async function recordExposure(
  request: z.output<typeof visitorExposeRequest>,
  context: RootContext,
): Promise<object> {
  refuseOtherOrigins(context.headers)
  checkEdition(request, context)
  const { visitorId, key, brand, locale, deviceType, hasConsented } = request
  if (!hasConsented) return {}
  const today = context.now().toISOString().slice(0, 10)
  const flag = (await visitorFlags(context.db, { visitorId, today })).find((one) => one.key === key)
  if (!flag) return {}
  const mark = await networkMark(context.db, networkRange(context.clientAddress), today)
  if (await hasEnough(context.db, mark)) return {}
  // The first exposure of an experiment makes its row, which stops it or changes its weights from then on.
  const variants = JSON.stringify(experiments[flag.slug]?.variants ?? [])
  await context.db
    .insertInto('experiments')
    .values({ slug: flag.slug, key, variants, running: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await context.db
    .insertInto('experiment_exposures')
    .values({
      experiment_slug: flag.slug,
      visitor_id: visitorId,
      value: flag.value,
      brand,
      locale,
      device_type: deviceType,
      network_mark: mark,
    })
    .onConflict((conflict) => conflict.columns(['experiment_slug', 'visitor_id']).doNothing())
    .execute()
  return {}
}

async function hasEnough(db: Kysely<Database>, mark: string): Promise<boolean> {
  const { visitors } = await db
    .selectFrom('experiment_exposures')
    .select(({ fn }) => fn.count<string>('visitor_id').distinct().as('visitors'))
    .where('network_mark', '=', mark)
    .executeTakeFirstOrThrow()
  return Number(visitors) >= visitorsOfNetworkAndDay
}
