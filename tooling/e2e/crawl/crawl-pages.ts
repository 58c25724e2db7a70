import { setTimeout as pause } from 'node:timers/promises'
import { plainRequest } from '../plain-request.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'

export interface CrawledPage {
  readonly address: string
  readonly status: number
  /** Of a redirect. */
  readonly location: string | undefined
  /** The first page that linked to it. */
  readonly from: string
  /** Undefined for what is no page that answered. */
  readonly facts: PageFacts | undefined
}

const atOnce = 6

/** How often a page is asked for that a busy server has refused for a moment, as search engines do. */
const mostTries = 20

/**
 * Asks the server under test for an address of a production domain: the Host header names the domain. Where the server names a
 * time after which it may be asked again, it is: on a slow machine it refuses pages while it is late.
 */
export async function requestAddress(server: string, address: string) {
  const { host, pathname, search } = new URL(address)
  for (let tries = 1; ; tries += 1) {
    const answer = await plainRequest(server, pathname + search, { host })
    const seconds = Number(answer.headers['retry-after'])
    if (answer.status !== 503 || !(seconds > 0) || tries === mostTries) return answer
    await pause(seconds * 1000)
  }
}

/** Follows links only where a search engine would: from pages that are indexed under the address they have. */
function leadsOn({ address, facts }: CrawledPage): readonly string[] {
  return facts && !facts.noindex && facts.canonical === address ? facts.links : []
}

/**
 * Visits every address that can be reached from the first ones, by links within their domains, some at a time. Redirects
 * are noted and not followed.
 */
export async function crawlPages(
  server: string,
  first: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const domains = new Set(first.map((address) => new URL(address).host))
  const found = new Map<string, CrawledPage>()
  const known = new Set(first)
  const waiting = first.map((address) => ({ address, from: 'the sitemap' }))

  const visit = async ({ address, from }: { address: string; from: string }) => {
    const { status, headers, body } = await requestAddress(server, address)
    const isPage = status === 200 && String(headers['content-type']).startsWith('text/html')
    const facts = isPage ? pageFacts(address, body) : undefined
    const page: CrawledPage = { address, status, location: headers.location, from, facts }
    found.set(address, page)
    for (const link of leadsOn(page)) {
      if (known.has(link) || !domains.has(new URL(link).host)) continue
      known.add(link)
      waiting.push({ address: link, from: address })
    }
  }
  const running = new Set<Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && running.size < atOnce) {
      const next = waiting.shift()
      if (!next) break
      const task: Promise<void> = visit(next).finally(() => running.delete(task))
      running.add(task)
    }
    await Promise.race(running)
  }
  return found
}
