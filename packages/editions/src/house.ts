import type { AppConfig } from './define-app.ts'

/** Common data of the nine editions of the house brand (brands-2). */
export const house = {
  brand: 'alder',
  displayName: 'Alder Camping',
  localHost: 'localhost',
  passkeyDomain: 'alder.example',
  home: 'storefront',
  flagship: 'true',
  supports: {
    destinations: true,
    search: true,
    themes: true,
    content: true,
    checkout: true,
    portal: true,
    newsletter: true,
    offline: true,
    vouchers: true,
    voucherSale: true,
  },
  socials: [
    { icon: 'instagram', url: 'https://social.example/alder-camping' },
    { icon: 'facebook', url: 'https://social.example/alder.camping' },
    { icon: 'pinterest', url: 'https://social.example/aldercamping' },
  ],
} as const satisfies Partial<AppConfig>
