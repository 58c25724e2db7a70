import { sitePlan } from '@camping/contract/site.endpoints.ts'
import { sitePlanReply, sitePlanRequest, type SitePlan } from '@camping/contract/site-plan.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound } from '../../platform/problem-error.ts'
import { toMarketAmount } from '../pricing/to-market-amount.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'

type Request = z.output<typeof sitePlanRequest>

/** The plan of a live site. Units are free as the tables say it at this moment; only a cart holds one. */
async function answer(request: Request, context: CatalogueContext): Promise<SitePlan> {
  const { db, currency, pricing } = context
  const site = await db
    .selectFrom('sites')
    .select(['plan', 'unit_choice_fee'])
    .where('id', '=', request.id)
    .where('status', '=', 'live')
    .executeTakeFirst()
  if (!site) throw notFound()
  const units = await unitsOf(request, context)
  const houses = await db
    .selectFrom('accommodations')
    .select(['id', 'floor_plan'])
    .where('site_id', '=', request.id)
    .orderBy('id')
    .execute()
  return {
    ground: site.plan,
    choice:
      site.unit_choice_fee === null ? null : { fee: toMarketAmount(site.unit_choice_fee, pricing), currency },
    units,
    floorPlans: houses.flatMap(({ id, floor_plan: plan }) => (plan ? [{ accommodationId: id, plan }] : [])),
  }
}

async function unitsOf(
  { id, date, duration }: Request,
  { db }: CatalogueContext,
): Promise<SitePlan['units']> {
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('accommodations as a', 'a.id', 'u.accommodation_id')
    .select(['u.id', 'u.accommodation_id', 'u.label', 'u.place', 'u.fit'])
    .select(
      date === undefined
        ? sql<boolean | null>`null::boolean`.as('free')
        : sql<boolean | null>`not exists (
            select 1 from unit_occupations o
            where o.unit_id = u.id and (o.state = 'booked' or (o.state = 'held' and o.expires_at > clock_timestamp()))
              and o.stay && daterange(${date}::date, ${date}::date + ${duration}::int))`.as('free'),
    )
    .where('a.site_id', '=', id)
    .orderBy('u.id')
    .execute()
  return rows.flatMap(({ accommodation_id: accommodationId, label, place, fit, ...unit }) =>
    label !== null && place ? [{ ...unit, accommodationId, label, place, fit }] : [],
  )
}

export const sitePlanServed = serve(
  sitePlan,
  {
    request: sitePlanRequest,
    reply: sitePlanReply,
    summary: 'The drawn plan of a site with the units that are free for a stay, and floor plans',
  },
  answer,
)
