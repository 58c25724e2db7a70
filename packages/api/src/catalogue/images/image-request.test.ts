import { describe, expect, test } from 'vitest'
import { parseImageRequest } from './image-request.ts'

const parse = (query: Record<string, unknown>, accept?: string) =>
  parseImageRequest({ id: 'place-lake-summer-noon-1', query, accept })

describe('accepted parameters', () => {
  test.each([
    [{}, 'webp', 960, null, 75],
    [{ w: '320' }, 'webp', 320, null, 75],
    [{ w: '640', h: '480' }, 'webp', 640, 480, 75],
    [{ w: '640', h: '360', f: 'jpeg', q: '60' }, 'jpeg', 640, 360, 60],
    [{ w: '1920', h: '823', f: 'png' }, 'png', 1920, 823, 75],
    // One pixel of rounding lands on the same variant.
    [{ w: '1920', h: '822' }, 'webp', 1920, 823, 75],
    [{ w: '480', h: '600' }, 'webp', 480, 600, 75],
    [{ w: '828', h: '414', f: 'avif' }, 'avif', 828, 414, 75],
    [{ q: '1' }, 'webp', 960, null, 45],
    [{ q: '50' }, 'webp', 960, null, 45],
    [{ q: '54' }, 'webp', 960, null, 60],
    [{ q: '100' }, 'webp', 960, null, 90],
  ])('%j', (query, format, width, height, quality) => {
    const parsed = parse(query)
    expect(parsed).toMatchObject({ ok: true, variant: { format, width, height, quality } })
  })
})

describe('refused parameters name their field', () => {
  test.each([
    [{ w: '321' }, 'w'],
    [{ w: '0' }, 'w'],
    [{ w: '-320' }, 'w'],
    [{ w: '320.0' }, 'w'],
    [{ w: '3e2' }, 'w'],
    [{ w: '99999' }, 'w'],
    [{ w: '' }, 'w'],
    [{ w: ['320', '640'] }, 'w'],
    [{ w: '640', h: '481.5' }, 'h'],
    [{ w: '640', h: '482' }, 'h'],
    [{ w: '640', h: '99999' }, 'h'],
    [{ f: 'gif' }, 'f'],
    [{ f: 'svg' }, 'f'],
    [{ f: '__proto__' }, 'f'],
    [{ q: '0' }, 'q'],
    [{ q: '101' }, 'q'],
    [{ q: 'high' }, 'q'],
    [{ cachebuster: '1' }, 'cachebuster'],
  ])('%j', (query, field) => {
    const parsed = parse(query)
    expect(parsed.ok).toBe(false)
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.path)).toContain(field)
  })
})

describe('f=auto follows Accept', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['image/png,image/jpeg', 'jpeg'],
    [undefined, 'jpeg'],
  ])('%s gives %s', (accept, format) => {
    expect(parse({ f: 'auto' }, accept)).toMatchObject({
      ok: true,
      negotiated: true,
      variant: { format },
    })
  })
})
