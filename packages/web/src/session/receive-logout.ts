import { basePath } from '@camping/contract/endpoint.ts'
import { signOut } from '@camping/contract/session.endpoints.ts'
import { markets } from '@camping/editions/markets.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { FastifyInstance } from 'fastify'
import { pickEdition, type HostBrand } from '../request/pick-app.ts'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import { fetchFor, visitorOf } from '../request/visitor.ts'
import { fetchAs, visitorSession } from './visitor-session.ts'

export interface LogoutOptions {
  readonly hostOf: (host: string | undefined) => HostBrand
  readonly fetch: typeof fetch
  readonly log?: ((error: unknown) => void) | undefined
}

/**
 * Cached answers, and the pages that Back would restore. Not `storage`: favourites, searches and the offline page
 * belong to the device, and the portal's copies have their own marker (decision 157). Not `cookies`: consent and
 * language stay.
 */
const forgotten = '"cache"'

/**
 * `POST /{site}/logout` from a plain form: ends the session, clears the cookies and redirects to the home page with a
 * full page load (routing-6), so that no customer data stays in memory. Clears the cookies even when the API does not
 * answer.
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
        const ended = await fetchAs(fetchFor(fetch, visitorOf(request)), session)(`${base}/${signOut.path}`, {
          method: 'POST',
        }).catch((error: unknown) => error)
        if (!(ended as Partial<Response>).ok)
          log?.(new Error('A session could not be ended', { cause: ended }))
      }
      return reply
        .header('clear-site-data', forgotten)
        .header('set-cookie', [...session.cookies.close(), session.cookies.remember(null)])
        .redirect(buildPath(picked.site, 'home'), 303)
    })
    ready()
  })
}
