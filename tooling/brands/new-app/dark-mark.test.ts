import { expect, it } from 'vitest'
import type { BrandApp } from '../brand-app.ts'
import { seenLogo } from '../rules/seen-logo.ts'
import { brandsWith } from '../testing/sound-brands.ts'
import { withSeenMark } from './dark-mark.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">'
const square = 'd="M0 0h36v36H0Z"/>'
const markOf = (svg: string): BrandApp => {
  const files = [{ name: 'favicon.svg', bytes: svg.length, svg }]
  return brandsWith({ files }).apps[1] as BrandApp
}

it.each([
  ['black where nothing is stated', `${open}<path ${square}</svg>`],
  ['an attribute', `${open}<path fill="#0B4F3C" ${square}</svg>`],
  ['a line', `${open}<path fill="none" stroke="#013" stroke-width="20" d="M0 18h36"/></svg>`],
  ['a style', `${open}<style>.a{fill:#0B4F3C}</style><path class="a" ${square}</svg>`],
])('gives a dark mark lighter colours for dark headers: %s', async (_what, svg) => {
  const { app, recoloured } = await withSeenMark(markOf(svg))
  expect(recoloured).toBe('favicon.svg')
  expect(app.files[0]?.svg).toContain('prefers-color-scheme:dark')
  expect(seenLogo({ apps: [app], tables: new Map() })).toEqual([])
})

it('leaves a mark as it is that is seen in light and dark, or has a dark form', async () => {
  for (const svg of [
    `${open}<path fill="#F26B5B" ${square}</svg>`,
    `${open}<path fill="#0B4F3C" ${square}<path fill="#fff" d="M8 8h18v18H8Z"/></svg>`,
    `${open}<style>@media (prefers-color-scheme:dark){path{fill:#eee}}</style><path ${square}</svg>`,
  ]) {
    const { app, recoloured } = await withSeenMark(markOf(svg))
    expect(recoloured).toBeUndefined()
    expect(app.files[0]?.svg).toBe(svg)
  }
})
