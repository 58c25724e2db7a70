/** A reason why the server cannot start, worded for the person who starts it. The message is one line. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** First line of anything thrown, for one-line messages. */
export function firstLine(error: unknown): string {
  const text =
    error instanceof Error ? error.message || String((error as { code?: unknown }).code) : String(error)
  return text.split('\n')[0] ?? ''
}
