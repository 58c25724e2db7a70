import { editionToday } from '@camping/editions/edition-today.ts'
import type { AuthenticateReply } from '@camping/contract/account.schemas.ts'
import { problem } from '@camping/contract/problem.schemas.ts'
import type { Base } from '@camping/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noPayments } from '../modules/payment/payments.ts'
import { noteAgentAction } from '../modules/agent/note-agent-action.ts'
import { findSession, type Session } from '../modules/session/find-session.ts'
import { bearerToken } from '../modules/session/session-token.ts'
import { signedOut } from '../modules/session/signed-out.ts'
import { checkOperator } from '../operator/check-operator.ts'
import type { ApiContext, RootContext } from './api-context.ts'
import type { ApiParts } from './create-api.ts'
import { resolveEdition, type Edition } from './resolve-edition.ts'
import type { OpenedSession, ServedEndpoint, ServedFile } from './serve.ts'
import { openedSessionHeader, sessionKeeperHeader } from '@camping/contract/session-headers.ts'

/** SPEC.md §7 "Base paths". */
const bases: Record<Base, string> = {
  v2: '/api/twenty/v2/:brand/:apiLocale',
  v1: '/api/twenty/v1/:brand/:apiLocale',
  locale: '/api/:apiLocale',
  root: '/api',
}

/** Adds the route of one endpoint. */
export function mountEndpoint(app: FastifyInstance, served: ServedEndpoint, parts: ApiParts): void {
  const { endpoint } = served
  const url = `${bases[endpoint.base]}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
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
      ...(served.signedIn && { security: [{ session: [] }] }),
    },
    ...(served.rateLimit && {
      config: { rateLimit: { max: served.rateLimit.max, timeWindow: served.rateLimit.windowMs } },
    }),
    // Before validation, so that a wrong edition is 404 whatever the body says; the parameters are still as sent.
    onRequest: async (request) => {
      if (served.forOperator) checkOperator(request.headers.authorization, parts.config.operatorToken)
      if (endpoint.base === 'root') return
      const params = request.params as Record<string, string>
      if (!served.signedIn) {
        request.edition = resolveEdition(parts.config.brands, params)
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
      const context = endpoint.base === 'root' ? rootContextOf(request, parts) : contextOf(request, parts)
      const { session } = request
      if (session && session.agentId !== null && endpoint.method !== 'GET')
        await noteAgentAction(parts.database.db, {
          agentId: session.agentId,
          customerId: session.customerId ?? 0,
          action: `${endpoint.method} ${endpoint.path}`,
        })
      const answer = await served.handle(flat as never, context as never)
      reply.header('cache-control', served.cache)
      if (served.answers === 'file') return sendFile(reply, answer as ServedFile)
      if (served.answers === 'nothing') return reply.code(204).send()
      const body =
        served.answers === 'session' ? sessionReply(request, reply, answer as OpenedSession) : answer
      if (parts.config.checkReplies) served.reply?.parse(body)
      reply.type('application/json; charset=utf-8')
      return body
    },
  })
}

/** A file is nobody's page: it runs nothing and is in no list of a search engine. */
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

/** A host that says it keeps sessions gets the token in a header of its own, and scripts never see it. */
function sessionReply(
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedSession,
): AuthenticateReply {
  if (request.headers[sessionKeeperHeader] === undefined) return { token: opened.token }
  reply.header(openedSessionHeader, JSON.stringify(opened))
  return { token: null }
}

async function livingSession(request: FastifyRequest, { database }: ApiParts): Promise<Session> {
  const token = bearerToken(request.headers.authorization)
  const session = token && (await findSession(database.db, token))
  if (!session) throw signedOut()
  return session
}

/**
 * A customer belongs to a brand and is known in all its editions, and in no other brand's (docs/decisions/034). A path
 * outside the base path names no brand: it is the session's.
 */
function customerEdition(session: Session, params: Record<string, string>, { config }: ApiParts): Edition {
  const edition = resolveEdition(config.brands, { brand: session.brand, ...params })
  if (edition.brand !== session.brand) throw signedOut()
  return edition
}

function rootContextOf(request: FastifyRequest, { config, database }: ApiParts): RootContext {
  return {
    brands: config.brands,
    db: database.db,
    now: config.now,
    payments: config.payments ?? noPayments,
    clientAddress: request.ip,
    headers: request.headers,
    log: request.log,
  }
}

function contextOf(request: FastifyRequest, parts: ApiParts): ApiContext {
  const edition = request.edition
  if (!edition) throw new Error('The edition is resolved before the handler runs')
  const world = parts.world()
  const { now, findIdentity, findLegalText, payments = noPayments } = parts.config
  return {
    ...edition,
    messages: edition.market.messages,
    currency: edition.market.currency,
    pricing: world.pricingOf(edition.market),
    db: parts.database.db,
    world,
    now,
    today: () => editionToday(now()),
    identity: (siteCode = edition.siteCode) => findIdentity?.(edition.brand, siteCode),
    legalText: (tag) => findLegalText?.(edition.brand, edition.siteCode, tag),
    payments,
    originOf: (siteCode) => findIdentity?.(edition.brand, siteCode)?.origin,
    clientAddress: request.ip,
    headers: request.headers,
    log: request.log,
    strictAccounts: parts.config.strictAccounts ?? false,
    sharedAttempts: parts.config.sharedLimits?.counter,
    ...(request.session && { session: request.session }),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    edition?: Edition
    session?: Session
  }
}
