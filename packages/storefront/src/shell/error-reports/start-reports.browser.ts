import type { Store } from '@camping/core/store/create-store.ts'
import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
  type Event,
} from '@sentry/browser'
import { watchConsent } from '../../kit/consent/saved-consent.browser.ts'
import { earlyErrors, type Failure } from '../../kit/error-reports/early-errors.browser.ts'
import { mayReport } from '../../kit/error-reports/may-report.browser.ts'
import type { ReportTags } from '../../kit/error-reports/report-tags.ts'
import { reportRates } from '../../kit/error-reports/scrub-envelope.ts'
import { chunkFailures } from './chunk-failures.browser.ts'
import { failedCall } from './failed-call.ts'
import { pageTiming } from './page-timing.browser.ts'
import { readReportSettings, routeHere, type ReportSettings } from './report-settings.browser.ts'
import { scrubbedTransport, type Scrubbing } from '../../kit/error-reports/scrubbed-transport.ts'

/** A document with more errors than this says nothing new. */
const mostReports = 20

/** Extensions of the visitor's browser fail in every page. */
const isOfExtension = ({ exception }: Event): boolean =>
  exception?.values?.some(({ stacktrace }) =>
    stacktrace?.frames?.some(({ filename = '' }) => /^[a-z-]+-extension:/.test(filename)),
  ) ?? false

type Report = (error: unknown, tags?: Partial<ReportTags>) => void

function openClient({ dsn, release, environment, edition, brand }: ReportSettings, scrubbing: Scrubbing) {
  let left = mostReports
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    transport: (options) =>
      scrubbedTransport(
        makeFetchTransport(
          { ...options, fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
          (address, init) => window.fetch(address, init),
        ),
        scrubbing,
      ),
    sendClientReports: false,
    maxBreadcrumbs: 0,
    // The recorder reads these from the client that it belongs to.
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    beforeSend(event) {
      if (!mayReport() || isOfExtension(event) || left === 0) return null
      left -= 1
      return { ...event, tags: { ...event.tags, area: 'page', route: routeHere(edition), edition, brand } }
    },
  })
  setCurrentClient(client)
  client.init()
  return client
}

type Client = ReturnType<typeof openClient>

/** Reports in `share` of all documents; the die is cast before any code for it is loaded (decision 261). */
const isChosen = (share: number) => Math.random() < share

function open(settings: ReportSettings): { client: Client; report: Report } {
  const scrubbing: Scrubbing = { mayReport }
  const client = openClient(settings, scrubbing)
  const report: Report = (error, tags = {}) =>
    void client.captureException(error, {
      mechanism: { handled: tags.kind === 'mutation' || tags.kind === 'query', type: tags.kind ?? 'error' },
      captureContext: { tags: { ...tags } },
    })
  const reportAs =
    (kind?: string) =>
    (failure: Failure): void =>
      'reason' in failure
        ? report(failure.reason, { kind: kind ?? 'rejection' })
        : report(failure.error ?? new Error(failure.message), { kind: kind ?? 'error' })
  for (const failure of earlyErrors.splice(0)) reportAs('mount')(failure)
  earlyErrors.push = (...others) => {
    for (const failure of others) reportAs()(failure)
    return others.length + 1
  }
  chunkFailures((error) => report(error, { kind: 'chunk' }))
  if (isChosen(reportRates.traces)) pageTiming((event) => void client.captureEvent(event), settings)
  if (isChosen(reportRates.replaysOnError))
    void import('./replay.browser.ts').then(
      ({ startReplay, scrubRecording }) => {
        scrubbing.recording = scrubRecording
        startReplay(client)
      },
      () => undefined,
    )
  return { client, report }
}

let opened: ReturnType<typeof open> | undefined
let followed: Store | undefined

/**
 * Reports this document's errors to the edition's service, from the early ones on, while the visitor agrees to statistics
 * (errors-14). Calling it again changes nothing.
 * @param store whose failed calls are reported too
 */
export function startReports(store?: Store): void {
  const settings = readReportSettings()
  if (!settings || !mayReport()) return
  if (!opened) {
    opened = open(settings)
    const { client } = opened
    watchConsent(() => {
      client.getOptions().enabled = mayReport()
    })
  }
  const { report } = opened
  if (!store || followed) return
  followed = store
  store.addMiddleware(() => (next) => (action) => {
    const result = next(action)
    const failed = failedCall(action)
    if (failed) report(failed.error, failed.tags)
    return result
  })
}
