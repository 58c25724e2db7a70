import { withoutPersonalData } from './without-personal-data.ts'

/** What a log contains of an error. */
export interface LoggableError {
  readonly type: string
  readonly message: string
  /** Where it happened; without the first line of a stack, which is its message. */
  readonly stack: string
  /** SQLSTATE, or the system's code. */
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
  readonly cause?: LoggableError
  readonly errors?: readonly LoggableError[]
}

/** Databases quote the row, drivers the parameters: for them the failure's name is enough. */
const isFromDatabase = (error: Readonly<Record<string, unknown>>): boolean =>
  typeof error['code'] === 'string' && /^[0-9A-Z]{5}$/.test(error['code']) && 'severity' in error

/** The loggable part of an error: named fields only, and no text from outside. */
export function loggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'Something that is no error was thrown', stack: '' }
  const error = thrown as Error & Readonly<Record<string, unknown>>
  const word = (name: string) => (typeof error[name] === 'string' ? { [name]: error[name] } : {})
  const inner = depth < 4 ? depth + 1 : undefined
  return {
    type: error.name,
    message: isFromDatabase(error) ? 'The database refused a statement' : withoutPersonalData(error.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 30)
      .join('\n'),
    ...word('code'),
    ...word('table'),
    ...word('constraint'),
    ...(inner && error.cause !== undefined && { cause: loggableError(error.cause, inner) }),
    ...(inner &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, 10).map((one) => loggableError(one, inner)),
      }),
  }
}
