import { describe, expect, it } from 'vitest'
import { fromOklch, toOklch } from './oklch.ts'

describe('OKLCH', () => {
  it('gives the published values of plain red', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000')
    expect(lightness).toBeCloseTo(0.628, 3)
    expect(chroma).toBeCloseTo(0.2577, 3)
    expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1)
  })
  it.each(['#000000', '#ffffff', '#1f4d3a', '#f4b23c', '#0b4f6c', '#a8321f', '#808878'])(
    'leads %s back',
    (hex) => expect(fromOklch(toOklch(hex))).toBe(hex),
  )
  it('gives up chroma, not lightness, where no screen follows', () => {
    const requested = { lightness: 0.9, chroma: 0.3, hue: toOklch('#0b4f6c').hue }
    const found = toOklch(fromOklch(requested))
    expect(found.lightness).toBeCloseTo(0.9, 2)
    expect(found.chroma).toBeLessThan(0.15)
    expect(found.hue).toBeCloseTo(requested.hue, 1)
  })
})
