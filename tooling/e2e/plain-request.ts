import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { IncomingHttpHeaders } from 'node:http'

export interface PlainAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface PlainRequest {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Host header, for a brand that is reached by its name. */
  readonly host?: string
  readonly body?: string
}

/** Nothing on this server may take longer. */
const patienceMs = 15_000

/**
 * One request as it is written: no browser and no URL parser tidies the path, and no redirect is followed. Rejects when
 * no answer comes.
 */
export function plainRequest(origin: string, path: string, options: PlainRequest = {}): Promise<PlainAnswer> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', host, body } = options
  return new Promise((done, fail) => {
    const sent = request(
      {
        // Names below .localhost are this machine; not every resolver knows.
        host: hostname.endsWith('localhost') ? '127.0.0.1' : hostname,
        port,
        method,
        path,
        headers: { host: host ?? `${hostname}:${port}`, ...options.headers },
        timeout: patienceMs,
        agent: false,
      },
      (answer) => {
        const { statusCode = 0, headers } = answer
        const read = async () => ({ status: statusCode, headers, body: await text(answer) })
        done(read())
      },
    )
    sent.on('timeout', () =>
      sent.destroy(new Error(`No answer in ${patienceMs} ms: ${method} ${path.slice(0, 80)}`)),
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
