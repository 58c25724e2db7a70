import { preparedDatabases } from './prepared-databases.ts'
import { databaseOn, onServer } from './test-server.ts'

/**
 * Settings that speed up test databases. They live for seconds, so no commit waits for the disk (other sessions
 * see it anyway), and no query is compiled to machine code for its few rows.
 */
const settings = ['synchronous_commit = off', 'jit = off']

interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
  /** Drops it too, without waiting where the run drops all leftovers at its end. */
  letGo(): Promise<void>
}

/**
 * Creates a database on a server, from a template if one is named; returns its address and a function that drops
 * it.
 */
export async function makeTestDatabase(server: string, template?: string): Promise<TestDatabase> {
  const run = preparedDatabases()?.run
  const name = `${namesOfRun(run ?? newRun())}${Math.random().toString(36).slice(2, 10)}`
  await onServer(
    server,
    `create database ${name}${template ? ` template ${template}` : ''}`,
    ...(run === undefined ? [] : settings.map((setting) => `alter database ${name} set ${setting}`)),
  )
  const drop = async (): Promise<void> => {
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return {
    url: databaseOn(server, name),
    drop,
    async letGo() {
      const dropped = drop()
      // Dropping makes the server first write the changes of every other database to disk.
      if (run === undefined) await dropped
      else dropped.catch(() => undefined)
    },
  }
}

/** Hours after which a run is over, whatever became of its process. */
const longestRun = 6

const hourMs = 3_600_000

/**
 * The name of a new run: the hour it began in, and a part of its own. Process numbers are no names: they come again, and a run that
 * was killed leaves its databases on a server that outlives it.
 */
export const newRun = (now = Date.now()): string =>
  `${Math.floor(now / hourMs).toString(36)}_${Math.random().toString(36).slice(2, 8)}`

/** Prefix of the names of a run's databases. */
export const namesOfRun = (run: string): string => `camping_test_${run}_`

/** Whether a database belongs to a run that must be over. */
export function isLeftover(name: string, now = Date.now()): boolean {
  const [, hour] = /^camping_test_([a-z\d]+)_/.exec(name) ?? []
  return hour !== undefined && Number.parseInt(hour, 36) < Math.floor(now / hourMs) - longestRun
}

/** Drops the databases of a run, and those of runs that were killed. */
export async function dropTestDatabases(server: string, run: string): Promise<void> {
  const found = await onServer(
    server,
    "select datname from pg_database where starts_with(datname, 'camping_test_')",
  )
  const drops = found
    .map(({ datname }) => String(datname))
    .filter((name) => name.startsWith(namesOfRun(run)) || isLeftover(name))
    .map((name) => `drop database if exists ${name} with (force)`)
  await onServer(server, ...drops)
}
