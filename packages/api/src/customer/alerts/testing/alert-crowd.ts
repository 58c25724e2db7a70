import { markets } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { dateOfDay, dayNumber } from '../../../catalogue/search/read-model/day-number.ts'
import { SeededRandom } from '../../../catalogue/search/read-model/testing/seeded-random.ts'
import type { World } from '../../../catalogue/search/world.ts'
import { notifyChange } from '../../../platform/db/change-notices.ts'
import type { TestApi } from '../../../testing/open-test-api.ts'
import { alertMatcher, type AlertSubject } from '../match-alerts.ts'
import { matchChanged } from '../match-changed.ts'

/** Accommodations that open, one after the other. */
const changes = 40
/** Alerts that the plain comparison compares. */
const sampled = 500

/** What a crowd of alerts costs. */
export interface CrowdTimes {
  /** Milliseconds of each change, sorted. */
  readonly times: readonly number[]
  /** Mails that the changes queued. */
  readonly told: number
  /** Milliseconds for one alert, when each is a search of its campsite for each of its days. */
  readonly plain: number
}

/**
 * For the bench only: confirmed alerts for all campsites, or for one, and accommodations that open two weeks, each timed from the change in
 * the read model to the last mail in the outbox. Alerts that something is free for are too dear for their owners, as those of a running
 * shop are.
 */
export async function timeCrowd(
  api: TestApi,
  { alerts, of }: { alerts: number; of: 'all' | 'one' },
): Promise<CrowdTimes> {
  const { db } = api.database
  const random = new SeededRandom(of === 'all' ? 5 : 6)
  const today = dayNumber(api.now.toISOString().slice(0, 10))
  await sql`truncate alerts, alert_matches, alert_links, outbox`.execute(db)
  const { readModel, displays } = api.world.current()
  const live = [...displays.sites.values()].filter(({ status }) => status === 'live').map(({ id }) => id)
  const largest = live.toSorted(
    (a, b) => readModel.accommodationsOf(b).length - readModel.accommodationsOf(a).length,
  )
  const chosen = of === 'all' ? live : largest.slice(0, 1)
  const opening = Array.from({ length: changes }, () =>
    random.pick(readModel.accommodationsOf(random.pick(chosen))),
  )
  await setOpen(api, [...new Set(opening)], '0')
  await insertAlerts(api, alerts, { chosen, random, today })
  await sql`analyze alerts`.execute(db)
  const times: number[] = []
  let told = 0
  for (const accommodationId of opening) {
    const from = dayNumber('2027-06-01') + random.between(0, 80)
    await setOpen(api, [accommodationId], '1', from)
    const began = performance.now()
    told += await matchChanged(db, api.world.current(), { accommodationIds: [accommodationId], today })
    times.push(performance.now() - began)
    await setOpen(api, [accommodationId], '0')
  }
  return {
    times: times.sort((a, b) => a - b),
    told,
    plain: plainTime(api.world.current(), { chosen, random, today }),
  }
}

/** Opens or closes nights: all of them, or two weeks. Resolves when the read model has the change. */
async function setOpen(
  { database, world }: TestApi,
  accommodationIds: readonly number[],
  bit: '0' | '1',
  from?: number,
): Promise<void> {
  for (const id of accommodationIds) {
    if (from === undefined)
      await sql`update accommodation_calendar set open = repeat(${bit}, length(open))::varbit
        where accommodation_id = ${id}`.execute(database.db)
    else
      await sql`update accommodation_calendar
        set open = overlay(open placing repeat(${bit}, 14)::bit(14) from ${dateOfDay(from)}::date - from_date + 1)
        where accommodation_id = ${id}`.execute(database.db)
    await notifyChange(database.db, { kind: 'calendar', accommodationId: id })
  }
  // A notice of this process arrives after its commit.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await world.settled()
}

interface Draw {
  readonly chosen: readonly number[]
  readonly random: SeededRandom
  readonly today: number
}

function randomSubject({ readModel }: World, { chosen, random }: Draw): AlertSubject {
  const siteId = random.pick(chosen)
  return {
    siteCode: random.pick(['uk', 'de', 'de-ch', 'nl', 'fr'] as const),
    siteId,
    accommodationId: random.chance(0.3) ? random.pick(readModel.accommodationsOf(siteId)) : null,
    arrival: dayNumber('2027-06-01') + random.between(0, 90),
    flexibleDays: random.pick([0, 0, 1, 3, 7]),
    nights: random.pick([3, 7, 7, 7, 14]),
    party: {
      adults: random.between(1, 4),
      childAges: Array.from({ length: random.between(0, 2) }, () => random.between(0, 17)),
    },
    maxTotal: random.chance(0.3) ? random.between(30_000, 200_000) : null,
  }
}

async function insertAlerts({ database, world }: TestApi, alerts: number, draw: Draw): Promise<void> {
  const matcher = alertMatcher(world.current(), draw.today)
  const batch = 5_000
  for (let at = 0; at < alerts; at += batch) {
    const rows = Array.from({ length: batch }, (_, index) => {
      const subject = randomSubject(world.current(), draw)
      const cheapest = Math.min(...matcher.find(subject).map(({ total }) => total))
      const maxTotal = Number.isFinite(cheapest) ? cheapest - 1 : subject.maxTotal
      return { ...subject, maxTotal, email: `visitor${at + index}@example.org` }
    })
    await sql`
      insert into alerts (brand, site_code, email, site_id, accommodation_id, date_from, flexible_days, nights, adults, child_ages,
        max_total, confirmed_at, ends_on, mails_left, checked_at)
      select 'alder', x."siteCode", x.email, x."siteId", x."accommodationId", date '1970-01-01' + x.arrival, x."flexibleDays", x.nights,
        x.adults, coalesce(string_to_array(nullif(x.ages, ''), ','), '{}')::smallint[], x."maxTotal", now(), date '2028-01-01', 5, now()
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ party, ...row }) => ({ ...row, adults: party.adults, ages: party.childAges.join() })),
      )}::jsonb) as x ("siteCode" text, email text, "siteId" int, "accommodationId" int, arrival int, "flexibleDays" int, nights int,
        adults int, ages text, "maxTotal" int)`.execute(database.db)
  }
}

/** Milliseconds for one alert, when each is a search of its campsite for each of its days. */
function plainTime(world: World, draw: Draw): number {
  const subjects = Array.from({ length: sampled }, () => randomSubject(world, draw))
  const began = performance.now()
  for (const { siteCode, siteId, arrival, flexibleDays, nights, party } of subjects)
    for (let day = arrival - flexibleDays; day <= arrival + flexibleDays; day += 1)
      world.readModel.accommodations({
        today: dateOfDay(draw.today),
        siteId,
        date: dateOfDay(day),
        nights,
        ...party,
        market: world.pricingOf(markets[siteCode]),
        order: 'price',
        direction: 'asc',
      })
  return (performance.now() - began) / sampled
}
