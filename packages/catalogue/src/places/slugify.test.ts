import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

describe('slugify', () => {
  it.each([
    ['Côte d’Azur', false, 'cote-d-azur'],
    ['Lüneburger Heide', true, 'lueneburger-heide'],
    ['Lüneburger Heide', false, 'luneburger-heide'],
    ['Großbritannien', true, 'grossbritannien'],
    ["L'Isle-sur-la-Sorgue", false, 'l-isle-sur-la-sorgue'],
    ['Mali Lošinj', false, 'mali-losinj'],
    ['Hvide Sande & Blåvand', false, 'hvide-sande-blavand'],
    ['Camping Đurđevac', false, 'camping-durdevac'],
  ])('%s (german %s) → %s', (name, german, slug) => {
    expect(slugify(name, german)).toBe(slug)
  })
})
