import { expect, it } from 'vitest'
import { browserConfig } from './browser-config.ts'
import type { AppConfig } from './define-app.ts'

it('leaves what only the server needs with the server', () => {
  const legal = { company: 'Pond', address: 'a', email: 'b', phone: 'c', registration: 'd' }
  const shown = { id: 'pond', brand: 'pond', sites: ['uk'], legal } as unknown as AppConfig
  const config: AppConfig = {
    ...shown,
    passkeyDomain: 'pond.example',
    paymentTerms: {},
    unpaidLimits: {},
    alertTerms: {},
    inventory: { countries: ['NL'] },
    pagesLeftOut: ['about'],
    legal: { ...legal, representative: 'A. Person', vatNumber: 'GB 1' },
  }
  expect(browserConfig(config)).toEqual(shown)
})
