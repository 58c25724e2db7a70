import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'nl',
  sites: ['nl'],
  domains: { nl: 'nl.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [{ name: 'SGR', url: 'https://proof.example/sgr' }],
    footer: {
      payment: [{ name: 'Visa' }, { name: 'Mastercard' }, { name: 'iDEAL' }],
      security: [],
      trust: [
        { name: 'SGR', url: 'https://proof.example/sgr' },
        { name: 'ANVR', url: 'https://proof.example/anvr' },
        { name: 'NCV', url: 'https://proof.example/ncv' },
      ],
    },
  },
  tagManagerId: 'GTM-ALDERNL',
  legal: {
    company: 'Alder Camping B.V.',
    address: 'Molenweg 5, 3511 LM Utrecht, Nederland',
    email: 'hallo@nl.alder.example',
    phone: '+31 30 555 0110',
    registration: 'KvK-nummer: 00000000',
    vatNumber: 'NL000000000B00',
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
