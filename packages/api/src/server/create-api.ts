import rateLimit from '@fastify/rate-limit'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { ApiConfig } from '../config/api-config.ts'
import type { OpenedDatabase } from '../db/opened-database.ts'
import type { World } from '../modules/search/world.ts'
import { logOptions, type LogStream } from './log-options.ts'
import { mountDocs } from './mount-docs.ts'
import { mountEndpoint } from './mount-endpoint.ts'
import { answerError, sendStatus } from './problem-reply.ts'
import { readJson } from './read-json.ts'
import { checkQuery, readQuery } from './read-query.ts'
import type { ServedEndpoint } from './serve.ts'
import { compileStrip } from './strip-reply.ts'

export interface ApiParts {
  database: OpenedDatabase
  config: ApiConfig
  /** The present read model and texts; replaced as a whole when the catalogue changes. */
  world: () => World
  endpoints: readonly ServedEndpoint[]
  /** Where lines are written to; without it nothing is. */
  log?: LogStream
}

const bodyLimit = 64 * 1024

/**
 * The API as a Fastify instance of its own, not yet listening: the host hands it requests (`app.routing`) or calls it in
 * process (`app.inject`). It is separate because limits of body and query string belong to the whole instance.
 */
export async function createApi(parts: ApiParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: parts.log ? logOptions(parts.log) : false,
    // A line for each request would hold its address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < parts.config.trustedProxies,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => {
    const strip = compileStrip(schema as unknown as z.core.$ZodType)
    return (value) => JSON.stringify(strip(value))
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    checkQuery(request.url, request.query as Record<string, unknown>)
  })
  const redis = parts.config.sharedLimits?.redis
  // Without an answer of Redis a call is let through: visitors matter more than its limit.
  await app.register(rateLimit, { global: false, ...(redis && { redis, skipOnError: true }) })
  await mountDocs(app)

  const paths: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', (route) => {
    const pattern = new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
    for (const method of [route.method].flat()) paths.push({ pattern, method })
  })
  for (const served of parts.endpoints) mountEndpoint(app, served, parts)

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = [
      ...new Set(paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ]
    if (allowed.length === 0) return sendStatus(request, reply, 404)
    reply.header('allow', allowed.join(', '))
    return sendStatus(request, reply, 405)
  })
  return app
}
