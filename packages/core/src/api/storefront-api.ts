import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import {
  createApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type TypedMutationOnQueryStarted,
} from '@reduxjs/toolkit/query/react'

/** How the store reaches the API: same-origin fetch in the browser, in-process on the server. */
export interface ApiAccess {
  fetch: typeof fetch
  /** Empty in the browser. */
  origin: string
  brand: string
  apiLocale: string
  /** After how many ms a call without an answer has failed. Undefined on the server, whose pages have a limit as a whole. */
  timeLimitMs?: number
  /**
   * Attaches what reacts to the outcome of a change (toasts, events). Its code comes with the first change, and the answer of
   * a change waits for it, so that no outcome is missed. Never rejects.
   */
  listen?: () => Promise<void>
}

/** A failed call in the cache: the HTTP status (0 without an answer) and the problem. */
export interface ApiError {
  status: number
  problem?: Problem
}

/** @public named by the types that are published. */
export interface Call {
  endpoint: Endpoint<unknown, unknown>
  request: object
  /** The call survives leaving the page. */
  keepalive?: boolean
  /** Replaces the session's token, which the host adds. */
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

/** Aborts with `signal`, and when the time is over. Not `AbortSignal.any`: older phones lack it. */
function limitedBy(signal: AbortSignal, timeLimitMs: number | undefined) {
  if (timeLimitMs === undefined) return { signal, done: () => undefined }
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeLimitMs)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const done = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, done }
}

const send: BaseQueryFn<Call, unknown, ApiError> = async (
  { endpoint, request, keepalive, bearer },
  { extra, signal, dispatch, endpoint: caller },
) => {
  const access = extra as ApiAccess
  const { path, rest } = placeRequest(endpoint.path, request)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const url = `${access.origin}${basePath(endpoint.base, access.brand, access.apiLocale)}/${path}${inQuery ? queryString(rest) : ''}`
  const limited = limitedBy(signal, access.timeLimitMs)
  try {
    const answer = await access.fetch(url, {
      method: endpoint.method,
      signal: limited.signal,
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
    // The session has ended: requests the user again, and the answer is nobody (account-5).
    if (problem?.type === 'signed-out' && caller !== 'user')
      dispatch(storefrontApi.util.invalidateTags(['User']))
    return { error: { status: answer.status, ...(problem ? { problem } : {}) } }
  } catch {
    return { error: { status: 0 } }
  } finally {
    limited.done()
  }
}

const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, api, options) => {
  const listening = api.type === 'mutation' ? (api.extra as ApiAccess).listen?.() : undefined
  const answer = await send(call, api, options)
  await listening
  return answer
}

/** What a change makes out of date. An answer that has the tag is fetched again while a page shows it. */
const tagTypes = [
  'User',
  'AccountSessions',
  'Passkeys',
  'Booking',
  'BookingExtras',
  'Cart',
  'Accommodations',
  'StayReview',
] as const
type Tag = (typeof tagTypes)[number]
type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>

/** Turns a reading endpoint of the contract into an RTK Query definition. */
export function queryOf<Request, Reply>(
  build: Builder,
  endpoint: Endpoint<Request, Reply>,
  definition?: { providesTags: readonly Tag[] },
) {
  return build.query<Reply, Request>({
    query: (request) => ({ endpoint: endpoint, request: request as object }),
    ...definition,
  })
}

interface MutationOptions<Request, Reply> {
  keepalive?: boolean
  invalidatesTags?: (reply: Reply | undefined, error: ApiError | undefined) => readonly Tag[]
  onQueryStarted?: TypedMutationOnQueryStarted<Reply, Request, typeof baseQuery, 'api'>
}

/**
 * Turns a writing endpoint of the contract into an RTK Query definition.
 * @param definition `keepalive` for calls that must arrive though the page is left; their body is below 64 KB
 */
export function mutationOf<Request, Reply>(
  build: Builder,
  endpoint: Endpoint<Request, Reply>,
  { keepalive, ...definition }: MutationOptions<Request, Reply> = {},
) {
  return build.mutation<Reply, Request>({
    query: (request) => ({ endpoint: endpoint, request: request as object, ...(keepalive && { keepalive }) }),
    ...definition,
  })
}

/** The only cache of server data. Features inject their calls. */
export const storefrontApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // On the server a timer per query would retain the request's store for a minute; in the browser answers stay for five
  // minutes.
  keepUnusedDataFor: typeof process === 'undefined' ? 300 : Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
})

/** Dispatch of a store with this cache, for features that do not know the rest of the store. */
export type ApiDispatch = ThunkDispatch<
  { readonly api: ReturnType<typeof storefrontApi.reducer> },
  ApiAccess,
  UnknownAction
>
