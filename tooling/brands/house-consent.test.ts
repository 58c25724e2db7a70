import { requiresConsent } from '@camping/editions/consent-needs.ts'
import { legalPage } from '@camping/editions/legal/legal-page.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { footerMessages } from '@camping/editions/messages/footer.messages.ts'
import { describe, expect, test } from 'vitest'
import { readBrands } from './read-brands.ts'

const { brands } = await readBrands()

describe.each(brands.apps.flatMap(({ config }) => config.sites.map((site) => [site, config] as const)))(
  'the page about cookies of %s',
  (site, config) => {
    const { added } = legalPage('cookies', { site, config, isDemonstration: false })
    const text = added.map(({ body }) => body).join(' ')
    const settings = footerMessages['footer.consent'][markets[site].messages]

    test('names the settings of the footer where there are some, and nowhere else', () => {
      expect(text.includes(settings)).toBe(requiresConsent(config))
    })
  },
)

test('every edition of the house measures visits, with consent', () => {
  // Not those of brands: a new one need not measure anything.
  const house = brands.apps.filter(({ config }) => siteCodes.some((code) => code === config.id))
  expect(house).toHaveLength(siteCodes.length)
  for (const { config } of house) expect(config.tagManagerId, config.id).toMatch(/^GTM-/)
})
