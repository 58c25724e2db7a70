import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { BookingContext } from '../booking-context.ts'
import { type OfferRow, offerOfRow } from './stay-offer-row.ts'
import type { Stay, StayOffer, StayRequest } from './stay-offer.types.ts'

/** A stay by arrival and nights, in calendar dates: a clock change does not lengthen a night. */
export function stayOf(dateFrom: string, nights: number): Stay {
  return { dateFrom, dateTo: dateOfDay(dayNumber(dateFrom) + nights), nights }
}

/** A stay by its two dates. */
export function stayBetween(dateFrom: string, dateTo: string): Stay {
  return { dateFrom, dateTo, nights: dayNumber(dateTo) - dayNumber(dateFrom) }
}

/**
 * Reads prices and rules of a stay from the tables in one query: the read model is only a hint, the tables
 * decide what is sold. Undefined for an unknown accommodation. An accommodation without a calendar exists, but
 * nothing of it can be booked.
 */
export async function loadStayOffer(
  db: Kysely<Database>,
  request: StayRequest,
  { messages, market }: Pick<BookingContext, 'messages' | 'market'>,
): Promise<StayOffer | undefined> {
  const { stay } = request
  const { rows } = await sql<OfferRow>`
    select
      a.id, a.name ->> ${messages} as name, a.category, a.bedrooms, a.max_persons, a.max_adults,
      a.image_ids[1] as image_id,
      s.id as site_id, s.name as site_name, s.slug as site_slug, s.status, s.booking_mode, s.unit_choice_fee, s.cancellation_terms,
      (select jsonb_build_object('id', u.id, 'label', u.label) from units u
         where u.id = ${request.chosenUnit ?? null}::int and u.accommodation_id = a.id and u.label is not null) as unit,
      s.image_ids[1] as site_image_id, s.lat, s.lng,
      (select jsonb_agg(i.info ->> ${messages} order by i.position)
         from jsonb_array_elements(s.important_info) with ordinality as i (info, position)
         where s.check_in_from is null or i.info ->> 'topic' is distinct from 'arrival') as good_to_know,
      case when s.check_in_from is not null then jsonb_build_object('checkInFrom', s.check_in_from,
        'checkInUntil', s.check_in_until, 'checkOutUntil', s.check_out_until) end as hours,
      coalesce((cal.from_date + cardinality(cal.prices))::date, '0001-01-01'::date) as calendar_end,
      case when k.first >= 1 then cal.prices[k.first : k.first + ${stay.nights}::int - 1] end as prices,
      case when k.first >= 1 then cal.prior_prices[k.first : k.first + ${stay.nights}::int - 1] end as prior_prices,
      case when k.first >= 1 then substring(cal.open from k.first for ${stay.nights}::int)::text end as open,
      (select jsonb_build_object('slug', f.slug ->> ${messages}, 'name', f.name ->> ${messages})
         from funnels f where f.id = s.funnel_ids[1]) as funnel,
      (select jsonb_build_object('slug', c.slug ->> ${messages}, 'name', c.name ->> ${messages}, 'code', c.code)
         from countries c where c.id = s.country_id) as country,
      (select jsonb_build_object('slug', ar.slug ->> ${messages}, 'name', ar.name ->> ${messages})
         from areas ar where ar.id = s.area_id) as area,
      (select jsonb_build_object('arrivalDays', r.arrival_days, 'minNights', r.min_nights, 'maxNights', r.max_nights)
         from stay_rules r
         where r.site_id = s.id and r.from_date <= ${stay.dateFrom}::date and r.to_date > ${stay.dateFrom}::date
         order by r.from_date limit 1) as rule,
      (select jsonb_build_object('perPersonNight', t.per_person_night, 'fromAge', t.from_age, 'maxNights', t.max_nights)
         from tourist_taxes t where t.site_id = s.id) as tourist_tax,
      (select jsonb_agg(jsonb_build_object('key', o.key, 'amount', o.amount, 'unit', o.unit,
                                           'name', o.name ->> ${messages}) order by o.key)
         from on_site_costs o where o.site_id = s.id and o.mandatory) as on_site_costs,
      (select jsonb_build_object('booking', fee.booking_fee, 'guaranteeFundPerPerson', fee.guarantee_fund_per_person)
         from fees fee where fee.market = ${market.market}) as fees,
      (select jsonb_build_object('ppm', rate.ppm, 'date', rate.rate_date)
         from currency_rates rate where rate.currency = ${market.currency}) as rate
    from accommodations a
    join sites s on s.id = a.site_id
    left join accommodation_calendar cal on cal.accommodation_id = a.id
    cross join lateral (select ${stay.dateFrom}::date - cal.from_date + 1 as first) k
    where a.id = ${request.accommodationId}`.execute(db)
  const row = rows[0]
  return row && offerOfRow(row, request, market.currency)
}
