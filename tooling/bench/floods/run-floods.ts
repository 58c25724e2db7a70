import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freePort } from '@camping/e2e/free-port.ts'
import { seededDataFolder } from '@camping/e2e/seeded-data.ts'
import { startServer, type RunningServer } from '@camping/e2e/server-process.ts'
import { imageQualities, imageWidths } from '@camping/api/catalogue/images/image-request.ts'
import { residentMemory } from '../load-http.ts'
import { machineLine } from '../machine-line.ts'
import { megabytes } from '../measurement.ts'
import { requestFrom } from './request-from.ts'
import type { FloodOrder } from './flood-thread.ts'
import { countedStatuses, floodTable, judge, type FloodRow } from './flood-table.ts'
import { floods, type FloodGround } from './floods.ts'
import { freeIn, moveIn, type Neighbour, type Visit } from './neighbour.ts'

const world = { sites: 600, reviews: 2000 }
const rounds = 12

/** Distinct picture paths of the demo world; the flood's and the neighbour's do not overlap. */
async function picturesOf(origin: string): Promise<{ flood: string[]; neighbour: Iterator<string> }> {
  const page = await requestFrom('127.0.0.3', origin, { path: '/uk/search-and-book' })
  const ids = [...new Set([...page.body.matchAll(/\/images\/([a-z0-9-]+)\?/g)].map(([, id]) => id ?? ''))]
  const paths = imageQualities.flatMap((quality) =>
    imageWidths
      .slice(0, 9)
      .flatMap((width) => ids.map((id) => `/images/${id}?w=${width}&f=webp&q=${quality}`)),
  )
  const isFloodSize = (path: string) => /w=(96|160|240|320|480|640)&/.test(path)
  return { flood: paths.filter((path) => !isFloodSize(path)), neighbour: paths.filter(isFloodSize).values() }
}

async function roundsOf(neighbour: Neighbour): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(...(await neighbour.round()))
  return visits
}

/** Runs a flood beside the neighbour; resolves with the results of both. */
async function runFlood(
  order: FloodOrder,
  neighbour: Neighbour,
): Promise<{ statuses: number[]; during: Visit[] }> {
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData: order })
  const statuses = new Promise<number[]>((done, fail) => thread.once('message', done).once('error', fail))
  const during = await roundsOf(neighbour)
  thread.postMessage('over')
  return { statuses: await statuses, during }
}

async function floodAll(server: RunningServer): Promise<FloodRow[]> {
  const origin = server.address
  const pictures = await picturesOf(origin)
  // A second customer, whose payment page the flood requests from many addresses.
  const { cookie, paymentPage } = await moveIn(origin, pictures.neighbour)
  const accommodations = await freeIn(origin, 4)
  const ground: FloodGround = { origin, cookie, paymentPage, pictures: pictures.flood, accommodations }
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
  const names = Object.keys(floods).filter((name) => !only || name.includes(only))
  if (names.length === 0) throw new Error(`No flood is called '${only}': ${Object.keys(floods).join(', ')}`)
  // The first pages of a process are its slowest.
  await roundsOf(await moveIn(origin, pictures.neighbour))
  const rows: FloodRow[] = []
  for (const name of names) {
    // A new session each time, because earlier requests count towards a session's limit per minute.
    const neighbour = await moveIn(origin, pictures.neighbour)
    const before = await roundsOf(neighbour)
    const { statuses, during } = await runFlood({ name, ground }, neighbour)
    process.stderr.write(`${name}: ${countedStatuses(statuses)}\n`)
    rows.push(...judge(name, before, during))
  }
  const resident = residentMemory(server.pid)
  if (resident !== undefined) process.stderr.write(`Resident at the end: ${megabytes(resident)}\n`)
  return rows
}

/** `npm run floods` prints the effect of each flood on another visitor, and exits with 1 when one exceeds its limit. */
const folder = mkdtempSync(join(tmpdir(), 'floods-'))
try {
  await seededDataFolder(folder, world)
  const server = await startServer({ port: await freePort(), dataFolder: folder, ...world })
  try {
    const rows = await floodAll(server)
    console.log(`\n${machineLine()}\n\n${floodTable(rows)}\n`)
    if (rows.some(({ passed }) => !passed)) process.exitCode = 1
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
