import { scrubRoute, scrubTags } from './report-tags.ts'
import { scrubErrorType, scrubFile, scrubFunction, scrubText } from './scrub-text.ts'

/** SPEC's rates: this share of page views is timed, and of those with an error recorded. */
export const reportRates = { traces: 0.05, replaysOnError: 0.05 } as const

type Fields = Readonly<Record<string, unknown>>

/** An envelope of the library: headers, and items of headers and payload. */
export type AnyEnvelope = readonly [Fields, readonly (readonly [Fields, unknown])[]]

interface ScrubOptions {
  /** What is left of a recording: text of the recorder. Without it recordings do not leave. */
  readonly recording?: (payload: unknown) => string | undefined
}

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

type Form = (value: unknown) => unknown

const matching =
  (form: RegExp): Form =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined
const id = matching(/^[0-9a-f]{16}([0-9a-f]{16})?$/)
const word = matching(/^[a-z][a-z0-9._-]{0,60}$/)
/** A release or a version: no spaces, so no sentence. */
const version = matching(/^[\w.+-]{1,80}$/)
const number: Form = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const flag: Form = (value) => (typeof value === 'boolean' ? value : undefined)
const ids: Form = (value) => list(value).filter((one) => id(one) !== undefined)

/** The named fields of a value that have their form. */
function pick(value: unknown, forms: Readonly<Record<string, Form>>): Record<string, unknown> {
  const fields = record(value)
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const found = fields[name] === undefined ? undefined : form(fields[name])
      return found === undefined ? [] : [[name, found]]
    }),
  )
}

const part =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    pick(value, forms)
const each =
  (form: Form): Form =>
  (value) =>
    list(value).map(form)
const text =
  (scrub: (value: string) => string): Form =>
  (value) =>
    typeof value === 'string' ? scrub(value) : undefined

const placeInFile = part({
  filename: text(scrubFile),
  function: text(scrubFunction),
  lineno: number,
  colno: number,
  in_app: flag,
})
/** Of code that is not ours not even the names. */
const frame: Form = (value) => {
  const found = placeInFile(value) as Fields
  return found['filename'] === 'elsewhere' ? { ...found, function: '?' } : found
}
const exception = part({
  type: text(scrubErrorType),
  value: text(scrubText),
  mechanism: part({ type: word, handled: flag }),
  stacktrace: part({ frames: each(frame) }),
})
const trace = part({ trace_id: id, span_id: id, parent_span_id: id, op: word, status: word })
const measured = part({ value: number, unit: word })
const sdk = part({ name: matching(/^sentry\.javascript\.[a-z]{2,20}$/), version })

const ofEvents: Readonly<Record<string, Form>> = {
  event_id: id,
  timestamp: number,
  platform: word,
  release: version,
  environment: word,
  tags: (tags) => scrubTags(record(tags)),
  sdk,
}

const event = part({
  ...ofEvents,
  level: word,
  message: text(scrubText),
  exception: part({ values: each(exception) }),
  contexts: part({ trace, replay: part({ replay_id: id }) }),
})

const transaction = part({
  ...ofEvents,
  type: word,
  transaction: scrubRoute,
  start_timestamp: number,
  contexts: part({ trace }),
  spans: each(
    part({
      trace_id: id,
      span_id: id,
      parent_span_id: id,
      op: word,
      start_timestamp: number,
      timestamp: number,
    }),
  ),
  measurements: (value) =>
    Object.fromEntries(
      Object.entries(record(value)).flatMap(([name, one]) =>
        /^[a-z]{2,10}$/.test(name) ? [[name, measured(one)]] : [],
      ),
    ),
})

const replay = part({
  ...ofEvents,
  type: word,
  replay_id: id,
  replay_type: word,
  replay_start_timestamp: number,
  segment_id: number,
  error_ids: ids,
  trace_ids: ids,
  // No address: the recording has its own times.
  urls: () => [],
})

const payloads: Readonly<Record<string, Form>> = { event, transaction, replay_event: replay }

/**
 * What leaves of an envelope, whatever a library or a mistake put into it (errors-16): named fields with a known form, of the
 * items that are listed here. No request, user, breadcrumb, header, cookie, address or text that is not ours. Undefined when
 * nothing is left.
 */
export function scrubEnvelope(
  [headers, items]: AnyEnvelope,
  { recording }: ScrubOptions = {},
): AnyEnvelope | undefined {
  const left = items.flatMap(([itemHeaders, payload]): [Fields, unknown][] => {
    const { type } = itemHeaders
    if (typeof type !== 'string') return []
    const scrub = Object.hasOwn(payloads, type) ? payloads[type] : undefined
    if (scrub) return [[{ type }, scrub(payload)]]
    const recorded = type === 'replay_recording' ? recording?.(payload) : undefined
    return recorded === undefined
      ? []
      : [[{ type, length: new TextEncoder().encode(recorded).length }, recorded]]
  })
  // A recording's event says nothing without the recording.
  const isBare = left.every(([{ type }]) => type === 'replay_event')
  if (left.length === 0 || isBare) return undefined
  const sent = pick(headers, {
    event_id: id,
    sent_at: matching(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/),
    sdk,
    trace: part({
      trace_id: id,
      public_key: matching(/^[\w-]{1,64}$/),
      release: version,
      environment: word,
      sampled: matching(/^(true|false)$/),
    }),
  })
  return [sent, left]
}
