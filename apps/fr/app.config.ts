import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'fr',
  sites: ['fr'],
  domains: { fr: 'fr.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: { payment: [{ name: 'Visa' }, { name: 'Mastercard' }], security: [], trust: [] },
  },
  tagManagerId: 'GTM-ALDERFR',
  legal: {
    company: 'Alder Camping France SAS',
    address: '6 rue des Tilleuls, 69003 Lyon, France',
    email: 'bonjour@fr.alder.example',
    phone: '+33 4 99 55 01 10',
    registration: 'RCS Lyon 000 000 000',
    representative: 'Claire Vasseur, présidente',
    vatNumber: 'FR00 000 000 000',
    shareCapital: '50 000 €',
    publisher: 'Claire Vasseur',
    host: {
      name: 'Alder Hébergement SAS',
      address: '12 quai du Lazaret, 13002 Marseille, France',
      phone: '+33 4 99 55 01 20',
    },
    disputes: {
      takesPart: true,
      body: 'Médiation du plein air',
      address: '1 place du Médiateur, 75000 Paris',
      website: 'www.mediation.example',
    },
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
