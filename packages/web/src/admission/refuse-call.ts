import type { ServerResponse } from 'node:http'

/** Retry-After during overload. */
export const busySeconds = 2

/** Answers a rejected call: 503 with Retry-After and a problem like the API's. */
export function refuseCall(response: ServerResponse): void {
  const title = 'Too much to do, please try again'
  response
    .writeHead(503, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': `${busySeconds}`,
    })
    .end(JSON.stringify({ type: 'busy', title, status: 503 }))
}
