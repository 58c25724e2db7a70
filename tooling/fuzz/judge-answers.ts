import type { Call } from './random-call.ts'

export interface Judged {
  readonly call: Call
  readonly status: number
  /** Text of the answer's body; empty for binary content. */
  readonly body: string
  readonly retryAfter: boolean
  readonly milliseconds: number
}

/** Text that no answer may contain: paths of the server's files, words of its database or framework. */
const leak =
  /node_modules|FST_ERR|\bat .{0,80}\.[cm]?[jt]s:\d+|SQLSTATE|syntax error at|violates .* constraint/

/** Counts of a run, and its faulty calls. */
export interface Tally {
  readonly statuses: Map<number, number>
  readonly times: number[]
  /** Temporary refusal: 503 with Retry-After. */
  turnedAway: number
  readonly faults: { readonly why: string; readonly call: Call; readonly body: string }[]
}

export const newTally = (): Tally => ({ statuses: new Map(), times: [], turnedAway: 0, faults: [] })

/**
 * Adds an answer. A fault is a 5xx (except 503 with Retry-After, which admission may answer), an answer that reveals
 * internals and, with `patience`, one that took more milliseconds.
 */
export function judgeAnswer(tally: Tally, judged: Judged, patience = Number.POSITIVE_INFINITY): void {
  const { status, body, call, milliseconds } = judged
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  tally.times.push(milliseconds)
  const isTurnedAway = status === 503 && judged.retryAfter
  if (isTurnedAway) tally.turnedAway += 1
  const blame = (why: string) => tally.faults.push({ why, call, body: body.slice(0, 300) })
  // The API reports an unreachable provider with this problem; nothing was charged, and nothing failed on our side.
  const isTheirs = status === 502 && body.includes('"type":"payment-failed"')
  if (status >= 500 && !isTurnedAway && !isTheirs) blame(`${status}`)
  else if (leak.test(body)) blame('tells about the inside')
  if (milliseconds > patience) blame(`${Math.round(milliseconds)} ms`)
}

/** The counts as lines. */
export function tallyLines(tally: Tally): string[] {
  const times = tally.times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
  return [
    `${times.length} answers: ${statuses.join(', ')}`,
    `half within ${at(0.5)}, 99 % within ${at(0.99)}, the slowest ${at(1)}; ${tally.turnedAway} turned away for a moment`,
    `${tally.faults.length} faults`,
  ]
}
