import type { ServerResponse } from 'node:http'

/**
 * Connections that clients keep end with the answers under way once the host closes: a balancer that is not told so sends its next
 * request into the end of the process (RELIABILITY.md F65). `watch` is to see every response, `end` to be called when closing begins.
 */
export function endKeptConnections() {
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  const endWith = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  return {
    watch(response: ServerResponse): void {
      underWay.add(response)
      response.once('close', () => underWay.delete(response))
      if (isClosing) endWith(response)
    },
    end(): void {
      isClosing = true
      for (const response of underWay) endWith(response)
    },
  }
}
