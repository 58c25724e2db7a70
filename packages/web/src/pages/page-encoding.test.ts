import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { CachedPage } from './page-cache.ts'
import { bodyFor, bodyIn } from './page-encoding.ts'

const browser = 'gzip, deflate, br, zstd'
const words = Array.from({ length: 400 }, (_, row) => `<li class="site">Zelten am See ${row * 7919}</li>`)

const makePage = (text = words.join('')): CachedPage => ({
  status: 200,
  mayStore: true,
  bodies: { identity: Buffer.from(text) },
  storedAt: 0,
})

describe('bodyIn', () => {
  it('gives the same page in every encoding, and compresses once', async () => {
    const page = makePage()
    const text = page.bodies.identity.toString()
    const brotli = await bodyIn(page, 'br')
    expect(brotliDecompressSync(brotli).toString()).toBe(text)
    expect(zstdDecompressSync(await bodyIn(page, 'zstd')).toString()).toBe(text)
    expect(gunzipSync(await bodyIn(page, 'gzip')).toString()).toBe(text)
    expect((await bodyIn(page, 'identity')).toString()).toBe(text)
    expect(await bodyIn(page, 'br')).toBe(brotli)
  })
})

describe('bodyFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br, zstd;q=0', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br; q=0.5, gzip; q=1', 'br'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=0.001', 'br'],
    ['x-br, brotli, gzipped', 'identity'],
    ['BR', 'br'],
    ['identity', 'identity'],
    [`${'gzip;q=0,'.repeat(1000)}br`, 'br'],
  ])('%j: %s', async (header, encoding) => {
    expect((await bodyFor(makePage('<p>Zelten</p>'), header)).encoding).toBe(encoding)
  })

  it('makes a dense form of a page that is requested again, and only of that', async () => {
    const once = makePage()
    const again: CachedPage = { ...makePage(), isRequestedAgain: true }
    const quick = await bodyFor(again, browser)
    expect(quick.encoding).toBe('zstd')
    await vi.waitFor(() => expect(again.isDense).toBe(true), { timeout: 20_000 })
    const dense = await bodyFor(again, browser)
    expect(dense.encoding).toBe('br')
    expect(brotliDecompressSync(dense.body).toString()).toBe(words.join(''))
    await bodyFor(once, browser)
    await bodyFor(once, browser)
    expect(once.isDense).toBeUndefined()
    expect(dense.body.equals(await bodyIn(once, 'br'))).toBe(false)
  })

  it('counts the dense form in the place of the quick ones', async () => {
    const sizes: number[] = []
    const page: CachedPage = { ...makePage(), isRequestedAgain: true, grown: (bytes) => sizes.push(bytes) }
    await bodyFor(page, 'br')
    await bodyFor(page, browser)
    await vi.waitFor(() => expect(page.isDense).toBe(true), { timeout: 20_000 })
    const { identity: _, ...stored } = page.bodies
    const held = Object.values(stored).reduce((sum, body) => sum + body.byteLength, 0)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(held)
    expect(Object.keys(stored)).toEqual(['br'])
  })
})
