import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to a request in transit, and to its connection. */
export interface NetworkFault {
  /**
   * - `delay`: it arrives later.
   * - `reset-before`: it never arrives; both sides see a reset.
   * - `reset-after`: it arrives; both sides see a reset instead of the reply.
   * - `half-close`: it arrives; the client sees the end of the stream instead of the reply.
   * - `drop-answer`: it arrives; the reply never does, and the connection stays.
   */
  readonly kind: 'delay' | 'reset-before' | 'reset-after' | 'half-close' | 'drop-answer'
  /** Selects the chunks to which the fault applies; all by default. */
  readonly when?: (sent: string) => boolean
  /** How often; once by default. */
  readonly times?: number
  /** Duration of a delay. */
  readonly ms?: number
}

type AfterArrival = 'pass' | Exclude<NetworkFault['kind'], 'delay' | 'reset-before'>

/** A network between a client and a server on this machine, undisturbed until a fault is set. */
export async function openFaultProxy(targetPort: number) {
  const connections = new Set<{ client: Socket; upstream: Socket }>()
  let faults: { fault: NetworkFault; left: number }[] = []
  let isDown = false
  const silent = new Set<Socket>()
  let isSilent = false
  let struck = 0
  let joined = 0
  let refused = 0

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
      refused += 1
      client.resetAndDestroy()
      return
    }
    joined += 1
    const upstream = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true })
    const pair = { client, upstream }
    if (isSilent) silent.add(client)
    connections.add(pair)
    let then: AfterArrival = 'pass'
    const reset = () => {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
    client.on('data', (chunk) => {
      if (silent.has(client)) return
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
      if (silent.has(client)) return
      if (then === 'pass') client.write(chunk)
      if (then === 'reset-after') reset()
      if (then === 'half-close') client.end()
    })
    client.on('end', () => silent.has(client) || upstream.end())
    upstream.on('end', () => then === 'pass' && !silent.has(client) && client.end())
    for (const one of [client, upstream]) {
      one.on('error', () => {})
      one.on('close', () => {
        // A silent connection does not pass on the other side's end either.
        if (silent.has(client) && one === upstream) return
        connections.delete(pair)
        silent.delete(client)
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
    /** Ends all faults. */
    calm() {
      faults = []
    },
    /** Requests that met a fault so far. */
    struck: () => struck,
    /** Accepted and refused connections so far. */
    joined: () => joined,
    refused: () => refused,
    /** Cuts every connection and refuses new ones. */
    down() {
      isDown = true
      cut()
    },
    /** Passes nothing on existing connections and reports nothing; with `newOnes` on new ones neither, until `up`. */
    silence({ newOnes = false } = {}) {
      for (const { client } of connections) silent.add(client)
      isSilent = newOnes
    },
    up() {
      isDown = false
      isSilent = false
    },
    /** Local ports by which the target sees the connections. */
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
