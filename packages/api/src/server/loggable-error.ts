import { withoutPersonalData } from './without-personal-data.ts'

/** What a log keeps of an error. */
export interface LoggableError {
  readonly type: string
  readonly message: string
  /** Where it happened; the first line of a stack is its message, and left out. */
  readonly stack: string
  /** SQLSTATE, or the system's word. */
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
  readonly cause?: LoggableError
  readonly errors?: readonly LoggableError[]
}

/** Databases quote the row, drivers the parameters: of those the name of the failure is enough. */
const isFromDatabase = (error: Readonly<Record<string, unknown>>): boolean =>
  typeof error['code'] === 'string' && /^[0-9A-Z]{5}$/.test(error['code']) && 'severity' in error

/** An error as far as it may be written down: named fields only, and no words that somebody else has brought. */
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
