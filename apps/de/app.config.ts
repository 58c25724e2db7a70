import { defineApp } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'

export default defineApp({
  ...house,
  id: 'de',
  sites: ['de'],
  domains: { de: 'de.alder.example' },
  safetyIcons: {
    headerLeft: [],
    headerRight: [{ name: 'DRV', url: 'https://proof.example/drv' }],
    footer: {
      payment: [{ name: 'Visa' }, { name: 'Mastercard' }],
      security: [],
      trust: [{ name: 'DRV', url: 'https://proof.example/drv' }],
    },
  },
  tagManagerId: 'GTM-ALDERDE',
  legal: {
    company: 'Alder Camping GmbH',
    address: 'Lindenhof 8, 79098 Freiburg, Deutschland',
    email: 'hallo@de.alder.example',
    phone: '+49 761 5550 110',
    registration: 'Amtsgericht Freiburg, HRB 000000',
    representative: 'Mara Lindner',
    vatNumber: 'DE000000000',
    disputes: { takesPart: false },
    dataProtectionAuthority:
      'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart',
    contractPartner: 'campsite',
    offerors: 'traders',
  },
})
