import { bookingWorld } from '../booking/testing/insert-booking-world.ts'
import { dumpEmbedded } from '../platform/db/testing/dump-embedded.ts'
import { cacheDumps } from '../platform/db/testing/cache-dumps.ts'
import { dropTestDatabases, newRun } from '../platform/db/testing/make-test-database.ts'
import { makeTemplates } from '../platform/db/testing/make-templates.ts'
import { announcePrepared } from '../platform/db/testing/prepared-databases.ts'
import { testServer } from '../platform/db/testing/test-server.ts'
import { demoWorld } from './demo-world.ts'

const worlds = [bookingWorld, demoWorld()]

/**
 * Runs once before the suites of the API: opening PGlite, migrating and filling costs each file some seconds,
 * copying a prepared database a tenth of that. Returns a function that removes them.
 */
export async function setup(): Promise<() => Promise<void>> {
  const run = newRun()
  const server = await testServer()
  // One after the other: PGlite works in this thread, and while it does no connection to a server gets its answer in time.
  const dumps = await cacheDumps(import.meta.filename, (folder) => dumpEmbedded(folder, worlds))
  const templates = server ? await makeTemplates(server, run, worlds) : {}
  announcePrepared({ run, dumps, templates })
  return async () => {
    if (server) await dropTestDatabases(server, run)
  }
}
