import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'de-ch',
  sites: ['de-ch'],
  domains: { 'de-ch': 'de-ch.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [{ name: 'SRV', url: 'https://proof.example/srv' }],
    footer: {
      payment: [{ name: 'Visa' }, { name: 'Mastercard' }, { name: 'TWINT' }, { name: 'PayPal' }],
      security: [],
      trust: [{ name: 'SRV', url: 'https://proof.example/srv' }],
    },
  },
  tagManagerId: 'GTM-ALDERDECH',
  legal: {
    company: 'Alder Camping Schweiz AG',
    address: 'Seestrasse 21, 6003 Luzern, Schweiz',
    email: 'hallo@de-ch.alder.example',
    phone: '+41 41 555 01 10',
    registration: 'Handelsregister Luzern, CHE-000.000.000',
    representative: 'Reto Ammann',
    vatNumber: 'CHE-000.000.000 MWST',
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
