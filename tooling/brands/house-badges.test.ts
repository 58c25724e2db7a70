import { expect, test } from 'vitest'
import { readBrands } from './read-brands.ts'

const { brands } = await readBrands()
const houseApps = brands.apps.filter(({ config }) => config.home === 'storefront')

test.each<[string, string[]]>([
  ['nl', ['SGR', 'ANVR', 'NCV']],
  ['de', ['DRV']],
  ['de-ch', ['SRV']],
  ['de-at', ['ÖRV']],
])('the memberships of %s are %j, each with its proof', (site, names) => {
  const { trust } = houseApps.find(({ config }) => config.sites.some((one) => one === site))!.config
    .safetyIcons.footer
  expect(trust.map(({ name }) => name)).toEqual(names)
  for (const { url } of trust) expect(url).toMatch(/^https:/)
})

test('every edition of the house shows Visa and Mastercard, the Dutch one iDEAL as well', () => {
  expect(houseApps).toHaveLength(9)
  for (const { config } of houseApps) {
    const icons = config.safetyIcons.footer.payment.map(({ name }) => name)
    expect(icons).toEqual(expect.arrayContaining(['Visa', 'Mastercard']))
    expect(icons.includes('iDEAL')).toBe(config.sites.some((site) => site === 'nl'))
  }
})

test('every edition of the house has a domain of its own', () => {
  const domains = houseApps.flatMap(({ config }) => config.sites.map((site) => config.domains[site]))
  expect(new Set(domains.filter(Boolean)).size).toBe(9)
})
