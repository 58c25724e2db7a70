import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoRenames } from './crawl/demo-renames.ts'
import { addEndedStays } from './ended-stays.ts'
import { freePort } from './free-port.ts'
import { dataFolderIn, publishRunState, renamesIn, serverLogIn } from './run-state.ts'
import { seededDataFolder } from './seeded-data.ts'
import { startServer } from './server-process.ts'
import { addSignedInCustomer } from './signed-in-customer.ts'

/** Enough for ten results a page in every country that the journeys visit, small enough to seed within seconds. */
const world = { sites: 200, reviews: 2000 }

/** Starts the production build on a fresh copy of a seeded data folder, and drains it when all is over. */
export default async function startServerUnderTest(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  mkdirSync(join(folder, 'bookings'))
  await seededDataFolder(dataFolderIn(folder), world)
  await addSignedInCustomer(dataFolderIn(folder))
  await addEndedStays(dataFolderIn(folder))
  writeFileSync(renamesIn(folder), JSON.stringify(await demoRenames(dataFolderIn(folder))))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const server = await startServer({
    port,
    dataFolder: dataFolderIn(folder),
    logFile: serverLogIn(folder),
    // Journeys that sign in come from addresses of their own: limits count by address.
    environment: { SANDBOX_PORT: `${sandboxPort}`, TRUSTED_PROXIES: '1', SHED_LOAD: 'off' },
    ...world,
  })
  console.log(`Server under test: ${server.address}, ready in ${(server.startedIn / 1000).toFixed(1)} s`)
  publishRunState({
    address: server.address,
    sandbox: `http://localhost:${sandboxPort}`,
    serverPid: server.pid,
    folder,
  })
  return async () => {
    try {
      await server.stop()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
