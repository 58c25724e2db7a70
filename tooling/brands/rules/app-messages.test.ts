import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { appMessages } from './app-messages.ts'

it('leaves sound brands alone', () => expect(appMessages(soundBrands)).toEqual([]))

it.each([
  [
    'a file that no edition reads',
    { words: { 'fr.json': {} } },
    'apps/pond/messages/fr.json |  | is read by no edition of this app. Its files are: nl.json',
  ],
  [
    'a word for no message',
    { words: { 'nl.json': { 'shop.nihgts': 'x' } } },
    'apps/pond/messages/nl.json | shop.nihgts | There is no such message',
  ],
  [
    'a word that forgot the number',
    { words: { 'nl.json': { 'shop.nights': 'nachten' } } },
    'shop.nights | must ask for the same values as the house: {nights, plural}',
  ],
  ['a word without words', { words: { 'nl.json': { 'shop.nights': ' ' } } }, 'shop.nights | has no text'],
  [
    'a word that cannot be read',
    { words: { 'nl.json': { 'shop.nights': '{nights, plural' } } },
    'not readable',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(appMessages, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
