import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { matchPath } from '../kit/routing/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Slots } from '@camping/ui/slots/slot-props.ts'
import { fakeApi, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { vi } from 'vitest'
import { appContext, type EditionLink } from '../kit/app/app-context.tsx'
import { canonicalOrigin } from '../kit/app/canonical-origin.ts'
import { createEditionIntl } from '../boot/create-edition-intl.ts'
import { renderPage, type Rendered, type RenderInput } from '../boot/render.tsx'
import { messagesOf, testApp } from './test-app.ts'

export interface TestPage {
  /** Path with site code and query string. */
  readonly address: string
  readonly answers: readonly FakeAnswer[]
  readonly site?: SiteCode
  readonly config?: Partial<AppConfig>
  /** Every edition of the brand; only this one by default. */
  readonly editions?: readonly EditionLink[]
  /** Of the visitor; none by default. */
  readonly session?: RenderInput['session']
  /** The variants of experiments that change the page. */
  readonly flags?: RenderInput['flags']
  /** The app's own components between sections; none by default. */
  readonly slots?: Slots
}

export interface TestedPage {
  readonly rendered: Rendered
  /** Document of the markup, empty after a redirect. */
  readonly page: Document
  readonly calls: readonly string[]
  /** Errors that components logged, such as missing messages. */
  readonly errors: readonly string[]
}

/** Renders an address like the server, with an API of contract-checked answers. */
export async function renderTestPage({
  address,
  answers,
  site = 'uk',
  config = {},
  editions = [{ site, origin: '' }],
  session,
  flags,
  slots,
}: TestPage): Promise<TestedPage> {
  const app = appContext({
    config: { ...testApp, ...config },
    site,
    today: '2026-11-21',
    editions,
    ...(slots && { slots }),
  })
  const navigation = replies(navigationGroups, navigationGroupsReply, navigationFixture)
  const api = fakeApi(app.config.brand, app.market.apiLocale, [navigation, ...answers])
  const errors: string[] = []
  const written = vi.spyOn(console, 'error')
  written.mockImplementation((...parts: unknown[]) => void errors.push(parts.map(String).join(' ')))
  try {
    const { pathname, search } = new URL(address, 'http://test')
    const rendered = await renderPage({
      app,
      intl: createEditionIntl(app.market, messagesOf(site)),
      match: matchPath(site, pathname),
      pathname,
      search,
      searchCookie: undefined,
      ...(session ? { session } : {}),
      ...(flags ? { flags } : {}),
      fetch: api.fetch,
      apiOrigin: 'http://api.test',
      published: editions.map((edition) => ({
        site: edition.site,
        origin: canonicalOrigin(app.config, edition.site),
        config: app.config,
      })),
    })
    const markup = rendered.kind === 'document' ? rendered.head + rendered.body : ''
    const page = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html')
    return { rendered, page, calls: api.calls, errors }
  } finally {
    written.mockRestore()
  }
}
