import type { ReportTags } from '@camping/storefront/kit/error-reports/report-tags.ts'
import { reportRates } from '@camping/storefront/kit/error-reports/scrub-envelope.ts'
import { scrubbedTransport } from '@camping/storefront/kit/error-reports/scrubbed-transport.ts'
import { createStackParser, createTransport, dedupeIntegration, linkedErrorsIntegration } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { randomBytes } from 'node:crypto'
import type { ReportPlaces } from './report-places.ts'

/** Reports what goes wrong on the server, and how long some requests take. */
export interface ServerReports {
  failure(error: unknown, tags: ReportTags): void
  /** Some requests (SPEC's rate) are reported with their milliseconds; `tags` is called only for those. */
  timing(tags: () => ReportTags, milliseconds: number): void
  /** Resolves when what was reported has left, after two seconds at most. */
  close(): Promise<void>
}

/** More than this in a minute is one fault many times: the service would count it, and bill it. */
const mostInMinute = 60

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

const noReports: ServerReports = { failure: () => {}, timing: () => {}, close: async () => {} }

interface ReportOptions {
  readonly fetch?: typeof globalThis.fetch
  /** A number from 0 to below 1, like Math.random. */
  readonly random?: () => number
}

/**
 * The reports of this process. Only scrubbed envelopes leave (errors-16), within two seconds each, and a service that does not
 * answer disturbs nobody.
 */
export function openServerReports(
  { server: dsn, release, stage }: ReportPlaces,
  { fetch = globalThis.fetch, random = Math.random }: ReportOptions = {},
): ServerReports {
  if (dsn === undefined) return noReports
  const client = new ServerRuntimeClient({
    dsn,
    release,
    environment: stage,
    platform: 'node',
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    transport: (options) =>
      scrubbedTransport(
        createTransport(options, async ({ body }) => {
          const answer = await fetch(options.url, {
            method: 'POST',
            headers: { ...options.headers, 'content-type': 'application/x-sentry-envelope' },
            body: body as BodyInit,
            signal: AbortSignal.timeout(2000),
          })
          await answer.arrayBuffer()
          return {
            statusCode: answer.status,
            headers: {
              'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
              'retry-after': answer.headers.get('retry-after'),
            },
          }
        }),
        { mayReport: () => true },
      ),
  })
  client.init()
  let minute = 0
  let sent = 0
  const isTooMuch = () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, sent] = [now, 0]
    sent += 1
    return sent > mostInMinute
  }
  return {
    failure(error, tags) {
      if (!isTooMuch()) client.captureException(error, { captureContext: { tags: { ...tags } } })
    },
    timing(tagsOf, milliseconds) {
      if (random() >= reportRates.traces || isTooMuch()) return
      const tags = tagsOf()
      const now = Date.now() / 1000
      client.captureEvent({
        type: 'transaction',
        transaction: tags.route ?? 'unknown',
        start_timestamp: now - milliseconds / 1000,
        timestamp: now,
        tags: { ...tags },
        contexts: { trace: { trace_id: hex(16), span_id: hex(8), op: 'http.server' } },
      })
    },
    async close() {
      await client.close(2000)
    },
  }
}
