import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer with its compressed forms, made when first asked for. */
export interface CachedPage {
  readonly status: number
  /** Where to go instead; with it the body is empty. */
  readonly redirect?: string
  /** Cookies of one visitor; a kept page has none. */
  readonly setCookies?: readonly string[]
  /** True for a page that is the same for every anonymous visitor: it may be stored, here and by shared caches. */
  readonly keep: boolean
  readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** Milliseconds of the clock that `now` reads. */
  readonly storedAt: number
}

/** A window of 256 kB holds any page of ours; the default of 4 MB only costs time to set up. */
const brotliWindow = 18

/** The body in an encoding. Brotli 4 costs a page about a millisecond and is kept with it. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies[encoding]
  if (known) return known
  const made =
    encoding === 'br'
      ? await brotli(page.bodies.identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
            [constants.BROTLI_PARAM_SIZE_HINT]: page.bodies.identity.length,
          },
        })
      : await zip(page.bodies.identity, { level: 6 })
  page.bodies[encoding] = made
  return made
}

/** The best encoding a browser accepts: Brotli before gzip; what it refuses with weight 0 is left out. */
export function encodingOf(accept: string | undefined): Encoding {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

export interface PageCacheOptions {
  readonly maxBytes: number
  /** Served without a second thought for so long. */
  readonly freshMs: number
  /** Served once more while a new one is made. */
  readonly staleMs: number
  readonly now: () => number
}

/**
 * Finished pages of anonymous visitors: bounded in bytes, least recently used out first, stale while revalidating, and
 * one rendering at a time per key however many ask (no stampede).
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #underway = new Map<string, Promise<CachedPage>>()
  readonly #options: PageCacheOptions
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The page of a key; `make` answers with `keep: false` for pages that must not be stored. */
  async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key)
    const age = known ? this.#options.now() - known.storedAt : Number.POSITIVE_INFINITY
    if (known && age <= this.#options.freshMs + this.#options.staleMs) {
      this.#pages.delete(key)
      this.#pages.set(key, known)
      if (age > this.#options.freshMs) void this.#make(key, make).catch(() => undefined)
      return known
    }
    return this.#make(key, make)
  }

  #make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#underway.get(key)
    if (running) return running
    const started = make()
      .then((page) => {
        if (page.keep) this.#store(key, page)
        return page
      })
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, started)
    return started
  }

  /** Counted with its compressed forms, which are about a third of the page together. */
  #size(page: CachedPage): number {
    return Math.ceil(page.bodies.identity.length * 1.35)
  }

  #store(key: string, page: CachedPage): void {
    const old = this.#pages.get(key)
    if (old) this.#bytes -= this.#size(old)
    this.#pages.delete(key)
    this.#pages.set(key, page)
    this.#bytes += this.#size(page)
    for (const [oldest, entry] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#pages.delete(oldest)
      this.#bytes -= this.#size(entry)
    }
  }
}
