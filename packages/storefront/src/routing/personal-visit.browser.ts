import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser, sessionApi } from '@camping/core/session/session-queries.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { rememberedPathCookie } from '@camping/editions/remembered-path-cookie.ts'
import { forgetPages } from '../kept-pages/forget-pages.browser.ts'
import { signInRule, type SignIn } from '../guards/sign-in-rule.ts'
import { readCookie, writeCookie } from './read-cookie.browser.ts'

/**
 * Who is signed in: what is known already, else asked for where the login-type cookie says that it is worth it. 'unknown'
 * when the API does not answer.
 */
async function currentUser(store: Store): Promise<User | 'unknown' | undefined> {
  const known = selectUser(store.getState())
  if (known || !readCookie(loginTypeCookie.name)) return known
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.user.initiate(undefined, { subscribe: false }),
  )
  if (data) return data
  return error && 'status' in error && error.status === 401 ? undefined : 'unknown'
}

/** Everything a personal page asks of the browser; loaded with the first of them. */
export async function personalVisit(store: Store): Promise<{
  readonly signIn: SignIn
  /** Carries out what a redirect says about the intended path. */
  readonly remember: (path: string | null | undefined) => void
}> {
  const user = await currentUser(store)
  if (!user) forgetPages()
  return {
    signIn: { rule: signInRule, user, rememberedPath: readCookie(rememberedPathCookie.name) },
    remember: (path) => {
      if (path !== undefined)
        writeCookie(rememberedPathCookie.name, path ?? '', path ? rememberedPathCookie.maxAge : 0)
    },
  }
}
