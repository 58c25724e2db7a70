import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to a request on its way, and to the connection it came by. */
export interface NetworkFault {
  /**
   * - `delay`: it arrives later.
   * - `reset-before`: it never arrives; both sides see a reset.
   * - `reset-after`: it arrives; instead of the answer both sides see a reset.
   * - `half-close`: it arrives; instead of the answer whoever asked sees the other side's end of the stream.
   * - `drop-answer`: it arrives; the answer never does, and the connection stays.
   */
  readonly kind: 'delay' | 'reset-before' | 'reset-after' | 'half-close' | 'drop-answer'
  /** Whether a piece of what is sent is meant; any is, unless said. */
  readonly when?: (sent: string) => boolean
  /** How often; once unless said. */
  readonly times?: number
  /** Of a delay. */
  readonly ms?: number
}

type AfterArrival = 'pass' | Exclude<NetworkFault['kind'], 'delay' | 'reset-before'>

/** A network between a client of ours and a server on this machine, undisturbed until it is told to do harm. */
export async function openFaultProxy(targetPort: number) {
  const connections = new Set<{ client: Socket; upstream: Socket }>()
  let faults: { fault: NetworkFault; left: number }[] = []
  let isDown = false
  let struck = 0

  function take(chunk: Buffer): NetworkFault | undefined {
    const sent = chunk.toString('latin1')
    const found = faults.find(({ fault }) => fault.when?.(sent) ?? true)
    if (!found) return undefined
    struck += 1
    found.left -= 1
    if (found.left <= 0) faults = faults.filter((one) => one !== found)
    return found.fault
  }

  function join(client: Socket): void {
    if (isDown) {
      client.resetAndDestroy()
      return
    }
    const upstream = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true })
    const pair = { client, upstream }
    connections.add(pair)
    let then: AfterArrival = 'pass'
    const reset = () => {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
    client.on('data', (chunk) => {
      const fault = take(chunk)
      if (fault?.kind === 'reset-before') reset()
      else if (fault?.kind === 'delay') {
        client.pause()
        setTimeout(() => {
          upstream.write(chunk)
          client.resume()
        }, fault.ms ?? 0)
      } else {
        if (fault) then = fault.kind
        upstream.write(chunk)
      }
    })
    upstream.on('data', (chunk) => {
      if (then === 'pass') client.write(chunk)
      if (then === 'reset-after') reset()
      if (then === 'half-close') client.end()
    })
    client.on('end', () => upstream.end())
    upstream.on('end', () => then === 'pass' && client.end())
    for (const one of [client, upstream]) {
      one.on('error', () => {})
      one.on('close', () => {
        connections.delete(pair)
        client.destroy()
        upstream.destroy()
      })
    }
  }

  const server = createServer({ allowHalfOpen: true }, join)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const { client, upstream } of connections) {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    strike(fault: NetworkFault) {
      faults.push({ fault, left: fault.times ?? 1 })
    },
    /** No more harm from now on. */
    calm() {
      faults = []
    },
    /** Requests that met a fault so far. */
    struck: () => struck,
    /** Cuts every connection and lets no new one through. */
    down() {
      isDown = true
      cut()
    },
    up() {
      isDown = false
    },
    /** Ports of ours by which the target knows the connections. */
    portsAtTarget: () => Array.from(connections, ({ upstream }) => upstream.localPort ?? 0),
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>

/** An address with another port. */
export function throughPort(address: string, port: number): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
