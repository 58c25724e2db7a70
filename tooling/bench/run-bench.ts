import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@camping/e2e/free-port.ts'
import { seededDataFolder } from '@camping/e2e/seeded-data.ts'
import { checkout, startServer } from '@camping/e2e/server-process.ts'
import type { RunningServer } from '@camping/e2e/server-process.ts'
import { apiRows } from './api-rows.ts'
import { benchTable, writeBetweenMarkers } from './bench-table.ts'
import { buildRows } from './build-rows.ts'
import { bookingRows, sqlRows } from './database-rows.ts'
import { machineLine } from './machine-line.ts'
import { figure, notMeasured } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { nameRows } from './name-rows.ts'
import { phoneRows } from './phone-rows.ts'
import { cachedRows, memoryRow, uncachedRows } from './page-rows.ts'
import { searchRows } from './search-rows.ts'
import { shortReason } from './try-runs.ts'
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

/** Groups in the order of the table; `npm run bench -- --only=search,names` runs some of them. */
const groups: Record<string, () => Promise<Measurement[]>> = {
  weight: () => withServer({}, (server) => weightRows(server.address)),
  phone: () => withServer({}, (server) => phoneRows(server.address)),
  uncached: () => withServer({ PAGE_CACHE_MB: '0' }, uncachedRows),
  cached: () =>
    withServer({}, async (server) => [
      ...(await cachedRows(server)),
      ...(await apiRows(server)),
      memoryRow(server),
      startRow(server),
    ]),
  search: async () => searchRows(),
  sql: sqlRows,
  bookings: bookingRows,
  names: async () => nameRows(),
  build: async () => buildRows(),
}

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const machine = machineLine()
const rows: Measurement[] = []
for (const [name, measure] of Object.entries(groups)) {
  if (only && !only.includes(name)) continue
  process.stderr.write(`Measuring ${name} …\n`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    process.exitCode = 1
    rows.push(notMeasured(name, shortReason(error)))
  }
}
const table = benchTable(machine, rows)
console.log(`\n${table}\n`)
if (process.argv.includes('--write')) writeBetweenMarkers(join(checkout, 'docs/bench.md'), table)
