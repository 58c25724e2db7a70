import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@camping/api/platform/db/open-database.ts'
import { makeTestDatabase } from '@camping/api/platform/db/testing/make-test-database.ts'
import { testServer } from '@camping/api/platform/db/testing/test-server.ts'
import { freePort } from '@camping/e2e/free-port.ts'
import { startServer } from '@camping/e2e/server-process.ts'
import { documentedOperations } from './document-of-api.ts'
import { judgeAnswer, newTally, tallyLines, type Tally } from './judge-answers.ts'
import { openWorld } from './open-world.ts'
import { randomAddress } from './random-address.ts'
import { randomCall, type Call } from './random-call.ts'
import { seededRandom, type Random } from './seeded-random.ts'
import { sendRaw } from './send-raw.ts'

const parameter = (name: string, usual: number) => {
  const text = process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
  const value = Number(text ?? usual)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  return value
}
const counts = { calls: parameter('calls', 100_000), pages: parameter('pages', 20_000) }
const seed = parameter('seed', Date.now() % 2 ** 31)
const patience = parameter('patience', 2_000)
/** A low number, because the run looks for failures, not for load limits. */
const atOnce = 4

/** Calls use sessions, which the fuzzer stores in the server's database; pages alone work with the embedded one. */
const testDatabase = counts.calls > 0 ? await createTestDatabase() : undefined
const dataFolder = mkdtempSync(join(tmpdir(), 'fuzz-'))
console.log(`seed ${seed}: repeat with npm run fuzz -- --seed=${seed}`)

let stop: (() => Promise<void>) | undefined
try {
  const running = await startServer({
    port: await freePort(),
    dataFolder,
    sites: 40,
    reviews: 200,
    logFile: join(tmpdir(), 'fuzz-server.log'),
    environment: {
      ...(testDatabase && { DATABASE_URL: testDatabase.url }),
      SANDBOX_PORT: String(await freePort()),
      // Each request names a new address.
      TRUSTED_PROXIES: '1',
    },
  })
  const { address } = running
  stop = () => running.stop()
  const database = testDatabase && (await openDatabase({ databaseUrl: testDatabase.url }))
  const world = await openWorld(database?.db, (call) => sendRaw(address, call), 12)
  const operations = await documentedOperations()
  const calls = await run('calls of the API', counts.calls, (random) => randomCall(operations, world, random))
  const pages = await run('addresses of pages', counts.pages, (random) => randomAddress(world, random))
  await database?.close()
  if (calls.faults.length + pages.faults.length > 0) process.exitCode = 1

  async function run(what: string, count: number, make: (random: Random) => Call): Promise<Tally> {
    const random = seededRandom(seed)
    const tally = newTally()
    let left = count
    const work = async () => {
      while (left > 0) {
        left -= 1
        const call = make(random)
        const answer = await sendRaw(address, call).catch((error: unknown) => ({
          status: 599,
          body: String(error),
          retryAfter: false,
          milliseconds: 0,
        }))
        judgeAnswer(tally, { call, ...answer }, patience)
        if (left > 0 && left % 10_000 === 0)
          console.log(`  ${count - left} ${what}, ${tally.faults.length} faults`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    console.log(`${what}\n  ${tallyLines(tally).join('\n  ')}`)
    for (const { why, call, body } of tally.faults.slice(0, 20))
      console.log(`  ${why}: ${JSON.stringify(call).slice(0, 1_000)}\n    ${body.slice(0, 200)}`)
    return tally
  }
} finally {
  await stop?.()
  await testDatabase?.drop()
  rmSync(dataFolder, { recursive: true, force: true })
}

async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await testServer()
  if (!server) throw new Error('Calls need a PostgreSQL: one at 127.0.0.1:5432, or TEST_DATABASE_URL')
  return makeTestDatabase(server)
}
