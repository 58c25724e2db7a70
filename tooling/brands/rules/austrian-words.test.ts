import { expect, it } from 'vitest'
import { brandsWith, type Broken } from '../testing/sound-brands.ts'
import { readBrands } from '../read-brands.ts'
import { austrianWords } from './austrian-words.ts'

const { brands } = await readBrands()
const { tables } = brands
const found = (broken: Broken) =>
  austrianWords({ ...brandsWith(broken), tables }).map(({ file, key }) => `${file} ${key}`)
const sale = (sites: readonly string[], voucherSale = true) => ({
  sites,
  supports: { portal: true, checkout: true, vouchers: true, voucherSale },
})
const austrian = brands.apps.find(({ folder }) => folder === 'de-at')!.words.get('de.json')!

it('leaves the Austrian edition of the house alone', () => expect(austrianWords(brands)).toEqual([]))

it('wants the words about withdrawal of a brand that sells gift vouchers in Austria', () => {
  const keys = found({ config: sale(['de-at']) })
  expect(keys).toContain('apps/pond/messages/de.json gift.withdrawal.title')
  expect(keys).toContain('apps/pond/messages/de.json footer.withdraw')
  expect(keys.some((key) => key.includes('desk'))).toBe(false)
  expect(found({ config: sale(['de-at']), words: { 'de.json': austrian } })).toEqual([])
})

it('wants nothing of others', () => {
  expect(found({ config: sale(['de-at'], false) })).toEqual([])
  expect(found({ config: sale(['de', 'de-ch']) })).toEqual([])
})

it('does not let one app speak for both countries', () =>
  expect(found({ config: sale(['de', 'de-at']), words: { 'de.json': austrian } })).toEqual([
    'apps/pond/app.config.ts sites',
  ]))

it('reads the texts of an app, too', () =>
  expect(
    found({
      config: sale(['de-at']),
      words: { 'de.json': austrian },
      legalTexts: { 'withdrawal.de.md': 'Sie können den Kauf widerrufen.' },
    }),
  ).toEqual(['apps/pond/legal/withdrawal.de.md ']))
