import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** What answers requests until it is closed. */
export interface Restarted {
  readonly handle: RequestListener
  close(): Promise<void>
}

export interface Restartable<T extends Restarted> {
  /** The first start. Its error is the caller's. */
  start(): Promise<T>
  /**
   * Closes what runs and starts it again. Calls during a restart are answered by one further restart, so that what runs at the
   * end has read the last change. Resolves with whether this call was the one that ended it, with something that answers.
   */
  restart(): Promise<boolean>
  /** Waits for a restart that is under way. After one that failed the answer is its error. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

/**
 * Keeps something startable behind one address: requests never meet a closed one.
 * @param onFailure hears why a restart has failed
 */
export function restartable<T extends Restarted>(
  begin: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Restartable<T> {
  let current: Promise<T> | undefined
  /** The restart that has not begun yet. */
  let next: Promise<boolean> | undefined
  let under: Promise<unknown> = Promise.resolve()

  async function again(): Promise<boolean> {
    next = undefined
    const before = await current?.catch(() => undefined)
    current = (async () => {
      await before?.close()
      return begin()
    })()
    try {
      await current
      return next === undefined
    } catch (error) {
      onFailure(error)
      return false
    }
  }

  return {
    start: () => (current = begin()),
    async restart() {
      if (next) return next.then(() => false)
      next = under.then(again)
      under = next
      return next
    },
    async handle(request, response) {
      await under
      try {
        const running = await current
        running?.handle(request, response)
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
      }
    },
    async close() {
      await under
      await current?.then(
        (running) => running.close(),
        () => {},
      )
    },
  }
}
