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
  const name = `${namesOfRun(run ?? process.pid)}${Math.random().toString(36).slice(2, 10)}`
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

/** Prefix of the names of a run's databases. */
export const namesOfRun = (run: number): string => `camping_test_${run}_`

/** Drops the leftovers of a run. */
export async function dropTestDatabases(server: string, run: number): Promise<void> {
  const left = await onServer(
    server,
    `select datname from pg_database where starts_with(datname, '${namesOfRun(run)}')`,
  )
  const drops = left.map(({ datname }) => `drop database if exists ${String(datname)} with (force)`)
  await onServer(server, ...drops)
}
