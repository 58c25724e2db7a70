import { request } from 'node:http'

export interface PlannedRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly cookie?: string
}

export interface Reply {
  readonly status: number
  readonly cookies: readonly string[]
  readonly body: string
  readonly milliseconds: number
}

/** Timeout of a request, and the duration recorded for it. */
const patienceMs = 30_000

/**
 * Sends one request on a new connection from an address of this machine (127.x.y.z). Status 0: the server closed the
 * connection.
 */
export function requestFrom(localAddress: string, origin: string, planned: PlannedRequest): Promise<Reply> {
  const { port } = new URL(origin)
  const { method = 'GET', path, cookie } = planned
  const body = planned.body && JSON.stringify(planned.body)
  const began = performance.now()
  return new Promise((done) => {
    const end = (status: number, cookies: readonly string[], text: string) =>
      done({ status, cookies, body: text, milliseconds: performance.now() - began })
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        method,
        path,
        agent: false,
        timeout: patienceMs,
        headers: {
          host: `localhost:${port}`,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '')
        answer.on('end', () => end(answer.statusCode ?? 0, cookies, text))
        answer.on('error', () => end(0, [], text))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => end(0, [], ''))
    sent.end(body)
  })
}
