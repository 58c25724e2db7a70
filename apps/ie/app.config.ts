import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'ie',
  sites: ['ie'],
  domains: { ie: 'ie.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: { payment: [{ name: 'Visa' }, { name: 'Mastercard' }], security: [], trust: [] },
  },
  pictures: { home: { id: 'hero-sea-summer-morning-3', alt: '', placeholder: '9cbaba7a5' } },
  payments: ['saferpay', 'bambora'],
  tagManagerId: 'GTM-ALDERIE',
  chatbot: { provider: 'http', url: 'https://chat.alder.example/v1' },
  legal: {
    company: 'Alder Camping Ireland Ltd',
    address: '4 Mill Lane, Cork T12 X7PA, Ireland',
    email: 'hello@ie.alder.example',
    phone: '+353 21 555 0110',
    registration: 'Registered in Ireland, no. 000000',
    representative: 'Aoife Brennan, director',
    vatNumber: 'IE 0000000A',
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
