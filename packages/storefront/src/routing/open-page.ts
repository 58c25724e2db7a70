import { knownSlugs } from '@camping/core/navigation/known-slugs.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { searchCookie } from '@camping/core/search/search-cookie.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import type { Shown } from './page-outlet.tsx'
import { isPersonal } from './is-personal.ts'
import { readCookie } from './read-cookie.browser.ts'
import { showFailure } from './show-failure.ts'
import { resolveRequest, type Address } from './resolve-request.ts'

/** What the browser needs to open any page of the edition. */
export interface Opener {
  readonly app: AppContextValue
  readonly store: Store
  readonly loadMessages: (namespaces: readonly string[]) => Promise<void>
}

export type Opened = Shown | { readonly kind: 'redirect'; readonly to: string }

/**
 * Address → what to show: match, guards, the page's chunk and words and its first answers, as the server does it.
 * `failure` repeats an outcome the server has already found.
 */
export async function openPage(
  opener: Opener,
  address: Address,
  failure?: { status: number; message: string },
): Promise<Opened> {
  if (failure) return showFailure(failure, opener.loadMessages)
  const { app, store, loadMessages } = opener
  const [navigation, visit] = await Promise.all([
    store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false })),
    isPersonal(app.site, address.pathname)
      ? import('./personal-visit.browser.ts').then(({ personalVisit }) => personalVisit(store))
      : undefined,
  ])
  if (!navigation.data) return showFailure({ status: 503, message: '' })
  const visitor = {
    slugs: knownSlugs(navigation.data),
    searchCookie: readCookie(searchCookie.name),
    signIn: visit?.signIn,
    state: store.getState(),
  }
  const { verdict, request, entry } = resolveRequest(app, address, visitor)
  if (verdict.kind === 'redirect') {
    visit?.remember(verdict.remembered)
    return verdict
  }
  if (verdict.kind === 'fail') return showFailure(verdict, loadMessages)
  if (!request || !entry) return showFailure({ status: 404, message: '' })
  const [module] = await Promise.all([entry.load(), loadMessages(entry.messages)])
  const outcome = (await module.page.prepare?.(request, store.dispatch)) ?? verdict
  if (outcome.kind === 'redirect') return outcome
  if (outcome.kind === 'fail') return showFailure(outcome, loadMessages)
  return { kind: 'page', page: module.page, request }
}
