import type { FastifyServerOptions } from 'fastify'
import { loggableError } from './loggable-error.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Where lines are written to. */
export interface LogStream {
  write(line: string): void
}

/** Fields that a line may have besides time, level, request id and message. All others are left out. */
const allowed: ReadonlySet<string> = new Set([
  'reqId',
  'err',
  'id',
  'bookingId',
  'amount',
  'outcome',
  'isDone',
  'source',
  'provider',
  'reason',
])

type Fields = Readonly<Record<string, unknown>>

/**
 * RELIABILITY.md 3g: a log of named fields (docs/decisions/158). Errors are written as `loggableError` makes them, and a
 * line is never about a request's address, body or headers.
 */
export function logOptions(stream: LogStream): Exclude<FastifyServerOptions['logger'], boolean> {
  return {
    level: 'info',
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label) => ({ level: label }),
      bindings: pick,
      log: pick,
    },
    serializers: { err: (error: Error) => ({ ...loggableError(error) }) },
    hooks: {
      // Without a message the logger would take the error's own.
      logMethod([first, ...rest], method) {
        if (first instanceof Error && rest.length === 0) method.apply(this, [{ err: first }, 'Failed'])
        else method.apply(this, [first, ...rest] as Parameters<typeof method>)
      },
    },
  }
}

/** Reasons may be the words of a provider or a mail server. */
const quoting: ReadonlySet<string> = new Set(['reason', 'outcome'])

function pick(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => [
        name,
        quoting.has(name) && typeof value === 'string' ? withoutPersonalData(value) : value,
      ]),
  )
}
