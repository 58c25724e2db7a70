import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { mailDesign } from './mail-design.ts'

it('leaves sound brands and every layout alone', () => {
  expect(mailDesign(soundBrands)).toEqual([])
  for (const layout of ['card', 'band', 'letter'])
    expect(findingsOf(mailDesign, { config: { mails: { layout, logo: true } } })).toEqual([])
})

it.each([
  [
    'an unknown layout',
    { config: { mails: { layout: 'banner' } } },
    "apps/pond/app.config.ts | mails.layout | 'banner' is no layout of mails. Those are: card, band, letter.",
  ],
  [
    'a logo that there is not',
    { config: { mails: { logo: true }, logo: { file: 'logo.svg', width: 34 } } },
    'mails.logo | There is no apps/pond/public/logo.svg to be drawn for mails.',
  ],
])('names %s, and the remedy', (_what, broken, sentence) => {
  const found = findingsOf(mailDesign, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
