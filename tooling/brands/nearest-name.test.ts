import { expect, it } from 'vitest'
import { didYouMean, nearestName } from './nearest-name.ts'

const known = ['brand', 'onBrand', 'radius', 'ink', 'line', 'messages']

it.each([
  ['brnad', 'brand'],
  ['Brand', 'brand'],
  ['onbrand', 'onBrand'],
  ['raduis', 'radius'],
  ['mesages', 'messages'],
  ['lien', 'line'],
])('knows what %s was to be', (written, meant) => {
  expect(nearestName(written, known)).toBe(meant)
})

it('does not guess', () => {
  for (const written of ['', 'x', 'in', 'spacing', 'background']) expect(didYouMean(written, known)).toBe('')
})
