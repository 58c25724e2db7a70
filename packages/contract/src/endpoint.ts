/** HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where an endpoint lives (SPEC.md §7): under `/api/twenty/v2/{brand}/{apiLocale}` unless the first version is
 * requested; `locale` is `/api/{apiLocale}`, `root` is `/api` (calls that SPEC.md writes outside the base path).
 */
export type Base = 'v2' | 'v1' | 'locale' | 'root'

/**
 * One call of the API as data. `Request` is a single flat object: keys named in the path (`{slug}`) travel there, the
 * others as query string (GET, DELETE) or JSON body (POST, PUT). Client and server follow this one rule.
 */
export interface Endpoint<Request, Reply> {
  readonly method: Method
  readonly path: string
  readonly base: Base
  /** Types only; never present at run time. */
  readonly types?: { request: Request; reply: Reply }
}

/** Declares an endpoint. Version two unless said otherwise (SPEC.md §7). */
export function endpoint<Request, Reply>(
  method: Method,
  path: string,
  base: Base = 'v2',
): Endpoint<Request, Reply> {
  return { method, path, base }
}

/** Names between braces in an endpoint's path. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** The path prefix of an endpoint for a brand and locale (SPEC.md §7, "Base paths"). */
export function basePath(base: Base, brand: string, apiLocale: string): string {
  if (base === 'root') return '/api'
  if (base === 'locale') return `/api/${apiLocale}`
  return `/api/twenty/${base}/${brand}/${apiLocale}`
}

/** Path with its `{keys}` filled, and what is left for query string or body. */
export function placeRequest(path: string, request: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...request }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}
