import { defineApp } from '@camping/editions/define-app.ts'

export default defineApp({
  id: 'white-label',
  brand: 'lakeland',
  displayName: 'Lakeland Parks',
  sites: ['nl', 'de'],
  domains: { nl: 'nl.lakeland.example', de: 'de.lakeland.example' },
  localHost: 'lakeland.localhost',
  home: 'login',
  supports: { portal: true, checkout: true, offline: true },
  safetyIcons: {
    headerLeft: [],
    headerRight: [],
    footer: {
      payment: [{ name: 'Visa' }, { name: 'Mastercard' }, { name: 'iDEAL' }],
      security: [],
      trust: [],
    },
  },
  socials: [],
  legal: {
    company: 'Lakeland Parks B.V.',
    address: 'Oeverpad 2, 8621 CV Heeg, Nederland',
    email: 'hallo@lakeland.example',
    phone: '+31 515 555 0110',
    registration: 'KvK Leeuwarden 00000000',
  },
})
