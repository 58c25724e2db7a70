import { test as base, expect } from '@playwright/test'
import type {
  APIRequestContext,
  BrowserContext,
  BrowserType,
  PlaywrightWorkerArgs,
  Request,
} from '@playwright/test'
import { requestsUnderWay } from './steps/requests-under-way.ts'
import { withoutPictures } from './steps/without-pictures.ts'
import { fromSomeNetwork } from './some-network.ts'

/** What a page did that nobody should see. */
export interface PageWatch {
  /** Console errors and warnings (hydration ones among them), uncaught errors, failed and refused requests. */
  readonly troubles: string[]
  /** Requests that the browser sent to the API, as `GET /api/…`, in order. */
  readonly apiRequests: string[]
  /** Lets a status pass that the journey provokes on purpose, for paths that contain `part`. */
  allow(status: number, part: string): void
}

function watch(context: BrowserContext, hasScripts: boolean): PageWatch {
  const troubles: string[] = []
  const apiRequests: string[] = []
  const allowed: { status: number; part: string }[] = []
  requestsUnderWay(context)
  const isAllowed = (status: number, url: string) =>
    allowed.some((entry) => entry.status === status && url.includes(entry.part))

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    // The browser's own note about a refused request; whether it was to be refused is judged below.
    if (
      message.text().startsWith('Failed to load resource') &&
      allowed.some(({ part }) => url.includes(part))
    )
      return
    // Said by the clock: on a slow machine also of what the page uses a moment later. `routes.spec.ts` asks that it uses all.
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return
    // Said by the clock, in development only: the check of a whole state is slow on a slow machine.
    if (/^(Im|S)\w+StateInvariantMiddleware took \d+ms/.test(message.text())) return
    // The tracer's own script, in the frame of a mail, where none may run.
    if (/^Blocked script execution in '[^']*\/sandbox\/mail\//.test(message.text())) return
    troubles.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) =>
    troubles.push(
      `uncaught on ${error.page()?.url() ?? 'a page that is gone'}: ${error.error().stack ?? error.error().message}`,
    ),
  )
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page ends what it still loads.
    if (why === 'net::ERR_ABORTED') return
    // A browser without scripts refuses to preload them.
    if (!hasScripts && why === 'csp') return
    troubles.push(`failed: ${nameOf(request)} ${why}`)
  })
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiRequests.push(nameOf(request))
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && !isAllowed(response.status(), response.url())) {
      troubles.push(`${response.status()}: ${nameOf(response.request())}`)
    }
  })
  return { troubles, apiRequests, allow: (status, part) => allowed.push({ status, part }) }
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

/** Runs in every page: its connection is of a visitor who saves data. */
function saveData(): void {
  const { connection } = navigator as { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

/** A call on a connection that the server has just closed, unused for five seconds, is made once more, as browsers do. */
function callAgain(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request)
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options })
}

/** On a busy machine Chromium now and then crashes as it starts, which says nothing about a page: it is started anew. */
function launchAgain(browserType: BrowserType): void {
  const launch = browserType.launch.bind(browserType)
  browserType.launch = async (options) => {
    for (let failures = 0; failures < 2; failures += 1) {
      const browser = await launch(options).catch(() => undefined)
      if (browser) return browser
    }
    return await launch(options)
  }
}

/**
 * Playwright's `test` with a watch over every page of the context: a journey that causes trouble fails at its end. Each
 * journey comes from a network of its own, as each visitor does: what one may hold and book is limited by it. Playwright loses a
 * tab that was rendered ahead, so each saves data (next-page.spec.ts does not). A route would say so too, and switch off the cache.
 * A page that is told so as well draws no map before it is opened; `savesData: false` is for journeys of what comes by itself.
 * Pictures are one pixel each but where a journey `drawsPictures`: in `routes.spec.ts` every page type draws its own, and one that is
 * refused is a trouble.
 */
export const test = base.extend<
  { watched: PageWatch; savesData: boolean; drawsPictures: boolean },
  { playwright: PlaywrightWorkerArgs['playwright'] }
>({
  playwright: [
    async ({ playwright }, use) => {
      launchAgain(playwright.chromium)
      await use(playwright)
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter.
  extraHTTPHeaders: async ({}, use) => use({ ...fromSomeNetwork(), 'save-data': 'on' }),
  savesData: [true, { option: true }],
  drawsPictures: [false, { option: true }],
  page: async ({ page, drawsPictures }, use) => {
    if (!drawsPictures) await withoutPictures(page)
    await use(page)
  },
  watched: [
    async ({ context, javaScriptEnabled, savesData }, use) => {
      if (savesData) await context.addInitScript(saveData)
      callAgain(context.request)
      const watched = watch(context, javaScriptEnabled)
      await use(watched)
      expect(watched.troubles, 'console, errors and requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
