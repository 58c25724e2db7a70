const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** Lost connections (08), shutting down and starting up, no room (53: disk, memory, connections), read-only (25006). */
const serverCodes = /^(08|53|57P0[123]|25006)/
const messages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client was closed|connection error and is not queryable|The embedded database stopped/

/**
 * True when the database is unreachable or read-only at the moment: worth a 503 and a retry, not a 500 (F48,
 * F50, F52, F53).
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || serverCodes.test(code))) return true
  return typeof message === 'string' && messages.test(message)
}
