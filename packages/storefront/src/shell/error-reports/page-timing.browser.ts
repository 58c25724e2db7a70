import type { Event } from '@sentry/browser'
import { routeHere, type ReportSettings } from './report-settings.browser.ts'

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The latest time of an entry's kind, in milliseconds since the start of the document; undefined where none is known. */
function lastTime(type: string, name?: string): Promise<number | undefined> {
  return new Promise((found) => {
    let last: number | undefined
    try {
      const observer = new PerformanceObserver((entries) => {
        for (const one of entries.getEntries()) if (!name || one.name === name) last = one.startTime
      })
      observer.observe({ type, buffered: true })
      setTimeout(() => {
        observer.disconnect()
        found(last)
      }, settleMs)
    } catch {
      found(undefined)
    }
  })
}

/** Time for the browser to hand out what it has measured. */
const settleMs = 1000

/**
 * Reports how long this document took: when it was answered, first and largest paint, interactive. One transaction without
 * addresses, named after its route.
 */
export function pageTiming(send: (event: Event) => void, { edition, brand }: ReportSettings): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigation) return
  const route = routeHere(edition)
  const traceId = hex(16)
  const root = hex(8)
  const at = (milliseconds: number) => (performance.timeOrigin + milliseconds) / 1000
  const span = (op: string, start: number, end: number) => ({
    trace_id: traceId,
    span_id: hex(8),
    parent_span_id: root,
    op,
    start_timestamp: at(start),
    timestamp: at(end),
    data: {},
  })
  void Promise.all([lastTime('paint', 'first-contentful-paint'), lastTime('largest-contentful-paint')]).then(
    ([fcp, lcp]) =>
      send({
        type: 'transaction',
        transaction: route,
        platform: 'javascript',
        start_timestamp: at(0),
        timestamp: at(Math.max(navigation.domComplete, lcp ?? 0, fcp ?? 0)),
        tags: { area: 'page', route, edition, brand },
        contexts: { trace: { trace_id: traceId, span_id: root, op: 'pageload', status: 'ok' } },
        spans: [
          span('browser.request', navigation.requestStart, navigation.responseStart),
          span('browser.response', navigation.responseStart, navigation.responseEnd),
          span('browser.interactive', navigation.responseEnd, navigation.domInteractive),
        ] as unknown as NonNullable<Event['spans']>,
        measurements: Object.fromEntries(
          Object.entries({ ttfb: navigation.responseStart, fcp, lcp }).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, { value, unit: 'millisecond' }]],
          ),
        ),
      }),
  )
}
