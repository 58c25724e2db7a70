/** Forms in which a body travels. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** A finished answer with its compressed forms, which are created on first use. */
export interface CachedPage {
  readonly status: number
  /** Target of a redirect; the body is then empty. */
  readonly redirect?: string
  /** Cookies of one visitor; a cached page has none. */
  readonly setCookies?: readonly string[]
  /** True for a page that is the same for every anonymous visitor: this host and shared caches may store it. */
  readonly mayStore: boolean
  readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** The cache that stores the page listens for compressed forms, which are created later. */
  grown?: (bytes: number) => void
  /** The cache has answered with it: it is requested more than once. */
  isRequestedAgain?: true
  /** Its Brotli form is the dense one. */
  isDense?: true
  /** Milliseconds of the clock of `now`. */
  readonly storedAt: number
}

interface Entry {
  readonly page: CachedPage
  bytes: number
}

/** Overhead of a cached page besides its bodies and its key: objects, headers, its slot in the cache. */
const entryBytes = 1024

export interface PageCacheOptions {
  readonly maxBytes: number
  /** Served without revalidation for this long. */
  readonly freshMs: number
  /** Served as stale for this long while a new one renders. */
  readonly staleMs: number
  readonly now: () => number
}

/** Decides when work for a visitor may begin; it may refuse. */
export interface Turn {
  /** The owner of the turn: requests of one network share a queue. */
  readonly network: string
  readonly take: (work: () => Promise<CachedPage>) => Promise<CachedPage>
}

const atOnce: Turn = { network: '', take: (work) => work() }

/**
 * Finished pages of anonymous visitors: limited in bytes, least recently used out first, stale while revalidating, and
 * one rendering at a time per key for any number of requests (no stampede).
 */
export class PageCache {
  readonly #pages = new Map<string, Entry>()
  readonly #underway = new Map<string, Promise<CachedPage>>()
  readonly #waiting = new Map<string, Promise<CachedPage>>()
  readonly #renewing = new Set<string>()
  readonly #options: PageCacheOptions
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /**
   * Returns the page of a key; `make` marks pages that must not be stored. Rendering waits for its `turn`; cached pages
   * and pages that another request is rendering do not.
   */
  async get(key: string, make: () => Promise<CachedPage>, turn: Turn = atOnce): Promise<CachedPage> {
    const known = this.#living(key)
    if (!known) return this.#underway.get(key) ?? this.#awaited(key, make, turn)
    if (!this.#isFresh(known) && !this.#renewing.has(key)) {
      this.#renewing.add(key)
      void turn
        .take(() => this.#made(key, make))
        .catch(() => undefined)
        .finally(() => this.#renewing.delete(key))
    }
    known.isRequestedAgain = true
    return known
  }

  #awaited(key: string, make: () => Promise<CachedPage>, turn: Turn): Promise<CachedPage> {
    const line = `${turn.network} ${key}`
    const waiting = this.#waiting.get(line)
    if (waiting) return waiting
    const page = turn.take(() => this.#made(key, make)).finally(() => this.#waiting.delete(line))
    this.#waiting.set(line, page)
    return page
  }

  /** While this request waited for its turn, another may have rendered the page. */
  #made(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#living(key)
    return known && this.#isFresh(known) ? Promise.resolve(known) : this.#make(key, make)
  }

  #isFresh(page: CachedPage): boolean {
    return this.#options.now() - page.storedAt <= this.#options.freshMs
  }

  /** A cached page that is still fresh enough; marks it as used. */
  #living(key: string): CachedPage | undefined {
    const known = this.#pages.get(key)
    if (!known || this.#options.now() - known.page.storedAt > this.#options.freshMs + this.#options.staleMs)
      return undefined
    this.#pages.delete(key)
    this.#pages.set(key, known)
    return known.page
  }

  #make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#underway.get(key)
    if (running) return running
    const started = make()
      .then((page) => {
        if (page.mayStore) this.#store(key, page)
        return page
      })
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, started)
    return started
  }

  #forget(key: string): void {
    const cached = this.#pages.get(key)
    if (!cached) return
    this.#pages.delete(key)
    this.#bytes -= cached.bytes
    delete cached.page.grown
  }

  #store(key: string, page: CachedPage): void {
    this.#forget(key)
    const stored = Object.values(page.bodies).reduce((sum, body) => sum + body.byteLength, 0)
    const cached: Entry = { page, bytes: entryBytes + key.length * 2 + stored }
    this.#pages.set(key, cached)
    this.#bytes += cached.bytes
    page.grown = (bytes) => {
      cached.bytes += bytes
      this.#bytes += bytes
      this.#shrink()
    }
    this.#shrink()
  }

  #shrink(): void {
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#forget(oldest)
    }
  }
}
