import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { untilQuiet } from './steps/quiet-page.ts'
import { requestsUnderWay } from './steps/requests-under-way.ts'

export interface PageWeight {
  /** Bytes of scripts as they travelled. */
  readonly scripts: number
  /** Those of them that the document names: what has to be there before the page is alive. */
  readonly firstScripts: number
  /** Bytes of style sheets as they travelled, and of the page's own style elements, compressed. */
  readonly styles: number
  /** The document without its inlined style sheets, which `styles` weighs. */
  readonly html: { readonly raw: number; readonly compressed: number }
  /** Style sheets that came as files though the document holds them. */
  readonly twice: string[]
  /** Encodings that scripts and style sheets came in. */
  readonly encodings: string[]
}

/** Longer than anything on a page waits before it loads something by itself, ms. */
const atRestMs = 1500

/** Opens an address and weighs what the browser loads by itself until it has nothing more to load. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  requestsUnderWay(page.context())
  const document = await page.goto(address)
  await untilQuiet(page, atRestMs)
  page.off('response', note)
  const html = (await document?.text()) ?? ''
  const files = responses.filter((response) =>
    ['script', 'stylesheet'].includes(response.request().resourceType()),
  )
  const sizes = await Promise.all(
    files.map(async (response) => ({
      kind: response.request().resourceType(),
      named: html.includes(new URL(response.url()).pathname),
      size: (await response.request().sizes()).responseBodySize,
      encoding: (await response.headerValue('content-encoding')) ?? 'none',
    })),
  )
  const sum = (kind: string) =>
    sizes.filter((file) => file.kind === kind).reduce((total, file) => total + file.size, 0)
  const { inline, markup } = partsOf(html)
  const first = sizes.filter(({ kind, named }) => kind === 'script' && named)
  return {
    scripts: sum('script'),
    firstScripts: first.reduce((total, file) => total + file.size, 0),
    styles: sum('stylesheet') + (inline ? brotliCompressSync(inline).length : 0),
    html: { raw: Buffer.byteLength(markup), compressed: brotliCompressSync(markup).length },
    twice: files
      .map((file) => new URL(file.url()).pathname)
      .filter((file) => html.includes(`type="text/inlined" href="${file}"`)),
    encodings: [...new Set(sizes.map((file) => file.encoding))],
  }
}

/** What a document brings with it and names: of what comes later, when scripts ask for it, nothing. */
export type DocumentWeight = Omit<PageWeight, 'scripts' | 'twice'>

/** Weighs a document and the scripts and style sheets that it names, as they travel to a browser. */
export async function weighDocument(address: string): Promise<DocumentWeight> {
  const document = await fetchPacked(address)
  const html = document.body.toString()
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, path = '']) => new URL(path, address).href)),
  ]
  const fetched = async (addresses: string[]) => Promise.all(addresses.map((one) => fetchPacked(one)))
  const scripts = await fetched(named(/[" ](\/[^" ]+\.js)(?=[" ])/g))
  // One that is there already is named so that nobody fetches it.
  const sheets = await fetched(
    named(/<link(?![^>]* type="text\/inlined")[^>]* rel="stylesheet"[^>]* href="([^"]+\.css)"/g),
  )
  const sum = (files: readonly Packed[]) => files.reduce((total, { size }) => total + size, 0)
  const { inline, markup } = partsOf(html)
  return {
    firstScripts: sum(scripts),
    styles: sum(sheets) + (inline ? brotliCompressSync(inline).length : 0),
    html: {
      raw: Buffer.byteLength(markup),
      // Packing takes longer than fetching.
      get compressed() {
        return brotliCompressSync(markup).length
      },
    },
    encodings: [...new Set([...scripts, ...sheets].map(({ encoding }) => encoding))],
  }
}

interface Packed {
  /** Bytes as they travelled. */
  readonly size: number
  readonly encoding: string
  readonly body: Buffer
}

const unpacked: Partial<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

/** Asks as a browser does, and leaves what comes as it came. */
function fetchPacked(address: string): Promise<Packed> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*' }
    const sent = request(address, { headers }, (answer) => {
      const encoding = answer.headers['content-encoding'] ?? 'none'
      const read = async () => {
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${address}`)
        const packed = await buffer(answer)
        return {
          size: packed.length,
          encoding,
          body: unpacked[encoding]?.(packed) ?? packed,
        }
      }
      done(read())
    })
    sent.on('error', fail)
    sent.end()
  })
}

/** The style sheets that a document holds, and the rest of it. */
function partsOf(html: string): { inline: string; markup: string } {
  return {
    inline: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n'),
    markup: html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''),
  }
}
