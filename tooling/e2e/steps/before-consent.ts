import type { BrowserContext, Page } from '@playwright/test'
import { runState } from '../run-state.ts'
import type { PlainAnswer } from '../plain-request.ts'
import type { Edition } from './example-pages.ts'
import { expectLive } from './live-page.ts'

const isForeign = (address: string, origin: string) =>
  !address.startsWith('/') && !address.startsWith('data:') && !address.startsWith(`${origin}/`)

/** Directives of a policy by name: `script-src` → its sources. */
const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/**
 * What a document would send or load for the tag manager before anybody agreed, a sentence each (consent-1). Its policy may name where
 * tags come from, for whoever agrees; nothing in it may be inline code.
 */
export function documentFaults(
  { body, headers }: Pick<PlainAnswer, 'body' | 'headers'>,
  origin: string,
): string[] {
  const html = body.replaceAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>[\s\S]*?<\/script>/g, '')
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  const addresses = [
    ...html.matchAll(
      /<(?:script|img|iframe|embed|object|source|link rel="(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch|prefetch)")[^>]* (?:src|href|data)="([^"]*)"/g,
    ),
  ].map(([, address = '']) => address)
  const policy = directivesOf(String(headers['content-security-policy'] ?? ''))
  const scriptSources = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const frames = policy.get('frame-src') ?? policy.get('child-src') ?? policy.get('default-src') ?? ['*']
  return [
    ...addresses.filter((address) => isForeign(address, origin)).map((address) => `loads ${address}`),
    ...scripts
      .filter(([, attributes = '', code = '']) => !attributes.includes('src=') && code.trim() !== '')
      .map(([, , code = '']) => `has inline code: ${code.slice(0, 40)}`),
    ...[...html.matchAll(/<(?:iframe|object|embed)\b/g)].map(([tag]) => `has a frame: ${tag}`),
    ...(/\bdataLayer\b|\bgtag\(/.test(html) ? ['names the queue of tags'] : []),
    ...scriptSources
      .filter((source) => /unsafe|^\*$|^https?:$|^data:$/.test(source))
      .map((source) => `may run ${source}`),
    ...frames
      .filter((source) => !["'self'", "'none'"].includes(source))
      .map((source) => `may frame ${source}`),
  ]
}

/** Runs in the page: three idle moments, at most half a second each. */
async function idleMoments(): Promise<void> {
  for (let moment = 0; moment < 3; moment += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
}

/** Watches what the pages of an edition do in a browser that was never asked for consent. */
export async function watchBeforeConsent(context: BrowserContext, page: Page, { origin }: Edition) {
  const sent: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(?:https?|wss?):/.test(url)) return
    const isOwn = url.startsWith(`${origin}/`)
    if (!isOwn || /\/tag-frame|\/flagship\//.test(url)) sent.push(`${request.method()} ${url}`)
  })
  // Blocked, and recorded above: where a page would send something, it goes nowhere.
  await context.route(`${runState().sandbox}/**`, (route) => route.abort())
  return {
    /** Opens an address until its page is alive and its first idle moments are over, in which tags would come. */
    async open(path: string): Promise<void> {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
      await expectLive(page)
      await page.evaluate(idleMoments)
    },
    /** What was sent or kept since the last question. */
    async faults(): Promise<string[]> {
      const kept = await page.evaluate(() => [
        ...('dataLayer' in window ? ['has the queue of tags'] : []),
        ...('waiting-events' in sessionStorage ? ['keeps events'] : []),
        ...(document.querySelector('iframe') ? ['has a frame'] : []),
      ])
      const cookies = (await context.cookies())
        .filter(({ name }) => /^(_g|consent|visitor|flags)/.test(name))
        .map(({ name }) => `has the cookie ${name}`)
      return [...sent.splice(0), ...kept, ...cookies]
    },
  }
}
