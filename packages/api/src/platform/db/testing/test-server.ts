import pg from 'pg'

const localServer = 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Whether tests whose claim is the same on both databases run on both. As a rule they run on the server where there is one, else on the
 * embedded database, which the journeys use as well (decision 278).
 */
export const isOnEveryDatabase = Boolean(process.env['TEST_EVERY_DATABASE'])

/** How long a busy server may take to accept a test, in ms. */
const timeoutMs = 60_000

/**
 * Address of the PostgreSQL server to test on: TEST_DATABASE_URL, or a local one that answers; undefined where
 * none does or TEST_DATABASE_URL is `none`. Throws when a server answers but refuses the login: half of the
 * suite would be skipped unnoticed.
 */
export async function testServer(): Promise<string | undefined> {
  const configured = process.env['TEST_DATABASE_URL']
  if (configured === 'none') return undefined
  const client = new pg.Client({
    connectionString: configured ?? localServer,
    connectionTimeoutMillis: timeoutMs,
  })
  try {
    await client.connect()
    await client.end()
    return configured ?? localServer
  } catch (error) {
    if (!configured && isNobodyThere(error)) return undefined
    throw new Error(
      `The PostgreSQL at ${addressOf(configured ?? localServer)} does not let tests in: ${(error as Error).message}. ` +
        'Name another one in TEST_DATABASE_URL, or write TEST_DATABASE_URL=none to test on the embedded database alone.',
      { cause: error },
    )
  }
}

/** Names and addresses for tests whose claim is the same on both databases; the embedded one has no address. */
export async function usualServers(): Promise<
  readonly (readonly [name: string, server: string | undefined])[]
> {
  const server = await testServer()
  const all = [['PGlite', undefined] as const, ...(server ? [['PostgreSQL', server] as const] : [])]
  return isOnEveryDatabase ? all : all.slice(-1)
}

/** The port is closed: the only error that means that there is no server. */
function isNobodyThere(error: unknown): boolean {
  const codes = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return codes.every((one) => (one as { code?: string }).code === 'ECONNREFUSED')
}

function addressOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}

/** Runs statements on a server, one after another; returns the rows of the last. */
export async function onServer(server: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
