import pg from 'pg'
import type { Listening } from './opened-database.ts'

/**
 * A connection of its own that listens and comes back after a loss; then `onGap` is called because notices may have
 * been missed. Answers how to stop.
 */
export async function keepListening(databaseUrl: string, listening: Listening): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'camping-api-notices',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    let lost = false
    const retry = (): void => {
      if (lost) return
      lost = true
      void next.end().catch(() => {})
      if (!stopped) timer = setTimeout(reconnect, 500)
    }
    next.on('error', retry)
    next.on('end', retry)
    next.on('notification', (notice) => listening.onPayload(notice.payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(listening.channel)}`)
    client = next
  }

  function reconnect(): void {
    connect().then(
      () => listening.onGap?.(),
      () => {
        // The failed client's own 'error' or 'end' may not fire before it connected; try again either way.
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(reconnect, 1_000)
      },
    )
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
