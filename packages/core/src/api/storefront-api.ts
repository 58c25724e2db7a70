import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react'

/** How the store reaches the API: same-origin fetch in the browser, in-process on the server. */
export interface ApiAccess {
  fetch: typeof fetch
  /** Empty in the browser. */
  origin: string
  brand: string
  apiLocale: string
}

/** What a failed call leaves in the cache: the HTTP status (0 when there was no answer) and the problem. */
export interface ApiError {
  status: number
  problem?: Problem
}

interface Call {
  endpoint: Endpoint<unknown, unknown>
  request: object
  /** Ends even when the page is left. */
  keepalive?: boolean
  /** Instead of the session's, which the host adds. */
  bearer?: string
}

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(key, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  { endpoint, request, keepalive, bearer },
  { extra, signal, dispatch, endpoint: asking },
) => {
  const access = extra as ApiAccess
  const { path, rest } = placeRequest(endpoint.path, request)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const url = `${access.origin}${basePath(endpoint.base, access.brand, access.apiLocale)}/${path}${inQuery ? queryString(rest) : ''}`
  try {
    const answer = await access.fetch(url, {
      method: endpoint.method,
      signal,
      ...(keepalive && { keepalive }),
      ...(inQuery
        ? {}
        : {
            body: JSON.stringify(rest),
            headers: {
              'content-type': 'application/json',
              ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
            },
          }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    const body: unknown = isJson ? await answer.json() : null
    if (answer.ok) return { data: body }
    const problem = body as Problem | null
    // The session ended: ask anew who is there, which says that nobody is (SPEC.md §4 "Session").
    if (problem?.type === 'signed-out' && asking !== 'user')
      dispatch(storefrontApi.util.invalidateTags(['User']))
    return { error: { status: answer.status, ...(problem ? { problem } : {}) } }
  } catch {
    return { error: { status: 0 } }
  }
}

type Builder = EndpointBuilder<typeof baseQuery, 'User', 'api'>

/** Turns a reading endpoint of the contract into an RTK Query definition. */
export function queryOf<Request, Reply>(build: Builder, endpoint: Endpoint<Request, Reply>) {
  return build.query<Reply, Request>({
    query: (request) => ({ endpoint: endpoint, request: request as object }),
  })
}

/**
 * Turns a writing endpoint of the contract into an RTK Query definition.
 * @param options `keepalive` for calls that must arrive though the page is left; their body is below 64 KB
 */
export function mutationOf<Request, Reply>(
  build: Builder,
  endpoint: Endpoint<Request, Reply>,
  options?: { keepalive: boolean },
) {
  return build.mutation<Reply, Request>({
    query: (request) => ({ endpoint: endpoint, request: request as object, ...options }),
  })
}

/** All server data lives in this cache and nowhere else. Features inject their calls. */
export const storefrontApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User'],
  // On the server a timer per query would hold the request's store for a minute; in the browser answers stay five minutes.
  keepUnusedDataFor: typeof process === 'undefined' ? 300 : Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
})
