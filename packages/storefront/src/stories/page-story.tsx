import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { knownSlugs } from '@camping/core/navigation/known-slugs.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { selectUser, sessionApi } from '@camping/core/session/session-queries.ts'
import { createStore, type Store } from '@camping/core/store/create-store.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { fakeApi, refuses, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import { LoadMessagesContext } from '../app/lazy-words.ts'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { signInRule } from '../guards/sign-in-rule.ts'
import { openPage, type Opened, type Opener } from '../routing/open-page.ts'
import { Pages } from '../routing/pages.tsx'
import type { Shown } from '../routing/page-outlet.tsx'
import { resolveRequest } from '../routing/resolve-request.ts'
import { inCurrency } from './in-currency.ts'
import { sampleAnswers } from './sample-answers.ts'
import { storyApp, storyMessages } from './story-app.ts'
import { StoryNavigation } from './story-navigation.tsx'

export interface PageStoryProps {
  readonly route: RouteName
  readonly params?: RouteParams
  /** Query string without `?`. */
  readonly query?: string
  /** What the API answers other than usual (sample-answers.ts). */
  readonly answers?: readonly FakeAnswer[]
  readonly signedIn?: boolean
  /** The API has not answered yet; the shell stands. */
  readonly waiting?: boolean
  /** These have not answered yet; all others have. */
  readonly waitingFor?: readonly FakeAnswer['endpoint'][]
  /** The API refuses everything that belongs to the page with this status. */
  readonly refused?: number
  /** An app that has something to ask consent for, and a browser that was never asked. */
  readonly asks?: boolean
  /** What has happened on pages before. */
  readonly before?: (store: Store) => void
}

interface OpenedStory {
  readonly app: AppContextValue
  readonly brand: string
  readonly opener: Opener
  readonly initial: Shown
  readonly address: string
  /** Another one each time: what a control has changed is a new visit. */
  readonly visit: number
}

let visits = 0

/** What the shell asks and who the visitor is are answered in any case; all else belongs to pages. */
function refusedUnlessShell({ endpoint, answer }: FakeAnswer, status: number): FakeAnswer {
  const { answer: refuse } = refuses(endpoint, status, { type: 'story' })
  const isShell = (request: Record<string, unknown>) =>
    endpoint.path === getUser.path ||
    (endpoint.path === navigationGroups.path && request['part'] === shellPart.part)
  return { endpoint, answer: (request) => (isShell(request) ? answer : refuse)(request) }
}

/** Stands for no answer at all; no status of ours. */
const neverAnswered = 599
const never = () => new Promise<never>(() => undefined)

/** Answers as the contract has them. One that breaks it would look like an API that is down, so it ends the story. */
function storyFetch(
  story: PageStoryProps,
  { app: { config, market }, broken }: { app: AppContextValue; broken: unknown[] },
): typeof fetch {
  const late = (story.waitingFor ?? []).map((endpoint) => refuses(endpoint, neverAnswered, { type: 'story' }))
  const usual = [...sampleAnswers, ...(story.answers ?? []), ...late].map((answer) =>
    story.refused ? refusedUnlessShell(answer, story.refused) : answer,
  )
  const { fetch } = fakeApi(config.brand, market.apiLocale, usual)
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (story.waiting && !/part=shell|\/user$/.test(address)) return never()
    const answer = await fetch(input, init).catch((error: unknown) => {
      broken.push(error)
      throw error
    })
    if (answer.status === neverAnswered) return never()
    return Response.json(inCurrency(await answer.json(), market.currency), { status: answer.status })
  }
}

/** Opens the page of a story as a browser does: address, guards, chunk, words, first answers. */
export async function openStory(
  story: PageStoryProps,
  { brand, edition }: { brand: string; edition: SiteCode },
): Promise<OpenedStory> {
  const app = storyApp(brand, edition, story.asks)
  const broken: unknown[] = []
  const store = createStore({
    fetch: storyFetch(story, { app, broken }),
    origin: 'http://story',
    brand: app.config.brand,
    apiLocale: app.market.apiLocale,
  })
  if (story.signedIn) await store.dispatch(sessionApi.endpoints.user.initiate())
  story.before?.(store)
  const opener: Opener = { app, store, loadMessages: () => Promise.resolve() }
  let address = buildPath(edition, story.route, story.params) + (story.query ? `?${story.query}` : '')
  const open = () =>
    (story.waiting || story.waitingFor ? openWaiting : openPage)(opener, new URL(address, 'http://story'))
  let opened = await open()
  for (let hops = 0; opened.kind === 'redirect' && hops < 4; hops += 1) {
    address = opened.to
    opened = await open()
  }
  if (opened.kind === 'redirect') throw new Error(`${story.route} leads round in circles, to ${opened.to}`)
  if (broken.length > 0)
    throw new Error(`An answer for ${story.route} is not as the contract says`, { cause: broken[0] })
  visits += 1
  return { app, brand, opener, initial: opened, address, visit: visits }
}

/** A page whose answers are on their way, as after a change in place: nothing is prepared. */
async function openWaiting({ app, store }: Opener, address: URL): Promise<Opened> {
  const navigation = await store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart))
  if (!navigation.data) throw new Error('The shell has no answer')
  const { request, entry } = resolveRequest(app, address, {
    slugs: knownSlugs(navigation.data),
    searchCookie: undefined,
    signIn: { rule: signInRule, user: selectUser(store.getState()), rememberedPath: undefined },
    state: store.getState(),
  })
  if (!request || !entry) throw new Error(`${address.pathname} is no page`)
  return { kind: 'page', page: (await entry.load()).page, request }
}

/** Names the props for the controls, which are read from what is exported; a page is shown by `renderPage`. */
export function PageOfStory({ route }: PageStoryProps) {
  return <>{route}</>
}

/** What the stories of pages have in common. The page is opened before it is shown, so that a look at it finds it whole. */
export const pageStory = {
  component: PageOfStory,
  parameters: { layout: 'fullscreen', controls: { include: ['query', 'signedIn', 'waiting', 'refused'] } },
  render: renderPage,
  loaders: [
    async ({ args, globals }: { args: PageStoryProps; globals: Record<string, unknown> }) => ({
      opened: await openStory(args, globals as { brand: string; edition: SiteCode }),
    }),
  ],
}

/** The page a loader has opened; its links lead to the other pages, on the same answers. */
function renderPage(_: PageStoryProps, { loaded }: { loaded: Record<string, unknown> }) {
  const { app, brand, opener, initial, address, visit } = loaded['opened'] as OpenedStory
  return (
    <Root
      key={visit}
      app={app}
      store={opener.store}
      intl={createEditionIntl(app.market, storyMessages(brand, app.site))}
    >
      <LoadMessagesContext value={opener.loadMessages}>
        <StoryNavigation address={address}>
          <Pages opener={opener} initial={initial} />
        </StoryNavigation>
      </LoadMessagesContext>
    </Root>
  )
}
