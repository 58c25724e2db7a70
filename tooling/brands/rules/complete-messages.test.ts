import { expect, it } from 'vitest'
import { soundBrands } from '../testing/sound-brands.ts'
import { completeMessages } from './complete-messages.ts'

const shop = soundBrands.tables.get('shop') ?? {}
const row = shop['shop.nights'] as (typeof shop)[string]
const findingsOf = (texts: Partial<typeof row>) =>
  completeMessages({
    ...soundBrands,
    tables: new Map([['shop', { 'shop.nights': { ...row, ...texts } }]]),
  }).map(({ file, key, sentence }) => `${file} | ${key} | ${sentence}`)

it('leaves complete messages alone', () => expect(completeMessages(soundBrands)).toEqual([]))

it.each([
  ['a text that is missing', { it: '' }, 'has no text in it'],
  [
    'a value of another name',
    { fr: '{nuits, plural, one {# nuit} other {# nuits}}' },
    'fr asks for {nuits, plural}',
  ],
  [
    'a plural that became a number',
    { nl: '{nights} nachten' },
    'nl asks for {nights}, but en-GB for {nights, plural}',
  ],
  ['a text that cannot be read', { de: '{nights, plural, one {# Nacht}' }, 'de asks for not readable'],
])('reports %s', (_what, texts, sentence) => {
  const found = findingsOf(texts)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('packages/editions/src/messages/shop.messages.ts | shop.nights | ')
  expect(found[0]).toContain(sentence)
})

it('reports a key in two files', () => {
  const tables = new Map([
    ['shop', shop],
    ['till', shop],
  ])
  expect(completeMessages({ ...soundBrands, tables }).map(({ sentence }) => sentence)).toEqual([
    'stands in packages/editions/src/messages/shop.messages.ts as well. A key belongs to one file.',
  ])
})
