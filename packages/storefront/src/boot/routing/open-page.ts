import { knownSlugs, navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { searchCookie } from '@camping/core/search/criteria-codec.rules.ts'
import { matchPath } from '../../kit/routing/match-path.ts'
import { someRow } from '@camping/editions/settle-match.ts'
import { needsSession } from '@camping/editions/route-row.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { readCookie } from '../../kit/routing/read-cookie.browser.ts'
import { showFailure } from './show-failure.ts'
import { resolveRequest, type Address } from './resolve-request.ts'

export type Opened = Shown | { readonly kind: 'redirect'; readonly to: string }

/**
 * Address → view: match, guards, the page's chunk, messages and first answers, as on the server.
 * @param from What the server's document has already found out; undefined for every later page.
 */
export async function openPage(
  opener: Opener,
  address: Pick<Address, 'pathname' | 'search'>,
  from?: { failure: { status: number; message: string } | undefined },
): Promise<Opened> {
  const failure = from?.failure
  if (failure) return showFailure(failure, opener.loadMessages)
  const { app, store, loadMessages } = opener
  const match = matchPath(app.site, address.pathname)
  const [navigation, visit] = await Promise.all([
    store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false })),
    someRow(match, needsSession)
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
  const {
    verdict,
    request: found,
    entry,
  } = resolveRequest(app, { match, pathname: address.pathname, search: address.search }, visitor)
  if (verdict.kind === 'redirect') {
    visit?.remember(verdict.remembered)
    return verdict
  }
  if (verdict.kind === 'fail') return showFailure(verdict, loadMessages)
  if (!found || !entry) return showFailure({ status: 404, message: '' })
  const request = { ...found, anew: !from }
  const [module] = await Promise.all([entry.load(), loadMessages(entry.messages)])
  const outcome = (await module.page.prepare?.(request, store.dispatch)) ?? verdict
  if (outcome.kind === 'redirect') {
    visit?.remember(outcome.remembered)
    return outcome
  }
  if (outcome.kind === 'fail') return showFailure(outcome, loadMessages)
  return { kind: 'page', page: module.page, request }
}
