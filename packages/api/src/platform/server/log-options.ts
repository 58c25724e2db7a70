import type { FastifyServerOptions } from 'fastify'
import { loggableError } from './loggable-error.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Target of log lines. */
export interface LogStream {
  write(line: string): void
}

/** Fields that a line may have besides time, level, request id and message. All others are dropped. */
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
  'directive',
  'blocked',
  'page',
])

type Fields = Readonly<Record<string, unknown>>

/**
 * security-6: a log of named fields (decision 158). `loggableError` formats errors, and a line never contains a
 * request's address, body or headers.
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
      // Without a message the logger would use the error's.
      logMethod([first, ...rest], method) {
        if (first instanceof Error && rest.length === 0) method.apply(this, [{ err: first }, 'Failed'])
        else method.apply(this, [first, ...rest] as Parameters<typeof method>)
      },
    },
  }
}

/** Reasons may contain words of a provider or a mail server. */
const quoting: ReadonlySet<string> = new Set(['reason', 'outcome', 'blocked'])

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
