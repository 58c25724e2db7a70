import type { ServerResponse } from 'node:http'

/**
 * Closes keep-alive connections with their current answers once the host shuts down. A load balancer that is not
 * notified would send its next request to a process that ends (F65). `watch` observes every response; call `end` when
 * the shutdown begins.
 */
export function endKeepAlive() {
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
