import type { StartedApi } from '@camping/api/start-api.ts'
import { LRUCache } from 'lru-cache'
import { cachedJson } from './cached-json.ts'
import { injectedAs, type VisitorInit } from '../request/visitor.ts'

/** The part of `Response` that the storefront's API client reads. */
type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'headers'>

/** Maximum number of cached answers, and their total bytes; the least recently used ones are evicted first. */
export interface CacheLimits {
  readonly answers: number
  readonly bytes: number
}

const usualLimits: CacheLimits = { answers: 2000, bytes: 24 * 1024 * 1024 }

/** Overhead of an entry besides its data: the entry, its closures, its slot in the cache. */
const entryBytes = 1024

/**
 * A `fetch` that reaches the API in this process, without a socket. Publicly cacheable answers (`public, max-age`) are
 * read once and shared by all pages until they expire: most of a page's data is the same navigation. It caches the
 * status, the media type and the data, but not the reply object.
 */
export function apiFetch(api: Pick<StartedApi, 'call'>, limits: CacheLimits = usualLimits): typeof fetch {
  const cache = new LRUCache<string, Answer>({ max: limits.answers, maxSize: limits.bytes })

  const call = async (url: string, init: VisitorInit = {}): Promise<Answer> => {
    const method = init.method ?? 'GET'
    const headers = { ...(init.headers as Record<string, string>) }
    const cacheable = method === 'GET' && headers['authorization'] === undefined
    const known = cacheable ? cache.get(url) : undefined
    if (known) return known

    const { status, header, found, text } = await api.call({
      method,
      url,
      ...injectedAs(init.visitor, headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    })
    const received = { status, contentType: header('content-type') }
    const seconds = cacheable && status === 200 ? publicSeconds(header('cache-control')) : 0
    // The store deep-freezes new data unless its root is frozen; for data of a single page that is not worth the time.
    if (seconds === 0) return answerOf(received, found ? ready(Object.freeze(found.value)) : parsedFrom(text))
    // A copy: what is cached is frozen, and may share parts with what the API holds.
    const { value, bytes } = cachedJson(found ? JSON.stringify(found.value) : text)
    const answer = answerOf(received, ready(value))
    cache.set(url, answer, { ttl: seconds * 1000, size: entryBytes + url.length * 2 + bytes })
    return answer
  }
  return call as unknown as typeof fetch
}

interface Received {
  readonly status: number
  readonly contentType: string
}

function answerOf({ status, contentType }: Received, json: () => unknown): Answer {
  return {
    // As in a browser, a redirect is not ok; unlike a browser, nobody follows it.
    ok: status >= 200 && status < 300,
    status,
    json: () => Promise.resolve(json()),
    headers: {
      get: (name: string) => (name.toLowerCase() === 'content-type' && contentType) || null,
    } as Headers,
  }
}

/** Seconds for which a shared cache may store an answer. */
function publicSeconds(control: unknown): number {
  return Number(/^public, max-age=(\d+)/.exec(String(control))?.[1] ?? 0)
}

// Separate functions: closures created beside the reply would retain it in the cache.
const ready = (value: unknown) => () => value
const parsedFrom = (text: string) => () => Object.freeze(JSON.parse(text) as unknown)
