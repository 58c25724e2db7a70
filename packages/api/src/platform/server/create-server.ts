import rateLimit from '@fastify/rate-limit'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { inCurrentVersion } from '@camping/contract/endpoint.ts'
import { reportingHandler, reportTimes } from './call-reports.ts'
import { logOptions } from './log-options.ts'
import { mountDocs } from './mount-docs.ts'
import { mountEndpoint, type ServerParts } from './mount-endpoint.ts'
import { answerError, sendStatus } from './problem-reply.ts'
import { readJson } from './read-json.ts'
import { checkQuery, readQuery } from './read-query.ts'
import { compileStrip } from './strip-reply.ts'

const bodyLimit = 64 * 1024

/**
 * The API as a separate Fastify instance, not yet listening: the host passes it requests (`app.routing`) or
 * calls it in process (`app.inject`). It is separate because limits of body and query string belong to the whole
 * instance.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: parts.log ? logOptions(parts.log) : false,
    // A line for each request would contain its address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < parts.config.trustedProxies,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => inCurrentVersion(url),
    // The framework's message would repeat the address.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, (reply as FastifyReply).header('x-content-type-options', 'nosniff')),
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
  app.setErrorHandler(reportingHandler(answerError, parts.config.reports))
  if (parts.config.reports) reportTimes(app, parts.config.reports)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    checkQuery(request.url, request.query as Record<string, unknown>)
  })
  const redis = parts.config.sharedLimits?.redis
  // While Redis is down, a call passes: visitors matter more than its limit.
  await app.register(rateLimit, { global: false, ...(redis && { redis, skipOnError: true }) })
  if (parts.config.showsReference ?? true) await mountDocs(app)

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
