import { expect, it } from 'vitest'
import { readBrands } from '../read-brands.ts'

/** Words of German law and administration that Austria has others for. */
const germanOnly = /Widerruf|widerruf(?:e|en)?\b|Kurtaxe/
/** A consent is withdrawn with the same word, and a notice of the law has a key of its own (country-notices.ts). */
const alike = new Set(['chatbot.consent.withdraw', 'checkout.legal.no-withdrawal'])

it('Austria has words of its own for everything that its law calls otherwise', async () => {
  const { brands } = await readBrands()
  const own = brands.apps.find(({ folder }) => folder === 'de-at')?.words.get('de.json') ?? {}
  const needed = [...brands.tables.values()]
    .flatMap((table) => Object.entries(table))
    .filter(([key, row]) => germanOnly.test(row.de) && !alike.has(key))
    .map(([key]) => key)
  expect(needed.length).toBeGreaterThan(15)
  expect(needed.filter((key) => !(key in own))).toEqual([])
  expect(Object.entries(own).filter(([, text]) => germanOnly.test(text))).toEqual([])
})
