import { request } from 'node:http'
import { isOwnHost } from '../own-host.ts'

/**
 * A GET as the providers' simple clients make it: no redirects, no cookies. Answers the status, or what went wrong.
 * Calls machines of the developer alone: anybody's web page may open a payment window here, and must not be able to
 * make this process call what it could not call itself.
 */
export function plainGet(url: string, timeoutMs: number): Promise<string> {
  return new Promise((done) => {
    const target = URL.canParse(url) ? new URL(url) : undefined
    if (target?.protocol !== 'http:' || !isOwnHost(target.host)) return done('refused: not on this machine')
    const call = request(target, {
      headers: { 'user-agent': 'Sandbox-Notice/1.0' },
      // Names below .localhost are this machine's, whatever its resolver thinks of them.
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
