import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser, sessionApi } from '@camping/core/session/session.api.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'
import { rememberablePath, rememberedPathCookie } from '@camping/editions/remembered-path-cookie.ts'
import { forgetPages } from '../../features/portal/offline-copies/forget-pages.browser.ts'
import { signInRule, type SignIn } from '../guards/sign-in-rule.ts'
import { readCookie, writeCookie } from '../../kit/routing/read-cookie.browser.ts'

/**
 * The signed-in user: from the store, else from the API when the login-type cookie suggests one. 'unknown' when the API
 * does not answer.
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

/** The browser's part of personal pages; loads with the first of them. */
export async function personalVisit(store: Store): Promise<{
  readonly signIn: SignIn
  /** Applies a redirect's effect on the remembered path. */
  readonly remember: (path: string | null | undefined) => void
}> {
  const user = await currentUser(store)
  if (!user) forgetPages()
  return {
    signIn: { rule: signInRule, user, rememberedPath: readCookie(rememberedPathCookie.name) },
    remember: (wanted) => {
      if (wanted === undefined) return
      const path = wanted && rememberablePath(wanted)
      writeCookie(rememberedPathCookie.name, path ?? '', path ? rememberedPathCookie.maxAge : 0)
    },
  }
}
