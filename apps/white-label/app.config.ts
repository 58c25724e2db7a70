import { defineApp } from '@camping/editions/define-app.ts'

export default defineApp({
  id: 'white-label',
  brand: 'lakeland',
  displayName: 'Lakeland Parks',
  sites: ['nl', 'de'],
  domains: { nl: 'nl.lakeland.example', de: 'de.lakeland.example' },
  passkeyDomain: 'lakeland.example',
  localHost: 'lakeland.localhost',
  home: 'login',
  supports: { portal: true, checkout: true, offline: true },
  pages: [{ name: 'our-parks', slug: { nl: 'onze-parken', de: 'unsere-parks' } }],
  campaigns: [
    {
      from: '2026-11-01',
      to: '2027-02-28',
      title: { nl: 'Winter aan het water', de: 'Winter am Wasser' },
      text: {
        nl: 'Van november tot en met februari is het rustig op de parken.',
        de: 'Von November bis Februar ist es ruhig in den Parks.',
      },
      link: { text: { nl: 'Lees meer', de: 'Mehr erfahren' }, url: 'page:our-parks' },
      banner: true,
    },
  ],
  logo: { file: 'logo.svg', width: 34 },
  links: {
    headerTop: [
      {
        text: { nl: 'Alle Lakeland-parken', de: 'Alle Lakeland-Parks' },
        url: 'https://parks.lakeland.example/',
      },
    ],
    footer: [
      {
        title: { nl: 'Over Lakeland', de: 'Über Lakeland' },
        links: [
          { text: { nl: 'Onze parken', de: 'Unsere Parks' }, url: 'page:our-parks' },
          { text: { nl: 'Werken bij ons', de: 'Bei uns arbeiten' }, url: 'https://jobs.lakeland.example/' },
        ],
      },
    ],
  },
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
  tagManagerId: 'GTM-LAKE001',
  legal: {
    company: 'Lakeland Parks B.V.',
    address: 'Oeverpad 2, 8621 CV Heeg, Nederland',
    email: 'hallo@lakeland.example',
    phone: '+31 515 555 0110',
    registration: 'KvK Leeuwarden 00000000',
    representative: 'Sanne de Vries',
    vatNumber: 'NL000000000B00',
    disputes: { takesPart: false },
    dataProtectionAuthority:
      'Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag, www.autoriteitpersoonsgegevens.nl',
    contractPartner: 'operator',
    offerors: 'traders',
  },
})
