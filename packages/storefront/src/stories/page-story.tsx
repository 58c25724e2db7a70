import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { knownSlugs, navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { selectUser, sessionApi } from '@camping/core/session/session.api.ts'
import { createStore, type Store } from '@camping/core/store/create-store.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import { matchPath } from '../kit/routing/match-path.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { fakeApi, refuses, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { MemoryRouter } from 'react-router-dom'
import type { AppContextValue } from '../kit/app/app-context.tsx'
import { LoadMessagesContext } from '../kit/app/lazy-words.ts'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { Root } from '../boot/root.tsx'
import { signInRule } from '../boot/guards/sign-in-rule.ts'
import { openPage, type Opened } from '../boot/routing/open-page.ts'
import { Pages } from '../boot/routing/pages.tsx'
import type { Opener } from '../kit/routing/opener.ts'
import type { Shown } from '../kit/routing/shown.ts'
import { resolveRequest } from '../boot/routing/resolve-request.ts'
import { FollowedLinks } from '../kit/routing/followed-links.browser.tsx'
import { inCurrency } from './in-currency.ts'
import { sampleAnswers } from './sample-answers.ts'
import { storyApp, storyMessages } from './story-app.ts'

export interface PageStoryProps {
  readonly route: RouteName
  readonly params?: RouteParams
  /** Query string without `?`. */
  readonly query?: string
  /** Answers of the API that differ from sample-answers.ts. */
  readonly answers?: readonly FakeAnswer[]
  readonly signedIn?: boolean
  /** The API has not answered yet; the shell is complete. */
  readonly waiting?: boolean
  /** These endpoints have not answered yet; all others have. */
  readonly waitingFor?: readonly FakeAnswer['endpoint'][]
  /** The API refuses all calls of the page with this status. */
  readonly refused?: number
  /** An app that needs consent, and a browser without an answer. */
  readonly asks?: boolean
  /** What the app states about its composition (docs/how-to/arrange-the-home-page.md). */
  readonly composed?: Partial<AppConfig>
  /** State from earlier pages. */
  readonly before?: (store: Store) => void
}

interface OpenedStory {
  readonly app: AppContextValue
  readonly brand: string
  readonly opener: Opener
  readonly initial: Shown
  readonly address: string
  /** A new one each time: a changed control is a new visit. */
  readonly visit: number
}

let visits = 0

/** Calls of the shell and about the visitor are always answered; all others belong to pages. */
function refusedUnlessShell({ endpoint, answer }: FakeAnswer, status: number): FakeAnswer {
  const { answer: refuse } = refuses(endpoint, status, { type: 'story' })
  const isShell = (request: Record<string, unknown>) =>
    endpoint.path === getUser.path ||
    (endpoint.path === navigationGroups.path && request['part'] === shellPart.part)
  return { endpoint, answer: (request) => (isShell(request) ? answer : refuse)(request) }
}

/** Marks a missing answer; not a real status. */
const neverAnswered = 599
const never = () => new Promise<never>(() => undefined)

/** Validates answers against the contract. An invalid one would look like a failed API, so it ends the story. */
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

/** Opens the page of a story like a browser: address, guards, chunk, messages, first answers. */
async function openStory(
  story: PageStoryProps,
  { brand, edition }: { brand: string; edition: SiteCode },
): Promise<OpenedStory> {
  const app = storyApp(brand, edition, story)
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

/** A page whose data is loading, as after a change in place: nothing is prepared. */
async function openWaiting({ app, store }: Opener, { pathname, search }: URL): Promise<Opened> {
  const navigation = await store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart))
  if (!navigation.data) throw new Error('The shell has no answer')
  const { request, entry } = resolveRequest(
    app,
    { match: matchPath(app.site, pathname), pathname, search },
    {
      slugs: knownSlugs(navigation.data),
      searchCookie: undefined,
      signIn: { rule: signInRule, user: selectUser(store.getState()), rememberedPath: undefined },
      state: store.getState(),
    },
  )
  if (!request || !entry) throw new Error(`${pathname} is no page`)
  return { kind: 'page', page: (await entry.load()).page, request }
}

/**
 * The whole page, on an API of prepared answers, in the words and the currency of the edition in the toolbar. The controls change what
 * the visitor asks for and what the API says.
 */
// Its props are the controls; `renderPage` renders the page.
function PageOfStory({ route }: PageStoryProps) {
  return <>{route}</>
}

/** Common settings of page stories. The page opens before it renders, so that its first picture is complete. */
export const pageStory = {
  component: PageOfStory,
  parameters: {
    layout: 'fullscreen',
    controls: { include: ['query', 'signedIn', 'waiting', 'refused'] },
    docs: { story: { inline: false, height: '720px' } },
  },
  render: renderPage,
  loaders: [
    async ({ args, globals }: { args: PageStoryProps; globals: Record<string, unknown> }) => ({
      opened: await openStory(args, globals as { brand: string; edition: SiteCode }),
    }),
  ],
}

/** The page of a loader; its links open the other pages, with the same answers. */
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
        <MemoryRouter initialEntries={[address]}>
          <FollowedLinks>
            <Pages opener={opener} initial={initial} />
          </FollowedLinks>
        </MemoryRouter>
      </LoadMessagesContext>
    </Root>
  )
}
