const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** Shutting down, starting up, too many connections; class 08 is lost connections. */
const serverCodes = /^(08|57P0[123]|53300)/

/** True when the database cannot be talked to at the moment: worth a 503 and a retry, not a 500. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || serverCodes.test(code))) return true
  return (
    typeof message === 'string' &&
    /timeout exceeded when trying to connect|Connection terminated|The embedded database stopped/.test(
      message,
    )
  )
}
