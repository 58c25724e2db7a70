import type { AppConfig } from '@camping/editions/define-app.ts'
import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import type { BrandApp, BrandRule, Brands } from '../brand-app.ts'

const storefront: AppConfig = {
  id: 'hill',
  brand: 'hill',
  displayName: 'Hill Camping',
  sites: ['uk', 'de-ch'],
  domains: { uk: 'uk.hill.example', 'de-ch': 'ch.hill.example' },
  localHost: 'localhost',
  home: 'storefront',
  supports: { destinations: true, search: true, checkout: true, portal: true },
  safetyIcons: {
    headerLeft: [],
    headerRight: [{ name: 'SRV', url: 'https://proof.example/srv' }],
    footer: { payment: [{ name: 'Visa' }], security: [], trust: [] },
  },
  socials: [{ icon: 'instagram', url: 'https://social.example/hill' }],
  legal: {
    company: 'Hill Camping Ltd',
    address: '1 Hill Road, Bristol',
    email: 'hello@hill.example',
    phone: '+44 117 496 0110',
    registration: 'Registered in England, no. 00000000',
    vatNumber: 'GB 000 0000 00',
    contractPartner: 'operator',
    offerors: 'traders',
  },
}

const icon = {
  name: 'favicon.svg',
  bytes: 100,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36"/></svg>',
}

function app(config: AppConfig): BrandApp {
  const folder = config.id
  return {
    folder,
    config,
    theme: {},
    fonts: new Map(),
    words: new Map(),
    legalTexts: new Map(),
    pageTexts: new Map(),
    slots: {},
    files: [icon],
    pictures: [],
    packageName: `@camping/app-${folder}`,
  }
}

/** Two valid brands: a storefront with two editions, a portal with one. */
export const soundBrands: Brands = {
  apps: [
    app(storefront),
    app({
      ...storefront,
      id: 'pond',
      brand: 'pond',
      displayName: 'Pond Parks',
      sites: ['nl'],
      domains: { nl: 'nl.pond.example' },
      localHost: 'pond.localhost',
      home: 'login',
      supports: { portal: true, checkout: true },
    }),
  ],
  tables: new Map([
    [
      'shop',
      {
        'shop.nights': {
          'en-GB': '{nights, plural, one {# night} other {# nights}}',
          de: '{nights, plural, one {# Nacht} other {# Nächte}}',
          'de-CH': '{nights, plural, one {# Nacht} other {# Nächte}}',
          fr: '{nights, plural, one {# nuit} other {# nuits}}',
          nl: '{nights, plural, one {# nacht} other {# nachten}}',
          'nl-BE': '{nights, plural, one {# nacht} other {# nachten}}',
          it: '{nights, plural, one {# notte} other {# notti}}',
        },
      },
    ],
  ]),
}

/** Changes of the portal's brand; everything else stays valid. */
export interface Broken {
  /** Allows invalid types, because brand teams do not run the compiler. */
  readonly config?: object
  readonly theme?: ThemeOverrides | object
  readonly fonts?: BrandApp['fonts']
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Texts by file name below legal/. */
  readonly legalTexts?: Readonly<Record<string, string>>
  /** Texts by file name below pages/. */
  readonly pageTexts?: Readonly<Record<string, string>>
  readonly slots?: BrandApp['slots']
  readonly missingImports?: readonly string[]
  readonly files?: BrandApp['files']
  readonly pictures?: BrandApp['pictures']
  readonly drawn?: BrandApp['drawn']
  readonly entries?: readonly string[]
  readonly packageName?: string
}

/** The valid brands with a change in the portal, apps/pond. */
export function brandsWith({ config, theme, words, legalTexts, pageTexts, ...rest }: Broken): Brands {
  const [hill, pond] = soundBrands.apps as [BrandApp, BrandApp]
  const broken = {
    ...pond,
    ...rest,
    config: { ...pond.config, ...config } as AppConfig,
    theme: (theme ?? pond.theme) as ThemeOverrides,
    words: new Map(Object.entries(words ?? {})),
    legalTexts: new Map(Object.entries(legalTexts ?? {})),
    pageTexts: new Map(Object.entries(pageTexts ?? {})),
  }
  return { ...soundBrands, apps: [hill, broken] }
}

/** The findings of a rule about changed brands: `file, key` and the sentence, as lines. */
export function findingsOf(rule: BrandRule, broken: Broken): string[] {
  return rule(brandsWith(broken)).map(({ file, key, sentence }) => `${file} | ${key} | ${sentence}`)
}
