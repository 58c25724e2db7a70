import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { PageRequest } from '../routing/page-view.ts'
import type { Verdict } from '../routing/verdict.ts'
import { verdictOfError } from '../routing/verdict-of-error.ts'

/**
 * `verdictOfError` for a customer's page. A session may end between the guard and the page's first query, by signing out in
 * another tab, say: then the page redirects to the sign-in as the guard does (routing-3), which leads back.
 */
export async function verdictInSession(
  error: unknown,
  { app, pathname }: Pick<PageRequest, 'app' | 'pathname'>,
  dispatch: Dispatch,
): Promise<Verdict> {
  if (isSessionOver(error)) {
    // The store has the user of before, with whom the sign-in page would redirect back at once.
    const user = await dispatch(
      sessionApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    if (isSessionOver(user.error))
      return { kind: 'redirect', to: buildPath(app.site, 'login'), status: 302, remembered: pathname }
  }
  return verdictOfError(error, pathname)
}

const isSessionOver = (error: unknown): boolean => (error as ApiError | undefined)?.status === 401
