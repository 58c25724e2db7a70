import { createReadModel } from '../answer/create-read-model.ts'
import { dateOfDay, dayNumber } from '../day-number.ts'
import type { CalendarRow, OccupationRow, ReadModel, SearchPageQuery } from '../read-model.types.ts'
import { processorTime, quietTime } from './quiet-time.bench.ts'
import { SeededRandom } from './seeded-random.ts'
import type { SyntheticWorld } from './synthetic-world.ts'
import { createSyntheticWorld, largeWorld } from './synthetic-world.ts'

/** Run with `node --expose-gc search.bench.ts [sites …]`; prints P7, P8 and P10 (docs/product/performance.md). */
const sizes = process.argv.slice(2).map(Number)
const queryCount = 4_000
const monthDays = 31

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!
const show = (value: number): string => value.toFixed(value < 10 ? 3 : 0)

function build(world: SyntheticWorld): { model: ReadModel; seconds: number } {
  const { calendarFrom, nights, sites, accommodations } = world
  let model!: ReadModel
  let spent = processorTime(() => {
    model = createReadModel({ calendarFrom, nights, sites, accommodations })
  })
  // Rows come in batches, as from a database; generating them is not measured.
  const ids = model.accommodationOrder
  for (let at = 0; at < ids.length; at += 512) {
    const calendars: CalendarRow[] = []
    const occupations: OccupationRow[] = []
    for (let row = at; row < Math.min(at + 512, ids.length); row += 1) {
      calendars.push(world.calendarOf(ids[row]!))
      occupations.push(world.occupationsOf(ids[row]!))
    }
    spent += processorTime(() => {
      for (const row of occupations) model.applyOccupation(row)
      for (const row of calendars) model.applyCalendar(row)
    })
  }
  return { model, seconds: spent / 1000 }
}

/** The mix of performance-2. */
function queryOf(world: SyntheticWorld, random: SeededRandom): SearchPageQuery & { scope: string } {
  const first = dayNumber(world.calendarFrom)
  const dice = random.next()
  const site = random.pick(world.sites)
  const scope = dice < 0.2 ? 'europe' : dice < 0.6 ? 'country' : dice < 0.9 ? 'area' : 'country+funnel'
  const filterDice = random.next()
  const facilities = [random.between(101, 120), random.pick([random.between(101, 120), 501])].slice(
    random.between(0, 1),
  )
  const [order, direction] = random.pick([
    ['popular', 'desc'],
    ['price', 'asc'],
    ['price', 'desc'],
    ['reviews', 'desc'],
    ['popular', 'asc'],
  ] as const)
  return {
    scope,
    today: world.calendarFrom,
    date: dateOfDay(first + random.between(100, 300)),
    nights: random.between(2, 14),
    adults: random.between(1, 6),
    childAges: Array.from({ length: random.between(0, 3) }, () => random.between(0, 17)),
    countryId: scope.startsWith('country') ? site.countryId : undefined,
    areaId: scope === 'area' ? site.areaId : undefined,
    funnelId: scope === 'country+funnel' ? 1 : undefined,
    filter:
      filterDice < 0.4
        ? undefined
        : filterDice < 0.8
          ? { site: { facilities } }
          : {
              accommodation: random.chance(0.5) ? { bedrooms: [2, 3] } : { categories: ['chalet', 'pitch'] },
            },
    order,
    direction,
    page: 1,
    limit: 10,
    market: { currency: 'GBP', ppm: 857_313, bookingFee: 1500, guaranteeFundPerPerson: 0 },
  }
}

function measureQueries(world: SyntheticWorld, model: ReadModel): void {
  const random = new SeededRandom(7)
  const queries = Array.from({ length: queryCount }, () => queryOf(world, random))
  for (const query of queries.slice(0, 500)) model.search(query)
  const times = new Map<string, number[]>([['all', []]])
  let found = 0
  for (const query of queries) {
    found += model.search(query).total
    const spent = quietTime(() => model.search(query))
    times.get('all')!.push(spent)
    for (const key of [query.scope, `${query.scope}/${query.order}`])
      times.set(key, [...(times.get(key) ?? []), spent])
  }
  console.log(`  matches per query ${show(found / queryCount)}`)
  for (const [key, values] of [...times].sort(([a], [b]) => a.localeCompare(b))) {
    const sorted = values.sort((a, b) => a - b)
    const [p50, p90, p99] = [0.5, 0.9, 0.99].map((share) => show(quantile(sorted, share)))
    console.log(
      `  ${key.padEnd(22)} n ${String(sorted.length).padStart(5)}  p50 ${p50}  p90 ${p90}  p99 ${p99} ms`,
    )
  }
}

/** Lowest totals and counts of every arrival of a month, for queries of the same mix. */
function measureArrivals(world: SyntheticWorld, model: ReadModel): void {
  const random = new SeededRandom(9)
  const queries = Array.from({ length: queryCount / 20 }, () => queryOf(world, random))
  for (const query of queries.slice(0, 20)) model.arrivalTotals({ ...query, days: monthDays })
  const times = queries.map((query) => quietTime(() => model.arrivalTotals({ ...query, days: monthDays })))
  times.sort((a, b) => a - b)
  console.log(
    `  arrivals of a month: p50 ${show(quantile(times, 0.5))}  p99 ${show(quantile(times, 0.99))} ms`,
  )
}

function measureChanges(world: SyntheticWorld, model: ReadModel): void {
  const random = new SeededRandom(8)
  const rows = Array.from({ length: 3_000 }, () => random.pick(world.accommodations).id)
  const calendars = rows.map((id) => world.calendarOf(id, 1))
  const occupations = rows.map((id) => world.occupationsOf(id, 1))
  for (const [name, apply] of [
    ['calendar', (at: number) => model.applyCalendar(calendars[at]!)],
    ['occupation', (at: number) => model.applyOccupation(occupations[at]!)],
  ] as const) {
    const times = rows.map((_, at) => quietTime(() => apply(at)))
    times.sort((a, b) => a - b)
    console.log(
      `  one ${name} change: p50 ${show(quantile(times, 0.5))}  p99 ${show(quantile(times, 0.99))} ms`,
    )
  }
}

for (const sites of sizes.length > 0 ? sizes : [600, 10_000, 30_000]) {
  const world = createSyntheticWorld({ ...largeWorld, sites })
  globalThis.gc?.()
  const before = process.memoryUsage()
  const { model, seconds } = build(world)
  globalThis.gc?.()
  const after = process.memoryUsage()
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
  console.log(`${sites} sites, ${model.accommodationCount} accommodations: built in ${seconds.toFixed(1)} s`)
  const heap = after.heapUsed - before.heapUsed
  const buffers = after.arrayBuffers - before.arrayBuffers
  console.log(
    `  typed arrays ${mb(model.bytes())}; measured: buffers ${mb(buffers)}, heap ${mb(heap)}, process ${mb(after.rss)}`,
  )
  measureQueries(world, model)
  measureArrivals(world, model)
  measureChanges(world, model)
}
