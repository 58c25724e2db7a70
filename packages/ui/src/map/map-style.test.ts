import { expect, it } from 'vitest'
import { mapStyle } from './map-style.ts'

const paper = {
  brand: '#1F4D3A',
  ground: '#FBF8F2',
  surface: '#FFFFFF',
  ink: '#1B2620',
  inkSoft: '#55625B',
  fontText: '"Figtree Variable", "Figtree arial", sans-serif',
  fontDisplay: "'Fraunces', serif",
}

it('is drawn in the brand’s colours and fonts, with nothing from elsewhere', () => {
  const style = JSON.stringify(mapStyle(paper, 'de-CH', '/tiles/basemap.json'))
  expect(style).toContain('["Figtree Variable"]')
  expect(style).toContain('["Fraunces"]')
  expect(style).toContain(paper.ground)
  expect(style).not.toMatch(/https?:|glyphs|sprite/)
})

it('names places in the edition’s language, its own form first', () => {
  expect(JSON.stringify(mapStyle(paper, 'de-CH', ''))).toContain(
    '["coalesce",["get","de-CH"],["get","de"],["get","name"]]',
  )
})

it('gives each brand its own sea', () => {
  const water = (brand: string) => JSON.stringify(mapStyle({ ...paper, brand }, 'nl', '').layers[0])
  expect(water('#0B4F6C')).not.toBe(water('#1F4D3A'))
})
