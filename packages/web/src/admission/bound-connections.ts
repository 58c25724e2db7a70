import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { network } from '@camping/api/platform/admission/network.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Timeout for all headers of a request. */
  readonly headersTimeout: number
  /** Timeout for a whole request. */
  readonly requestTimeout: number
  /** Timeout for the next request on a keep-alive connection. */
  readonly keepAliveTimeout: number
  /**
   * Interval at which Node checks these two: its default of half a minute would let a connection outlive them by that
   * much.
   */
  readonly connectionsCheckingInterval: number
  /** Timeout without traffic in either direction, for clients that never read the answer. */
  readonly idleTimeout: number
  readonly requestsPerConnection: number
  readonly connections: number
  /** Maximum number of connections per network. */
  readonly connectionsPerNetwork: number
}

export const usualConnections: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
  idleTimeout: 60_000,
  requestsPerConnection: 10_000,
  connections: 8000,
  connectionsPerNetwork: 256,
}

/**
 * Limits the connections of a server, in total and per network; it closes an excess connection before it reads a byte.
 * Behind a proxy every connection is the proxy's, so only the total is limited.
 */
export function boundConnections(
  server: Server,
  limits: ConnectionLimits,
  { behindProxy }: { readonly behindProxy: boolean },
): void {
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  server.timeout = limits.idleTimeout
  if (behindProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = network(socket.remoteAddress ?? '')
    const count = (open.get(from) ?? 0) + 1
    if (count > limits.connectionsPerNetwork) {
      socket.destroy()
      return
    }
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}
