import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { mapWater } from '../theme/map-water.ts'
import { mixColours } from '../theme/mix-colours.ts'

/** Colours and fonts of the brand, from the page's CSS variables. */
export interface MapTheme {
  brand: string
  ground: string
  surface: string
  ink: string
  inkSoft: string
  fontText: string
  fontDisplay: string
}

/** Reads the brand's values from the document. */
export function readMapTheme(root: HTMLElement): MapTheme {
  const style = getComputedStyle(root)
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    brand: read('brand'),
    ground: read('ground'),
    surface: read('surface'),
    ink: read('ink'),
    inkSoft: read('ink-soft'),
    fontText: read('font-text'),
    fontDisplay: read('font-display'),
  }
}

/**
 * The style of the embedded map, like a printed sheet: paper land, a tinted sea that lightens towards the shore, thin
 * ink for shores, dashes for borders, names in the page's fonts (it needs no glyph server).
 */
export function mapStyle(theme: MapTheme, language: string, tiles: string): StyleSpecification {
  const water = mapWater(theme.brand, theme.ground)
  return {
    version: 8,
    sources: { base: { type: 'vector', url: tiles } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      ...shoreGlow(mixColours(water, theme.surface, 0.55)),
      {
        id: 'land',
        type: 'fill',
        source: 'base',
        'source-layer': 'land',
        paint: { 'fill-color': theme.ground, 'fill-antialias': false },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'base',
        'source-layer': 'shore',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mixColours(theme.brand, water, 0.45),
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 8, 1, 12, 1.6],
        },
      },
      {
        id: 'border',
        type: 'line',
        source: 'base',
        'source-layer': 'border',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mixColours(theme.inkSoft, theme.ground, 0.6),
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.7, 8, 1.4],
          'line-dasharray': [4, 2, 1, 2],
        },
      },
      ...names(theme, language),
    ],
  }
}

/** Rings of lighter water along the shore, as engravers drew them. The land covers their other half. */
function shoreGlow(colour: string): LayerSpecification[] {
  return [
    [14, 0.25],
    [7, 0.35],
  ].map(([width = 0, opacity = 0]) => ({
    id: `glow-${width}`,
    type: 'line',
    source: 'base',
    'source-layer': 'shore',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-opacity': opacity,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, width / 3, 8, width, 12, width * 1.6],
    },
  }))
}

/** The first font of a CSS list. The others are this page's fallbacks, which the library would try to fetch. */
const fontOf = (css: string) => [css.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? 'sans-serif']

function names(theme: MapTheme, language: string): LayerSpecification[] {
  const [base = language] = language.split('-')
  const name = ['coalesce', ['get', language], ['get', base], ['get', 'name']] as const
  const halo = { 'text-halo-color': theme.ground, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 }
  const layer = (kind: string) => ({
    type: 'symbol' as const,
    source: 'base',
    'source-layer': 'place',
    filter: ['==', ['get', 'kind'], kind] as ['==', ['get', string], string],
  })
  return [
    {
      ...layer('city'),
      id: 'towns',
      minzoom: 4,
      layout: {
        'text-field': [...name] as never,
        'text-font': fontOf(theme.fontText),
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          ['step', ['get', 'rank'], 13, 120, 11.5],
          11,
          ['step', ['get', 'rank'], 17, 900, 15, 6000, 13],
        ],
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
        'text-max-width': 8,
      },
      paint: { 'text-color': mixColours(theme.ink, theme.ground, 0.8), ...halo },
    },
    {
      ...layer('country'),
      id: 'countries',
      maxzoom: 7,
      layout: {
        'text-field': [...name] as never,
        'text-font': fontOf(theme.fontDisplay),
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 6, 20],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.18,
        'text-max-width': 7,
        'text-padding': 4,
      },
      paint: { 'text-color': mixColours(theme.brand, theme.ground, 0.72), ...halo },
    },
  ]
}
