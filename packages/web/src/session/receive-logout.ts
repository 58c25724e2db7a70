import { basePath } from '@camping/contract/endpoint.ts'
import { signOut } from '@camping/contract/session.endpoints.ts'
import { markets } from '@camping/editions/markets.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { FastifyInstance } from 'fastify'
import { pickEdition, type HostBrand } from '../pick-app.ts'
import { isSameOrigin } from './is-same-origin.ts'
import { fetchAs, visitorSession } from './visitor-session.ts'

export interface LogoutOptions {
  readonly hostOf: (host: string | undefined) => HostBrand
  readonly fetch: typeof fetch
  readonly log?: ((error: unknown) => void) | undefined
}

/**
 * `POST /{site}/logout`, sent by a plain form: ends the session, takes the cookies back and leads home with a full page
 * load (SPEC.md §2), so that nothing of the customer stays in memory. The cookies go even when the API does not answer.
 */
export async function receiveLogout(
  app: FastifyInstance,
  { hostOf, fetch, log }: LogoutOptions,
): Promise<void> {
  await app.register((forms, _options, ready) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    )
    forms.post('/:site/logout', async (request, reply) => {
      void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      const host = hostOf(request.headers.host)
      const picked = pickEdition(host, request.url)
      if (!picked?.app.config.supports.portal) return reply.code(404).send('Page not found')
      if (!isSameOrigin(request.headers)) return reply.code(403).send('Only pages of this site may do this')
      const session = visitorSession(request.headers, host)
      if (session.token !== undefined) {
        const base = basePath('v2', host.brand, markets[picked.site].apiLocale)
        const ended = await fetchAs(fetch, session)(`${base}/${signOut.path}`, { method: 'POST' }).catch(
          (error: unknown) => error,
        )
        if (!(ended as Partial<Response>).ok)
          log?.(new Error('A session could not be ended', { cause: ended }))
      }
      return reply
        .header('set-cookie', [...session.cookies.close(), session.cookies.remember(null)])
        .redirect(buildPath(picked.site, 'home'), 303)
    })
    ready()
  })
}
