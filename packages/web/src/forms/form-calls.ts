import { basePath, placeRequest } from '@camping/contract/endpoint.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { markets } from '@camping/editions/markets.ts'
import type { CallApi } from '@camping/storefront/kit/plain/plain-form.ts'
import type { FastifyRequest } from 'fastify'
import inject, { type DispatchFunc } from 'light-my-request'
import type { PickedEdition } from '../request/pick-app.ts'

/** Headers of a form's own body and connection: a call has others. */
const ofTheForm = new Set([
  'accept',
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
])

/** Calls of the API in the name of a form's sender. */
export interface FormCalls {
  readonly call: CallApi
  /** A call with a token of its own, in the place of the session's. */
  readonly callWith: (bearer: string | undefined) => CallApi
  /** Set-Cookie values of the calls so far: a session that was opened, the key of a draft. */
  readonly setCookies: readonly string[]
}

/**
 * Calls the API as scripts of the page would: through everything that stands between a browser and it, so that the session, the
 * keys of this browser, the limits of its address and the check of its origin are the same (account-6).
 * @param handle what answers a browser's call
 */
export function formCalls(
  handle: DispatchFunc,
  request: FastifyRequest,
  { app, site }: PickedEdition,
): FormCalls {
  const cookies = new Map(
    (request.headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')]
    }),
  )
  const setCookies: string[] = []
  const sent = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ofTheForm.has(name)))
  const callWith =
    (bearer: string | undefined): CallApi =>
    async (endpoint, asked) => {
      const { path, rest } = placeRequest(endpoint.path, asked as object)
      const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
      const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : ''
      const answer = await inject(handle, {
        method: endpoint.method,
        url: `${basePath(endpoint.base, app.config.brand, markets[site].apiLocale)}/${path}${query}`,
        remoteAddress: request.socket.remoteAddress ?? '',
        headers: {
          ...sent,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(!inQuery && { payload: rest }),
      })
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
        setCookies.push(cookie)
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      const body = /json/.test(String(answer.headers['content-type'])) ? answer.json<unknown>() : null
      const status = answer.statusCode
      return status < 300
        ? { status, reply: body as never }
        : { status, reply: null, ...(body !== null && { problem: body as Problem }) }
    }
  return { call: callWith(undefined), callWith, setCookies }
}
