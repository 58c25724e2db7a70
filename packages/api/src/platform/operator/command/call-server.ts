import type { Problem } from '@camping/contract/problem.schemas.ts'
import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import type { OperatorServer } from './find-server.ts'
import { OperatorProblem } from './operator-problem.ts'

/** Calls the running server. */
export type CallServer = <Request, Reply>(
  endpoint: Endpoint<Request, Reply>,
  request: Request & object,
) => Promise<Reply>

/** Calls of one server, with its token. `send` defaults to the network's fetch. */
export function callServer({ address, token }: OperatorServer, send: typeof fetch = fetch): CallServer {
  return async (endpoint, request) => {
    const { path, rest } = placeRequest(endpoint.path, request)
    // The operator's paths contain neither brand nor edition.
    const url = `${address}${basePath(endpoint.base, '', '')}/${path}`
    const answer = await send(url, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(rest) }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      throw new OperatorProblem(`No server answers at ${address}. Is it running?`)
    })
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return body as never
    throw new OperatorProblem(describeProblem(answer.status, body as Problem | undefined))
  }
}

function describeProblem(status: number, problem: Problem | undefined): string {
  if (status === 401) return 'The server knows another token. Set OPERATOR_TOKEN as it is set there.'
  if (problem?.type === 'unknown-booking') return 'There is no booking with this reference.'
  if (problem?.type === 'validation')
    return `Not understood: ${problem.errors?.map(({ path, message }) => `${path} ${message}`).join('; ')}`
  const { title = `The server answered ${status}`, detail } = problem ?? {}
  return detail ? `${title}: ${detail}.` : `${title}.`
}
