import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { answersWithin, NoAnswer } from './answers-within.ts'
import type { Listening } from './opened-database.ts'
import { postgresTiming } from './postgres-timing.ts'

export interface PostgresListener {
  /** Adds a channel. Rejects when the first connection cannot be made. */
  listen(listening: Listening): Promise<void>
  /** False from the detection of a loss until the connection is back. True while there are no listeners. */
  isListening(): boolean
  close(): Promise<void>
}

const listenerName = 'camping-api-notices'

/**
 * The only listening connection of this process, for all channels. One loop maintains it: it sends heartbeats,
 * and after a loss it reconnects and calls every `onGap`, because notices may be missing. A second connection
 * never exists, or an outage would leave more behind with every attempt. `onSilence`: the connection did not
 * answer a heartbeat sent at that time of performance.now(), so others may be dead as well.
 */
export function openPostgresListener(
  databaseUrl: string,
  {
    onSilence = () => {},
    timing = postgresTiming,
  }: { onSilence?: (probedAt: number) => void; timing?: typeof postgresTiming } = {},
): PostgresListener {
  const listenings: Listening[] = []
  const closing = new AbortController()
  let client: pg.Client | undefined
  let loop: Promise<void> | undefined
  /** Serialises all work on the connection. */
  let turn: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: listenerName,
      keepAlive: true,
      keepAliveInitialDelayMillis: timing.heartbeatMs,
      connectionTimeoutMillis: timing.connectMs,
    })
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => {
      for (const one of listenings) if (one.channel === channel) one.onPayload(payload ?? '')
    })
    try {
      await next.connect()
      // The list may grow meanwhile: a new listener finds no connection and relies on this loop.
      for (const { channel } of listenings) await listenTo(next, channel)
      client = next
    } catch (error) {
      discard(next)
      throw error
    }
  }

  const listenTo = (on: pg.Client, channel: string) =>
    answersWithin(on.query(`listen ${pg.escapeIdentifier(channel)}`), timing.heartbeatAnswerMs)

  /** Resolves when the connection is lost: it ended, or does not answer. */
  async function watch(present: pg.Client): Promise<void> {
    const ended = new AbortController()
    present.once('end', () => ended.abort())
    const pause = AbortSignal.any([ended.signal, closing.signal])
    for (;;) {
      await sleep(timing.heartbeatMs, undefined, { signal: pause }).catch(() => {})
      if (pause.aborted) return
      const probedAt = performance.now()
      try {
        await answersWithin(present.query('select 1'), timing.heartbeatAnswerMs)
      } catch (error) {
        if (error instanceof NoAnswer) onSilence(probedAt)
        return
      }
    }
  }

  async function maintain(): Promise<void> {
    for (;;) {
      if (client) await watch(client)
      const left = client
      client = undefined
      if (closing.signal.aborted) {
        if (left) await endOf(left)
        return
      }
      if (left) discard(left)
      await sleep(timing.reconnectMs, undefined, { signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await connect().catch(() => {})
      if (client) for (const one of listenings) one.onGap?.()
    }
  }

  return {
    async listen(listening) {
      const mine = turn.then(async () => {
        listenings.push(listening)
        if (!loop) {
          await connect()
          loop = maintain()
        } else if (client) await listenTo(client, listening.channel)
      })
      turn = mine.catch(() => {})
      await mine
    },
    isListening: () => !loop || client !== undefined,
    async close() {
      closing.abort()
      await loop
    },
  }
}

/** Ends the connection gracefully if the server answers. */
async function endOf(client: pg.Client): Promise<void> {
  await answersWithin(client.end(), 1_000).catch(() => discard(client))
}

/** Ends the connection without waiting: a silent server would not answer a goodbye. */
function discard(client: pg.Client): void {
  client.connection.stream.destroy()
}
