import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'de-at',
  sites: ['de-at'],
  domains: { 'de-at': 'de-at.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [{ name: 'ÖRV', url: 'https://proof.example/oerv' }],
    footer: {
      payment: [{ name: 'Visa' }, { name: 'Mastercard' }],
      security: [],
      trust: [{ name: 'ÖRV', url: 'https://proof.example/oerv' }],
    },
  },
  tagManagerId: 'GTM-ALDERDEAT',
  legal: {
    company: 'Alder Camping Österreich GmbH',
    address: 'Mühlgasse 3, 5020 Salzburg, Österreich',
    email: 'hallo@de-at.alder.example',
    phone: '+43 662 555 110',
    registration: 'Firmenbuchnummer FN 000000a, Firmenbuchgericht: Landesgericht Salzburg',
    representative: 'Magdalena Huber',
    vatNumber: 'ATU00000000',
    supervisoryAuthority: 'Magistrat der Stadt Salzburg',
    disputes: { takesPart: false },
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
