import { authenticateReply, type AuthenticateReply } from '@camping/contract/account.schemas.ts'
import type { Endpoint } from '@camping/contract/endpoint.ts'
import { pathKeys } from '@camping/contract/endpoint.ts'
import type { LoginType } from '@camping/contract/session.schemas.ts'
import { z } from 'zod'
import type { ApiContext, RootContext, SignedInContext } from './api-context.ts'

/** Requests per time window and client address. */
export interface RateLimit {
  max: number
  windowMs: number
}

export interface ServeOptions<RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType> {
  request: RequestSchema
  reply: ReplySchema
  /** One line for the API reference. */
  summary: string
  /** Value of cache-control; 'no-store' unless said. */
  cache?: string
  rateLimit?: RateLimit
}

/** An endpoint joined with its schemas and handler, ready to be mounted (create-api.ts). */
export interface ServedEndpoint {
  readonly endpoint: Endpoint<unknown, unknown>
  readonly summary: string
  readonly params: z.ZodObject | undefined
  /** Path members that want a number, while a path carries text. */
  readonly numericParams: readonly string[]
  /** Query string (GET, DELETE) or body (POST, PUT). */
  readonly rest: z.ZodObject | undefined
  /** undefined for an endpoint that answers a file, or nothing. */
  readonly reply: z.ZodType | undefined
  /** JSON of `reply`; a file; 204; or a new session, whose token the reply shows unless a host keeps it. */
  readonly answers: 'json' | 'file' | 'nothing' | 'session'
  readonly cache: string
  readonly rateLimit: RateLimit | undefined
  /** Answers only a bearer token with a living session, else 401 `signed-out`. */
  readonly signedIn: boolean
  /** Answers only the operator's token, else 401 `operator-only`; not in the API reference. */
  readonly forOperator: boolean
  readonly handle: (request: never, context: never) => unknown
}

/**
 * Joins a contract endpoint with validation and a handler. The handler gets the one flat request object of
 * endpoint.ts, validated; what it returns is stripped to the reply schema. To answer anything but 200, throw ProblemError.
 */
export function serve<Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
  endpoint: Endpoint<z.input<RequestSchema>, Reply>,
  options: ServeOptions<RequestSchema, ReplySchema>,
  handle: (request: z.output<RequestSchema>, context: ApiContext) => Reply | Promise<Reply>,
): ServedEndpoint {
  if ((options.request._zod.def.checks ?? []).length > 0) {
    throw new Error(`${endpoint.path}: the request schema is split by place, so it cannot carry refinements`)
  }
  const keys = new Set(pathKeys(endpoint.path))
  const shape = Object.entries(options.request.shape)
  const missing = [...keys].filter((key) => !(key in options.request.shape))
  if (missing.length > 0) throw new Error(`${endpoint.path}: no schema for ${missing.join(', ')}`)
  const part = (inPath: boolean): z.ZodObject | undefined => {
    const entries = shape.filter(([key]) => keys.has(key) === inPath)
    return entries.length > 0 ? z.object(Object.fromEntries(entries)) : undefined
  }
  const params = part(true)
  return {
    endpoint,
    summary: options.summary,
    params,
    numericParams: shape.filter(([key, schema]) => keys.has(key) && isNumber(schema)).map(([key]) => key),
    rest: part(false),
    reply: options.reply,
    answers: 'json',
    cache: options.cache ?? 'no-store',
    rateLimit: options.rateLimit,
    signedIn: false,
    forOperator: false,
    handle: handle,
  }
}

/** A file as an answer. */
export interface ServedFile {
  readonly contentType: string
  /** Letters, digits, dots and dashes: it goes into a header. */
  readonly fileName: string
  /** Shown in the browser, or kept at once. */
  readonly show: 'inline' | 'attachment'
  readonly content: Buffer | string
}

/** `serve` for a file that somebody opens or keeps: not JSON, so nothing is stripped. */
export function serveFile<RequestSchema extends z.ZodObject>(
  endpoint: Endpoint<z.input<RequestSchema>, never>,
  options: Omit<ServeOptions<RequestSchema, z.ZodType>, 'reply'>,
  handle: (request: z.output<RequestSchema>, context: ApiContext) => ServedFile | Promise<ServedFile>,
): ServedEndpoint {
  const served = serve(endpoint, { ...options, reply: z.never() }, handle as () => never)
  return { ...served, reply: undefined, answers: 'file' }
}

/** `serveFile` for a file of the customer who asks. Without a living session the handler is never reached. */
export function serveSignedInFile<RequestSchema extends z.ZodObject>(
  endpoint: Endpoint<z.input<RequestSchema>, never>,
  options: Omit<ServeOptions<RequestSchema, z.ZodType>, 'reply'>,
  handle: (request: z.output<RequestSchema>, context: SignedInContext) => ServedFile | Promise<ServedFile>,
): ServedEndpoint {
  const served = serveFile(
    endpoint,
    options,
    handle as (request: z.output<RequestSchema>, context: ApiContext) => Promise<ServedFile>,
  )
  return { ...served, signedIn: true }
}

/** `serve` for a call whose whole answer is that it succeeded: 204. */
export function serveNothing<RequestSchema extends z.ZodObject>(
  endpoint: Endpoint<z.input<RequestSchema>, null>,
  options: Omit<ServeOptions<RequestSchema, z.ZodType>, 'reply'>,
  handle: (request: z.output<RequestSchema>, context: ApiContext) => Promise<void>,
): ServedEndpoint {
  const served = serve(endpoint, { ...options, reply: z.null() }, handle as () => never)
  return { ...served, reply: undefined, answers: 'nothing' }
}

/** A session that a handler has opened. */
export interface OpenedSession {
  readonly token: string
  readonly type: LoginType
  /** Seconds until it ends at the latest. */
  readonly maxAge: number
}

/** `serve` for a call that signs somebody in (SPEC.md §7 "Returns token"). A host in front keeps the token in its cookie. */
export function serveSession<RequestSchema extends z.ZodObject>(
  endpoint: Endpoint<z.input<RequestSchema>, AuthenticateReply>,
  options: Omit<ServeOptions<RequestSchema, z.ZodType>, 'reply'>,
  handle: (request: z.output<RequestSchema>, context: ApiContext) => Promise<OpenedSession>,
): ServedEndpoint {
  const served = serve(endpoint, { ...options, reply: authenticateReply }, handle as () => never)
  return { ...served, answers: 'session' }
}

/** `serve` for a call about the customer who asks. Without a living session the handler is never reached. */
export function serveSignedIn<Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
  endpoint: Endpoint<z.input<RequestSchema>, Reply>,
  options: ServeOptions<RequestSchema, ReplySchema>,
  handle: (request: z.output<RequestSchema>, context: SignedInContext) => Reply | Promise<Reply>,
): ServedEndpoint {
  const served = serve(
    endpoint,
    options,
    handle as (request: z.output<RequestSchema>, context: ApiContext) => Reply,
  )
  return { ...served, signedIn: true }
}

/** `serve` for a call at `/api`, outside the base path: its context has no edition. */
export function serveAtRoot<Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
  endpoint: Endpoint<z.input<RequestSchema>, Reply>,
  options: ServeOptions<RequestSchema, ReplySchema>,
  handle: (request: z.output<RequestSchema>, context: RootContext) => Reply | Promise<Reply>,
): ServedEndpoint {
  if (endpoint.base !== 'root') throw new Error(`${endpoint.path}: this endpoint belongs to an edition`)
  return serve(endpoint, options, handle as unknown as (request: z.output<RequestSchema>) => Reply)
}

/** `serveAtRoot` for whoever runs the shop. Without the operator's token the request is not even read. */
export function serveForOperator<Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
  endpoint: Endpoint<z.input<RequestSchema>, Reply>,
  options: ServeOptions<RequestSchema, ReplySchema>,
  handle: (request: z.output<RequestSchema>, context: RootContext) => Reply | Promise<Reply>,
): ServedEndpoint {
  return { ...serveAtRoot(endpoint, options, handle), forOperator: true }
}

const isNumber = (schema: unknown): boolean => (schema as z.core.$ZodType)._zod.def.type === 'number'
