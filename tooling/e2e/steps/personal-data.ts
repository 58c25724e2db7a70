import type { BrowserContext, Page, Request } from '@playwright/test'
import { runState } from '../run-state.ts'
import { expect } from '../watched-page.ts'

/** What must not be found where others read: by a word that a failure may print. */
export type Marks = Readonly<Record<string, string>>

/** Looks over the shoulder of a browser, from now on. */
export interface PersonalDataWatch {
  /** Adds something that came up on the way: a token, a card. */
  readonly mark: (marks: Marks) => void
  /** All requests so far, and what this page keeps. */
  readonly expectClean: (page: Page) => Promise<void>
}

interface Sent {
  readonly url: string
  readonly referrer: string
  readonly body: string
  readonly isDocument: boolean
}

/**
 * analytics-4 and security-7 (ASVS 14.2): nothing that names a person, opens an account or pays travels in an address or to
 * somebody else, and nothing of it stays in the storage of the browser or in the queue of the tag manager.
 */
export function watchPersonalData(
  context: BrowserContext,
  { origin, marks }: { origin: string; marks: Marks },
): PersonalDataWatch {
  const known: Record<string, string> = { ...marks }
  const sent: Sent[] = []
  // The inbox is the guest's own, and the journey opens it by the address. What providers' pages load is their matter.
  const { sandbox } = runState()
  context.on('request', (request) => {
    const facts = factsOf(request)
    const isInbox = facts.url.startsWith(`${sandbox}/sandbox/mail`)
    if (!isInbox && !facts.referrer.startsWith(sandbox)) sent.push(facts)
  })
  const marksIn = (text: string, besides: readonly string[] = []): string[] => {
    const plain = readable(text)
    return Object.entries(known)
      .filter(([name, value]) => !besides.includes(name) && plain.includes(value.toLowerCase()))
      .map(([name]) => name)
  }
  return {
    mark: (more) => void Object.assign(known, more),
    async expectClean(page) {
      for (const { url, referrer, body, isDocument } of sent) {
        const isOwn = url.startsWith(`${origin}/`)
        // A booking's page has its reference in the path, by contract; so has the way back that a provider is told.
        const contract = ['reference']
        // The link of a mail carries its token once, for the page itself.
        const link = isOwn && isDocument ? ['link'] : []
        expect(marksIn(url, [...contract, ...link]), `in the address ${withoutQuery(url)}`).toEqual([])
        if (isOwn) expect(marksIn(referrer, contract), `in the referrer of ${withoutQuery(url)}`).toEqual([])
        else {
          expect(referrer, `the referrer of ${withoutQuery(url)}`).toMatch(/^(https?:\/\/[^/]+\/?)?$/)
          expect(marksIn(body, contract), `sent to ${withoutQuery(url)}`).toEqual([])
        }
      }
      expect(marksIn(page.url(), ['reference']), 'in the address of the page').toEqual([])
      const kept = await keptBy(page)
      for (const [place, text] of Object.entries(kept)) {
        // Events name a booking by its reference: analytics-2, docs/contracts/events.md.
        const besides = place.startsWith('events') ? ['reference'] : []
        expect(marksIn(text, besides), `in ${place}`).toEqual([])
      }
    },
  }
}

function factsOf(request: Request): Sent {
  return {
    url: request.url(),
    referrer: request.headers()['referer'] ?? '',
    body: request.postData() ?? '',
    isDocument: request.resourceType() === 'document',
  }
}

/** Text as people would read it, however it was encoded on the way. */
function readable(text: string): string {
  let plain = text.replaceAll('+', ' ')
  for (let turn = 0; turn < 3; turn += 1)
    plain = plain.replace(/(?:%[0-9a-f]{2})+/gi, (part) =>
      Buffer.from(part.replaceAll('%', ''), 'hex').toString(),
    )
  return `${text} ${plain}`.toLowerCase()
}

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''

/** All that scripts of this page could read later, as text. */
async function keptBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((done, fail) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => fail(new Error(`${name} does not open`))
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) return done([])
              const reading = opening.result.transaction(stores)
              const found: unknown[] = []
              for (const store of stores)
                reading.objectStore(store).getAll().onsuccess = ({ target }) =>
                  found.push((target as IDBRequest).result)
              reading.oncomplete = () => done(found)
            }
          }),
      ),
    )
    return {
      'the local storage': JSON.stringify(Object.entries(localStorage)),
      'the session storage': JSON.stringify(
        Object.entries(sessionStorage).filter(([key]) => key !== 'waiting-events'),
      ),
      'events that wait for the tag manager': sessionStorage.getItem('waiting-events') ?? '',
      // The way back after sign-in names a page of the portal, for half an hour (docs/contracts/cookies.md).
      'cookies that scripts can read': document.cookie.replace(/remembered-path=[^;]*/, ''),
      'a database of the browser': JSON.stringify(rows),
      'events in the queue of the tag manager': JSON.stringify(
        (window as { dataLayer?: object[] }).dataLayer ?? [],
      ),
      'the history': JSON.stringify(history.state),
      'the name of the window': window.name,
    }
  })
}

/** After signing out: no cache holds a page with anything of the customer in it. */
export async function expectNothingCached(page: Page, marks: Marks): Promise<void> {
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
        return Promise.all(answers.map(async (answer) => `${answer?.url} ${await answer?.text()}`))
      }),
    )
    return pages.flat().join('\n')
  })
  for (const [name, value] of Object.entries(marks))
    expect(cached.toLowerCase().includes(value.toLowerCase()), `${name} in a cache after signing out`).toBe(
      false,
    )
}
