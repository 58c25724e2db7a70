import type { MessageSet } from '@camping/editions/markets.ts'
import { expect, test } from 'vitest'
import { cityTitle } from './city-title.ts'

test.each<[MessageSet, string, string, string]>([
  ['en-GB', 'Campsites', 'Venice', 'Campsites in Venice'],
  ['de-CH', 'Camping', 'Venedig', 'Camping in Venedig'],
  ['fr', 'Campings', 'Venise', 'Campings à Venise'],
  ['fr', 'Campings', 'Le Lavandou', 'Campings au Lavandou'],
  ['fr', 'Campings', 'Les Saintes-Maries', 'Campings aux Saintes-Maries'],
  ['fr', 'Campings', 'Lecce', 'Campings à Lecce'],
  ['nl-BE', 'Campings', 'Venetië', 'Campings in Venetië'],
  ['it', 'Campeggi', 'Venezia', 'Campeggi a Venezia'],
])('%s %s %s', (messages, offer, city, title) => {
  expect(cityTitle(offer, city, messages)).toBe(title)
})
