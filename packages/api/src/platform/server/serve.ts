import { authenticateReply, type AuthenticateReply } from '@camping/contract/account.schemas.ts'
import type { Endpoint } from '@camping/contract/endpoint.ts'
import { pathKeys } from '@camping/contract/endpoint.ts'
import type { LoginType } from '@camping/contract/session.schemas.ts'
import { z } from 'zod'
import type { AtDesk, RequestContext, RootContext, SignedIn } from './request-context.ts'

/**
 * Requests per time window: of a session where the call needs one, else of a network.
 * @public named by the types that are published.
 */
export interface RateLimit {
  max: number
  windowMs: number
  /** The call works with a session and without; a call with a session counts for it. */
  bySession?: boolean
}

export interface ServeOptions<RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType> {
  request: RequestSchema
  reply: ReplySchema
  /** One line for the API reference. */
  summary: string
  /** Value of cache-control; 'no-store' by default. */
  cache?: string
  rateLimit?: RateLimit
}

/**
 * An endpoint joined with its schemas and handler, ready to be mounted (create-server.ts). `Context` is what its
 * handler requires; without it, the type only states that it is an endpoint.
 */
export interface ServedEndpoint<in Context = never> {
  readonly endpoint: Endpoint<unknown, unknown>
  readonly summary: string
  readonly params: z.ZodObject | undefined
  /** Path parameters that are numbers, while a path is text. */
  readonly numericParams: readonly string[]
  /** Query string (GET, DELETE) or body (POST, PUT). */
  readonly rest: z.ZodObject | undefined
  /** Undefined for an endpoint that returns a file, or nothing. */
  readonly reply: z.ZodType | undefined
  /** JSON of `reply`; a file; 204; or a new session, whose token the reply shows unless a host stores it. */
  readonly answers: 'json' | 'file' | 'nothing' | 'session'
  readonly cache: string
  readonly rateLimit: RateLimit | undefined
  /** Requires a bearer token with a live session, else 401 `signed-out`. */
  readonly signedIn: boolean
  /** Requires the operator's token, else 401 `operator-only`; not in the API reference. */
  readonly forOperator: boolean
  /** Requires the session of an agent of the service desk, else 401 `desk-only`. */
  readonly forDesk: boolean
  readonly handle: (request: never, context: Context) => unknown
}

/** Gets the one flat request object of endpoint.ts, validated. For any status but 200 it throws ProblemError. */
type Handle<RequestSchema extends z.ZodObject, Context, Answer> = (
  request: z.output<RequestSchema>,
  context: Context,
) => Answer | Promise<Answer>

/** Joins a contract endpoint with validation and a handler; its result is stripped to the reply schema. */
function join<Reply, RequestSchema extends z.ZodObject, Context>(
  endpoint: Endpoint<z.input<RequestSchema>, Reply>,
  options: ServeOptions<RequestSchema, z.ZodType>,
  handle: Handle<RequestSchema, Context, unknown>,
): ServedEndpoint<Context> {
  if ((options.request.def.checks ?? []).length > 0) {
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
    numericParams: shape
      .filter(([key, schema]) => keys.has(key) && schema instanceof z.ZodNumber)
      .map(([key]) => key),
    rest: part(false),
    reply: options.reply,
    answers: 'json',
    cache: options.cache ?? 'no-store',
    rateLimit: options.rateLimit,
    signedIn: false,
    forOperator: false,
    forDesk: false,
    handle,
  }
}

/** A file as a reply. */
export interface ServedFile {
  readonly contentType: string
  /** Letters, digits, dots and dashes: it becomes part of a header. */
  readonly fileName: string
  /** Opened in the browser, or downloaded. */
  readonly show: 'inline' | 'attachment'
  readonly content: Buffer | string
}

/** A session that a handler has opened. */
export interface OpenedSession {
  readonly token: string
  readonly type: LoginType
  /** Seconds until its absolute end. */
  readonly maxAge: number
}

type WithoutReply<RequestSchema extends z.ZodObject> = Omit<ServeOptions<RequestSchema, z.ZodType>, 'reply'>

/** mount-endpoint.ts sets the session before a handler of `signedIn` runs. */
const needSession = <Context>(served: ServedEndpoint<SignedIn<Context>>): ServedEndpoint<Context> => ({
  ...(served as ServedEndpoint<never> as ServedEndpoint<Context>),
  signedIn: true,
})

/**
 * The functions that serve an endpoint, for an area whose handlers get `Context`, and `Root` outside of
 * editions. Each joins a contract endpoint with its schemas and a handler.
 */
export function servingWith<Context extends RequestContext, Root extends RootContext>() {
  /** For an endpoint that returns JSON. */
  const serve = <Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
    endpoint: Endpoint<z.input<RequestSchema>, Reply>,
    options: ServeOptions<RequestSchema, ReplySchema>,
    handle: Handle<RequestSchema, Context, Reply>,
  ): ServedEndpoint<Context> => join(endpoint, options, handle)

  /** For a file to open or download: not JSON, so nothing is stripped. */
  const serveFile = <RequestSchema extends z.ZodObject>(
    endpoint: Endpoint<z.input<RequestSchema>, never>,
    options: WithoutReply<RequestSchema>,
    handle: Handle<RequestSchema, Context, ServedFile>,
  ): ServedEndpoint<Context> => ({
    ...join(endpoint, { ...options, reply: z.never() }, handle),
    reply: undefined,
    answers: 'file',
  })

  /** `serveFile` for a file of the signed-in customer. Without a live session the handler never runs. */
  const serveSignedInFile = <RequestSchema extends z.ZodObject>(
    endpoint: Endpoint<z.input<RequestSchema>, never>,
    options: WithoutReply<RequestSchema>,
    handle: Handle<RequestSchema, SignedIn<Context>, ServedFile>,
  ): ServedEndpoint<Context> => ({
    ...needSession<Context>(join(endpoint, { ...options, reply: z.never() }, handle)),
    reply: undefined,
    answers: 'file',
  })

  /** For a call whose only reply is its success: 204. */
  const serveNothing = <RequestSchema extends z.ZodObject>(
    endpoint: Endpoint<z.input<RequestSchema>, null>,
    options: WithoutReply<RequestSchema>,
    handle: Handle<RequestSchema, Context, void>,
  ): ServedEndpoint<Context> => ({
    ...join(endpoint, { ...options, reply: z.null() }, handle),
    reply: undefined,
    answers: 'nothing',
  })

  /** For a call that signs somebody in (api-5). A host in front stores the token in its cookie. */
  const serveSession = <RequestSchema extends z.ZodObject>(
    endpoint: Endpoint<z.input<RequestSchema>, AuthenticateReply>,
    options: WithoutReply<RequestSchema>,
    handle: Handle<RequestSchema, Context, OpenedSession>,
  ): ServedEndpoint<Context> => ({
    ...join(endpoint, { ...options, reply: authenticateReply }, handle),
    answers: 'session',
  })

  /** For a call of the signed-in customer. Without a live session the handler never runs. */
  const serveSignedIn = <Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
    endpoint: Endpoint<z.input<RequestSchema>, Reply>,
    options: ServeOptions<RequestSchema, ReplySchema>,
    handle: Handle<RequestSchema, SignedIn<Context>, Reply>,
  ): ServedEndpoint<Context> => needSession<Context>(join(endpoint, options, handle))

  /** For a call at `/api`, outside the base path: its context has no edition. */
  const serveAtRoot = <Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
    endpoint: Endpoint<z.input<RequestSchema>, Reply>,
    options: ServeOptions<RequestSchema, ReplySchema>,
    handle: Handle<RequestSchema, Root, Reply>,
  ): ServedEndpoint<Root> => {
    if (endpoint.base !== 'root') throw new Error(`${endpoint.path}: this endpoint belongs to an edition`)
    return join(endpoint, options, handle)
  }

  /** `serveAtRoot` for the operator. Without the operator's token the request is not even parsed. */
  const serveForOperator = <Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
    endpoint: Endpoint<z.input<RequestSchema>, Reply>,
    options: ServeOptions<RequestSchema, ReplySchema>,
    handle: Handle<RequestSchema, Root, Reply>,
  ): ServedEndpoint<Root> => ({ ...serveAtRoot(endpoint, options, handle), forOperator: true })

  /** For an agent of the service desk, about one edition. Without a session of the desk the handler never runs. */
  const serveForDesk = <Reply, RequestSchema extends z.ZodObject, ReplySchema extends z.ZodType>(
    endpoint: Endpoint<z.input<RequestSchema>, Reply>,
    options: ServeOptions<RequestSchema, ReplySchema>,
    handle: Handle<RequestSchema, AtDesk<Context>, Reply>,
  ): ServedEndpoint<Context> => ({
    ...(join(endpoint, options, handle) as ServedEndpoint<never> as ServedEndpoint<Context>),
    forDesk: true,
  })

  return {
    serve,
    serveFile,
    serveSignedInFile,
    serveNothing,
    serveSession,
    serveSignedIn,
    serveAtRoot,
    serveForOperator,
    serveForDesk,
  }
}
