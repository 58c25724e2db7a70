/** Text that the encoding cannot represent (22021: NUL, lone surrogates), and the same as an escape in JSON (22P05). */
const codes = new Set(['22021', '22P05'])

/** True when the database refused a text for its content: the sender's fault, a 400 and not a 500. */
export function isRefusedText(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return (typeof code === 'string' && codes.has(code)) || (cause !== undefined && isRefusedText(cause))
}
