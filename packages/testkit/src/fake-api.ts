import { basePath, type Endpoint } from '@camping/contract/endpoint.ts'

/** One prepared answer. The contract's schema has checked a reply; a problem has a status and a type. */
export interface FakeAnswer {
  readonly endpoint: Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'base'>
  readonly answer: (request: Record<string, unknown>) => { status: number; body: unknown }
}

interface Schema {
  parse(value: unknown): unknown
}

/** An endpoint that replies. It checks the reply against the contract, so that fixtures cannot drift from it. */
export function replies<Request, Reply>(
  endpoint: Endpoint<Request, Reply>,
  schema: Schema,
  reply: Reply | ((request: Request) => Reply),
): FakeAnswer {
  const answer = (request: Record<string, unknown>) => {
    const value =
      typeof reply === 'function' ? (reply as (request: Request) => Reply)(request as Request) : reply
    return { status: 200, body: schema.parse(value) }
  }
  return { endpoint, answer }
}

/** An endpoint that answers with a problem document. */
export function refuses(
  endpoint: FakeAnswer['endpoint'],
  status: number,
  problem: { type: string; detail?: string; [extension: string]: unknown },
): FakeAnswer {
  return { endpoint, answer: () => ({ status, body: { title: problem.type, status, ...problem } }) }
}

export interface FakeApi {
  readonly fetch: typeof fetch
  /** Calls in their order: `GET sites/lake-camp`. */
  readonly calls: string[]
}

/**
 * An API of prepared answers for one brand and locale; anything else is 404, as on the server. The last matching answer
 * wins.
 */
export function fakeApi(brand: string, apiLocale: string, answers: readonly FakeAnswer[]): FakeApi {
  const calls: string[] = []
  const fetchAnswer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://api.test')
    const method = init?.method ?? 'GET'
    for (const { endpoint, answer } of answers.toReversed()) {
      const base = `${basePath(endpoint.base, brand, apiLocale)}/`
      const inPath = url.pathname.startsWith(base)
        ? matchTemplate(endpoint.path, url.pathname.slice(base.length))
        : undefined
      if (!inPath || endpoint.method !== method) continue
      calls.push(`${method} ${url.pathname.slice(base.length)}`)
      const sent =
        typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : queryOf(url.searchParams)
      const { status, body } = answer({ ...sent, ...inPath })
      return Response.json(body, { status })
    }
    calls.push(`${method} ${url.pathname}`)
    return Response.json({ type: 'not-found', title: 'Not found', status: 404 }, { status: 404 })
  }
  return { fetch: fetchAnswer, calls }
}

/** Keys that are repeated are lists. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const expected = template.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = decodeURIComponent(given[index] as string)
    if (part.startsWith('{')) values[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return values
}
