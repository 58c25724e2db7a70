import { answers } from './preflight.mjs'

/**
 * What results of tests depend on beside files and the variables that turbo.json names: the machine's kind, the day, and the
 * databases that answer. Turborepo keeps a result for one such world.
 */
export async function testWorld() {
  const { platform, arch, version, env } = process
  const redis = env.TEST_REDIS_URL ?? ((await answers('127.0.0.1', 6379, 1000)) ? 'local' : 'none')
  return {
    TEST_WORLD: [platform, arch, version, new Date().toISOString().slice(0, 10), env.TZ ?? ''].join(' '),
    TEST_DATABASES: `${await databaseLine()}; Redis: ${redis}`,
  }
}

/** The integration suite chooses its databases by the same rule and prints them again itself. */
export async function databaseLine() {
  const embedded = 'Integration suite: embedded PGlite'
  if (process.env.TEST_DATABASE_URL === 'none') return `${embedded} alone (TEST_DATABASE_URL=none)`
  if (process.env.TEST_DATABASE_URL) {
    const { hostname, port, pathname } = new URL(process.env.TEST_DATABASE_URL)
    return `${embedded} and PostgreSQL at ${hostname}:${port || 5432}${pathname} (TEST_DATABASE_URL)`
  }
  if (await answers('127.0.0.1', 5432, 1000)) return `${embedded} and the PostgreSQL at 127.0.0.1:5432`
  return `${embedded} alone (no TEST_DATABASE_URL, and nothing answers at 127.0.0.1:5432)`
}
