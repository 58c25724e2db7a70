import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'uk',
  sites: ['uk'],
  domains: { uk: 'uk.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: { payment: [{ name: 'Visa' }, { name: 'Mastercard' }], security: [], trust: [] },
  },
  reviews: { provider: 'trustpilot', businessIds: { uk: 'uk.alder.example' } },
  tagManagerId: 'GTM-ALDERUK',
  legal: {
    company: 'Alder Camping Ltd',
    address: '12 Orchard Yard, Bristol BS1 4QA, United Kingdom',
    email: 'hello@uk.alder.example',
    phone: '+44 117 496 0110',
    registration: 'Registered in England and Wales, no. 00000000',
    representative: 'Eleanor Hartley, director',
    vatNumber: 'GB 000 0000 00',
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
