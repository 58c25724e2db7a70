import { editionToday } from '@camping/editions/edition-today.ts'
import type { AuthenticateReply } from '@camping/contract/account.schemas.ts'
import { stockLimits } from '../config/stock-limits.ts'
import { problem } from '@camping/contract/problem.schemas.ts'
import { placeRequest, type Base } from '@camping/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { recordAgentAction } from '../session/record-agent-action.ts'
import { recordAgentRead } from '../session/record-agent-read.ts'
import { findSession, type Session } from '../session/find-session.ts'
import { bearerToken } from '../session/session-token.ts'
import { signedOut } from '../session/signed-out.ts'
import { findDeskSession, type DeskSession } from './find-desk-session.ts'
import { checkOperator } from '../operator/check-operator.ts'
import type { OpenedDatabase } from '../db/opened-database.ts'
import type { LogStream } from './log-options.ts'
import type { RequestContext, RootContext } from './request-context.ts'
import type { ServerConfig } from './server-config.ts'
import { handOver } from './in-process-call.ts'
import { limitKey } from './limit-key.ts'
import { resolveEdition, type Edition } from './resolve-edition.ts'
import type { OpenedSession, ServedEndpoint, ServedFile } from './serve.ts'
import { compileStrip } from './strip-reply.ts'
import {
  openedSessionHeader,
  sessionBrandHeader,
  sessionStoreHeader,
} from '@camping/contract/session-headers.ts'

/** api-1. */
const bases: Record<Base, string> = {
  v2: '/api/twenty/v2/:brand/:apiLocale',
  locale: '/api/:apiLocale',
  root: '/api',
}

/** The parts of a server. */
export interface ServerParts {
  database: OpenedDatabase
  config: ServerConfig
  endpoints: readonly ServedEndpoint[]
  /** Adds the areas' context to that of a request. */
  contextOf(request: RequestContext): RequestContext
  /** The same for a call outside the base path. */
  rootContextOf(request: RootContext): RootContext
  /** Target of log lines; without it nothing is logged. */
  log?: LogStream
}

/** Mounts the route of one endpoint. */
export function mountEndpoint(app: FastifyInstance, served: ServedEndpoint, parts: ServerParts): void {
  const { endpoint } = served
  const url = `${bases[endpoint.base]}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  // Of an object there is a copy, which its reader may freeze.
  const strip = served.reply instanceof z.ZodObject ? compileStrip(served.reply) : undefined
  app.route({
    method: endpoint.method,
    url,
    schema: {
      summary: served.summary,
      tags: [endpoint.path.split('/')[0] ?? ''],
      ...(served.params && { params: served.params }),
      ...(served.rest && (takesBody ? { body: served.rest } : { querystring: served.rest })),
      response: { ...(served.reply && { 200: served.reply }), '4xx': problem },
      hide: served.forOperator,
      ...((served.signedIn || served.forDesk) && { security: [{ session: [] }] }),
    },
    ...(served.rateLimit && {
      config: {
        rateLimit: {
          max: served.rateLimit.max,
          timeWindow: served.rateLimit.windowMs,
          // Runs after `onRequest` below, which finds the session of calls that need one.
          keyGenerator: limitKey(parts.database.db, served.rateLimit.bySession ?? false),
        },
      },
    }),
    // Before validation, so that a wrong edition is 404 whatever the body contains; the parameters are still raw.
    onRequest: async (request) => {
      if (served.forOperator) checkOperator(request.headers.authorization, parts.config.operatorToken)
      if (endpoint.base === 'root') return
      const params = request.params as Record<string, string>
      if (!served.signedIn) {
        request.edition = resolveEdition(parts.config.brands, params)
        if (served.forDesk)
          request.desk = await findDeskSession(
            parts.database.db,
            request.headers.authorization,
            request.edition,
          )
        return
      }
      request.session = await livingSession(request, parts)
      request.edition = customerEdition(request.session, params, parts)
    },
    preValidation: async (request) => {
      const params = request.params as Record<string, unknown>
      for (const key of served.numericParams) {
        const text = params[key]
        if (typeof text === 'string' && /^\d{1,15}$/.test(text)) params[key] = Number(text)
      }
    },
    handler: async (request, reply) => {
      const rest = served.rest && (takesBody ? request.body : request.query)
      const flat = { ...(served.params && (request.params as object)), ...(rest as object) }
      const context =
        endpoint.base === 'root'
          ? parts.rootContextOf(atRoot(request, parts))
          : parts.contextOf(inEdition(request, parts))
      const { session, desk, edition } = request
      const isRead = endpoint.method === 'GET'
      // The calls of the desk name no customer: their record names the edition and the thing.
      const atDesk = `${endpoint.method} ${placeRequest(endpoint.path, flat).path} ${edition?.siteCode ?? ''}`
      if (session && session.agentId !== null && !isRead)
        await recordAgentAction(parts.database.db, {
          agentId: session.agentId,
          customerId: session.customerId,
          action: `${endpoint.method} ${endpoint.path}`,
        })
      if (desk && !isRead)
        await recordAgentAction(parts.database.db, {
          agentId: desk.agentId,
          customerId: null,
          action: atDesk,
        })
      const answer = await served.handle(flat as never, context as never)
      // Only what was found, and before the reply is sent.
      if (session && isRead)
        await recordAgentRead(parts.database.db, session, `GET ${placeRequest(endpoint.path, flat).path}`)
      if (desk && isRead) await recordAgentRead(parts.database.db, { ...desk, customerId: null }, atDesk)
      reply.header('cache-control', served.cache)
      if (served.answers === 'file') return sendFile(reply, answer as ServedFile)
      if (served.answers === 'nothing') return reply.code(204).send()
      const body =
        served.answers === 'session' ? sessionReply(request, reply, answer as OpenedSession) : answer
      if (parts.config.checkReplies) served.reply?.parse(body)
      reply.type('application/json; charset=utf-8')
      return strip && handOver(request.raw, () => strip(body)) ? '' : body
    },
  })
}

/** A file is no page: it runs nothing and no search engine may list it. */
function sendFile(reply: FastifyReply, { contentType, fileName, show, content }: ServedFile): FastifyReply {
  return reply
    .type(contentType)
    .headers({
      'content-disposition': `${show}; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .send(content)
}

/** A host that stores sessions gets the token in a separate header, and scripts never see it. */
function sessionReply(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedSession,
): AuthenticateReply {
  if (request.headers[sessionStoreHeader] === undefined) return { token: opened.token }
  reply.header(openedSessionHeader, JSON.stringify(opened))
  return { token: null }
}

async function livingSession(request: FastifyRequest, { database }: ServerParts): Promise<Session> {
  const token = bearerToken(request.headers.authorization)
  const session = token && (await findSession(database.db, token))
  // Some paths name no brand; then the host's header names the brand that the customer sees.
  const { [sessionBrandHeader]: brand } = request.headers
  if (!session || (brand !== undefined && brand !== session.brand)) throw signedOut()
  return session
}

/**
 * A customer belongs to a brand and exists in all its editions, and in no other brand's (decision 034). A path
 * outside the base path names no brand and uses the session's.
 */
function customerEdition(session: Session, params: Record<string, string>, { config }: ServerParts): Edition {
  const edition = resolveEdition(config.brands, { brand: session.brand, ...params })
  if (edition.brand !== session.brand) throw signedOut()
  return edition
}

function atRoot(request: FastifyRequest, { config, database }: ServerParts): RootContext {
  return {
    brands: config.brands,
    db: database.db,
    now: config.now,
    clientAddress: request.ip,
    headers: request.headers,
    log: request.log,
  }
}

function inEdition(request: FastifyRequest, parts: ServerParts): RequestContext {
  const edition = request.edition
  if (!edition) throw new Error('The edition is resolved before the handler runs')
  const { now, findIdentity, findLegalText, findContent } = parts.config
  return {
    ...edition,
    messages: edition.market.messages,
    currency: edition.market.currency,
    db: parts.database.db,
    now,
    today: () => editionToday(now()),
    identity: (siteCode = edition.siteCode) => findIdentity?.(edition.brand, siteCode),
    legalText: (tag) => findLegalText?.(edition.brand, edition.siteCode, tag),
    content: () => findContent?.(edition.brand, edition.siteCode),
    originOf: (siteCode) => findIdentity?.(edition.brand, siteCode)?.origin,
    clientAddress: request.ip,
    headers: request.headers,
    log: request.log,
    stockLimits: parts.config.stockLimits ?? stockLimits,
    humanity: parts.config.humanity,
    sharedAttempts: parts.config.sharedLimits?.counter,
    ...(request.session && { session: request.session }),
    ...(request.desk && { desk: request.desk }),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    edition?: Edition
    session?: Session
    desk?: DeskSession
  }
}
