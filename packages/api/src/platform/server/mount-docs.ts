import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * OpenAPI 3.1 at /api/docs/openapi.json and a page to read it at /api/docs. Mount it before the routes it
 * describes.
 */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Camping API',
        version: '2.0.0',
        description:
          'Search, content, carts and bookings. Money is integer minor units; dates of stays are calendar dates. ' +
          'Errors are problem documents (RFC 9457). Calls below /api/twenty/v1 are the same as those below /api/twenty/v2.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in answers with' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger()))
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
