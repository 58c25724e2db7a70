import { request } from 'node:http'
import { isLocalHost } from './local-host.ts'

/**
 * A GET like those of the providers' simple clients: no redirects, no cookies. Returns the status or the error. It
 * calls only the developer's own machines: any web page may open a payment window, and must not reach through this
 * process what it could not reach itself.
 */
export function plainGet(url: string, timeoutMs: number): Promise<string> {
  return new Promise((done) => {
    const target = URL.canParse(url) ? new URL(url) : undefined
    if (target?.protocol !== 'http:' || !isLocalHost(target.host)) return done('refused: not on this machine')
    const call = request(target, {
      headers: { 'user-agent': 'Sandbox-Notice/1.0' },
      // Names below .localhost belong to this machine, whatever its resolver answers.
      lookup: (_name, { all }, found) =>
        all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    call.once('response', (response) => {
      response.resume()
      done(String(response.statusCode))
    })
    call.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : (error.code ?? 'error'),
      ),
    )
    call.end()
  })
}
