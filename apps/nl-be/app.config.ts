import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'nl-be',
  sites: ['nl-be'],
  domains: { 'nl-be': 'nl-be.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: { payment: [{ name: 'Visa' }, { name: 'Mastercard' }], security: [], trust: [] },
  },
  tagManagerId: 'GTM-ALDERNLBE',
  legal: {
    company: 'Alder Camping België BV',
    address: 'Kaasstraat 9, 2000 Antwerpen, België',
    email: 'hallo@nl-be.alder.example',
    phone: '+32 3 555 01 10',
    registration: 'Ondernemingsnummer 0000.000.000',
    vatNumber: 'BE 0000.000.000',
    disputes: { takesPart: false },
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
