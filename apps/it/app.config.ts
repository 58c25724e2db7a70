import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'it',
  sites: ['it'],
  domains: { it: 'it.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: { payment: [{ name: 'Visa' }, { name: 'Mastercard' }], security: [], trust: [] },
  },
  tagManagerId: 'GTM-ALDERIT',
  legal: {
    company: 'Alder Camping Italia S.r.l.',
    address: 'Via dei Tigli 14, 37121 Verona, Italia',
    email: 'ciao@it.alder.example',
    phone: '+39 045 555 0110',
    registration: 'Registro delle imprese di Verona, n. REA VR-000000',
    representative: 'Giulia Bellini',
    vatNumber: 'IT00000000000',
    shareCapital: '50.000 € i.v.',
    disputes: { takesPart: false },
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
