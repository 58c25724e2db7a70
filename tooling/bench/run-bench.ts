import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@camping/e2e/free-port.ts'
import { seededDataFolder } from '@camping/e2e/seeded-data.ts'
import { checkout, startServer } from '@camping/e2e/server-process.ts'
import type { RunningServer } from '@camping/e2e/server-process.ts'
import { apiRows } from './api-rows.ts'
import { changesSince } from './bench-changes.ts'
import { benchTable, tableIn, writeBetweenMarkers } from './bench-table.ts'
import { buildRows } from './build-rows.ts'
import { alertRows, bookingRows, sqlRows } from './database-rows.ts'
import { interactionRows } from './interaction-rows.ts'
import { machineLine } from './machine-line.ts'
import { figure, notMeasured } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { nameRows } from './name-rows.ts'
import { phoneRows } from './phone-rows.ts'
import { cachedRows, memoryRow, sendResults, shareRow, uncachedRows } from './page-rows.ts'
import type { Profile } from './page-shares.ts'
import { ratiosOf, readRatios, risenRatios, writeRatios } from './ratios.ts'
import { searchRows } from './search-rows.ts'
import { soakRows } from './soak-rows.ts'
import { shortReason } from './try-runs.ts'
import { tripRows } from './trip-rows.ts'
import { weightRows } from './weight-rows.ts'

/** The demo world as `npm start` loads it. */
const world = { sites: 600, reviews: 20_000 }

async function withServer<Result>(
  environment: Record<string, string>,
  work: (server: RunningServer) => Promise<Result>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  await seededDataFolder(folder, world)
  const server = await startServer({ port: await freePort(), dataFolder: folder, ...world, environment })
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function startRow({ startedIn }: RunningServer): Measurement {
  const seconds = startedIn / 1000
  return {
    target: 'P12',
    what: 'server start on a seeded data folder, to its ready line',
    measured: `${figure(seconds)} s`,
    goal: '≤ 6 s (all of a later npm start)',
    met: seconds <= 6,
    baseline: '',
  }
}

/** The profile of the thread that renders; the database's thread writes one of its own, which is smaller. */
async function shares(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
    await withServer(
      { PAGE_CACHE_MB: '0', NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=${folder}` },
      sendResults,
    )
    const [largest] = readdirSync(folder)
      .map((name) => join(folder, name))
      .sort((a, b) => statSync(b).size - statSync(a).size)
    if (largest === undefined) throw new Error('The server wrote no profile')
    return [shareRow(JSON.parse(readFileSync(largest, 'utf8')) as Profile)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Groups in the order of the table; `npm run bench -- --only=search,names` runs some of them. */
const groups: Record<string, () => Promise<Measurement[]>> = {
  weight: () => withServer({}, (server) => weightRows(server.address)),
  phone: () => withServer({}, (server) => phoneRows(server.address)),
  interactions: () => withServer({ TRUSTED_PROXIES: '1' }, (server) => interactionRows(server.address)),
  uncached: () => withServer({ PAGE_CACHE_MB: '0' }, uncachedRows),
  shares,
  cached: () =>
    withServer({}, async (server) => [
      ...(await cachedRows(server)),
      ...(await apiRows(server)),
      memoryRow(server),
      startRow(server),
    ]),
  search: async () => searchRows(),
  sql: sqlRows,
  trips: tripRows,
  bookings: bookingRows,
  alerts: alertRows,
  names: async () => nameRows(),
  build: async () => buildRows(),
}

/** Groups that run only when they are named. */
const onDemand: Record<string, () => Promise<Measurement[]>> = {
  soak: () => withServer({}, soakRows),
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (options.help) {
  console.log(`npm run bench -- [--only=GROUP,…] [--json] [--write] [--check]
Groups, all of them in about half an hour: ${Object.keys(groups).join(', ')}; by name alone: ${Object.keys(onDemand).join(', ')}
docs/how-to/use-the-commands.md says what each of these does.`)
  process.exit()
}
const only = options.only?.split(',')
const unknown = only?.filter((name) => !(name in groups) && !(name in onDemand)) ?? []
if (unknown.length > 0) throw new Error(`No group of the bench is called ${unknown.join(', ')}`)
const machine = machineLine()
const rows: Measurement[] = []
for (const [name, measure] of Object.entries({ ...groups, ...onDemand })) {
  if (only ? !only.includes(name) : name in onDemand) continue
  process.stderr.write(`Measuring ${name} …\n`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    process.exitCode = 1
    rows.push(notMeasured(name, shortReason(error)))
  }
}
const document = join(checkout, 'docs/bench.md')
const table = benchTable(machine, rows)
const changes = changesSince(tableIn(document), rows)
if (options.json) console.log(JSON.stringify({ machine, rows, changes }, null, 2))
else console.log(`\n${table}\n${changes.length > 0 ? `\nSince docs/bench.md:\n${changes.join('\n')}\n` : ''}`)
if (options.write) {
  // A table of some groups would lose the others.
  if (!only) writeBetweenMarkers(document, table)
  writeRatios(rows)
}
if (options.check) {
  const risen = risenRatios(readRatios(), ratiosOf(rows))
  for (const line of risen) console.error(`Risen by more than a tenth: ${line}`)
  if (risen.length > 0) process.exitCode = 1
}
