export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The base path of an endpoint (api-1): `/api/twenty/v2/{brand}/{apiLocale}`, which the first version answers
 * too; `locale` is `/api/{apiLocale}`, `root` is `/api` (calls outside the base path).
 */
export type Base = 'v2' | 'locale' | 'root'

/**
 * One call of the API as data. `Request` is a single flat object: keys named in the path (`{slug}`) are part of
 * it, the others of the query string (GET, DELETE) or JSON body (POST, PUT). Client and server follow this one
 * rule.
 */
export interface Endpoint<Request, Reply> {
  readonly method: Method
  readonly path: string
  readonly base: Base
  /** Types only; never present at run time. */
  readonly types?: { request: Request; reply: Reply }
}

/** Declares an endpoint. Version two by default (api-1). */
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

/** The path prefix of an endpoint for a brand and locale (api-1). */
export function basePath(base: Base, brand: string, apiLocale: string): string {
  if (base === 'root') return '/api'
  if (base === 'locale') return `/api/${apiLocale}`
  return `/api/twenty/${base}/${brand}/${apiLocale}`
}

/**
 * The address of a call in the version that has it (api-1): both versions have the same calls, so whatever is asked of
 * the first is the same call of the second, with the same limits and the same guards.
 */
export function inCurrentVersion(url: string): string {
  return url.replace(/^\/api\/twenty\/v1(?=\/)/, '/api/twenty/v2')
}

/** The path with its `{keys}` filled, and the remaining values for query string or body. */
export function placeRequest(path: string, request: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...request }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}
