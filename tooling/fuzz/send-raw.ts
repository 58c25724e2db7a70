import { Agent, request } from 'node:http'
import type { Call } from './random-call.ts'

export interface RawAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter: boolean
  readonly milliseconds: number
}

/** Timeout of an answer. */
const limit = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a call unchanged, including its path, and measures from the first byte sent to the last received. */
export function sendRaw(origin: string, { method, path, headers, body }: Call): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((done, fail) => {
    const started = performance.now()
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        timeout: limit,
        headers: {
          ...headers,
          host: headers['host'] ?? `${hostname}:${port}`,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', fail)
        answer.once('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString('utf8'),
            retryAfter: answer.headers['retry-after'] !== undefined,
            milliseconds: performance.now() - started,
          }),
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`No answer within ${limit} ms`)))
    sent.once('error', fail)
    sent.end(body)
  })
}
