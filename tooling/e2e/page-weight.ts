import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

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

/** Opens an address and weighs what the browser loads by itself until it has nothing more to load. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  const document = await page.goto(address, { waitUntil: 'networkidle' })
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
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n')
  const markup = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const first = sizes.filter(({ kind, named }) => kind === 'script' && named)
  return {
    scripts: sum('script'),
    firstScripts: first.reduce((total, file) => total + file.size, 0),
    styles: sum('stylesheet') + (inline ? brotliCompressSync(inline).length : 0),
    html: { raw: Buffer.byteLength(markup), compressed: brotliCompressSync(markup).length },
    twice: files
      .map((file) => new URL(file.url()).pathname)
      .filter((file) => html.includes(`type="inlined" href="${file}"`)),
    encodings: [...new Set(sizes.map((file) => file.encoding))],
  }
}
