import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { copyBytes } from './copy-bytes.ts'
import type { CachedPage, Encoding } from './page-cache.ts'

const brotli = promisify(zlib.brotliCompress)
const zip = promisify(zlib.gzip)
const { constants } = zlib

type Compressed = Exclude<Encoding, 'identity'>

/** A body as a browser accepts it. */
interface EncodedBody {
  readonly encoding: Encoding
  readonly body: Buffer
}

/** A window of 256 kB fits any page; the default of 4 MB only costs time to set up. */
const brotliWindow = 18
/** A compressed page fits in one piece, so that it leaves the thread that compresses once instead of every 16 kB. */
const chunkSize = 65_536

/** For pages that nobody may request again: half the time of Brotli 4 for 4 % more bytes (300). */
const quickBrotli = 3
/** For pages that are requested again: a tenth fewer bytes for three times the time, once. */
const denseBrotli = 5

const brotliOf = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** Node 20 has no Zstandard. */
const hasZstandard = (zlib as Partial<typeof zlib>).zstdCompressSync !== undefined

const compress: Record<Compressed, (body: Buffer) => Buffer | Promise<Buffer>> = {
  // Faster than handing a page to another thread (304).
  zstd: (body) =>
    zlib.zstdCompressSync(body, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) => brotliOf(body, quickBrotli),
  gzip: (body) => zip(body, { level: 4, chunkSize }),
}

/** One dense form at a time, so that the other threads stay free. */
let isMakingDense = false

/**
 * The body in the best encoding that a browser accepts. Most pages with dates are requested once: they are compressed
 * quickly. A page that is requested again gets a dense form meanwhile, for later requests.
 */
export async function bodyFor(page: CachedPage, accept: string | undefined): Promise<EncodedBody> {
  const accepted = acceptedEncodings(accept)
  // Without a dense form the quick ones stay.
  if (page.isRequestedAgain && accepted.has('br') && !page.isDense) makeDense(page).catch(() => undefined)
  const order = page.isDense ? denseFirst : quickFirst
  const encoding = order.find((one) => accepted.has(one)) ?? 'identity'
  return { encoding, body: await bodyIn(page, encoding) }
}

const quickFirst = ['zstd', 'br', 'gzip'] as const
const denseFirst = ['br', 'zstd', 'gzip'] as const

/** The body in an encoding, which is cached. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies[encoding]
  if (known || encoding === 'identity') return known ?? page.bodies.identity
  const made = copyBytes(await compress[encoding](page.bodies.identity))
  // A concurrent request may have been faster.
  return page.bodies[encoding] ?? store(page, encoding, made)
}

/** Replaces the quick forms, which nearly nobody gets from then on. */
async function makeDense(page: CachedPage): Promise<void> {
  if (isMakingDense) return
  isMakingDense = true
  try {
    store(page, 'br', copyBytes(await brotliOf(page.bodies.identity, denseBrotli)))
    page.isDense = true
    page.grown?.(-(page.bodies.zstd?.byteLength ?? 0))
    delete page.bodies.zstd
  } finally {
    isMakingDense = false
  }
}

function store(page: CachedPage, encoding: Compressed, body: Buffer): Buffer {
  page.grown?.(body.byteLength - (page.bodies[encoding]?.byteLength ?? 0))
  page.bodies[encoding] = body
  return body
}

/** Browsers send a handful of headers: these are read once. */
const knownHeaders = new Map<string, ReadonlySet<string>>()
const mostHeaders = 100
const longestKnown = 100

function acceptedEncodings(accept = ''): ReadonlySet<string> {
  const known = knownHeaders.get(accept)
  if (known) return known
  const accepted = readEncodings(accept)
  if (accept.length <= longestKnown && knownHeaders.size < mostHeaders) knownHeaders.set(accept, accepted)
  return accepted
}

/** The encodings in a header that this process has; weight 0 excludes one. */
function readEncodings(accept: string): ReadonlySet<string> {
  const accepted = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim() ?? ''),
  )
  if (!hasZstandard) accepted.delete('zstd')
  return accepted
}
