import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { BrandApp, PublicFile } from '../brand-app.ts'
import type { Answers } from './answers.ts'
import { checkout } from '../places.ts'
import { brandMark } from './brand-mark.ts'
import { brandTheme } from './brand-theme.ts'
import { exampleFacts } from './example-facts.ts'

/** The app of the answers, in the form that the rules check. */
export function appOf(answers: Answers, { localHost }: Pick<AppConfig, 'localHost'>): BrandApp {
  const { brand, name, sites, domain, features, legal } = answers
  const theme = brandTheme(answers.colour, answers.accent)
  const { icon, logo } = brandMark(answers.logo, theme, name)
  const config: AppConfig = {
    id: brand,
    brand,
    displayName: name,
    sites,
    domains: Object.fromEntries(
      sites.map((site) => [site, sites.length === 1 ? domain : `${site}.${domain}`]),
    ),
    localHost,
    home: features.includes('search') ? 'storefront' : 'login',
    supports: Object.fromEntries(features.map((feature) => [feature, true])),
    safetyIcons: {
      headerLeft: [],
      headerRight: [],
      footer: { payment: paymentBadges(sites), security: [], trust: [] },
    },
    socials: [],
    ...(logo && { logo: { file: 'logo.svg', width: logo.width } }),
    legal: { ...legal, ...exampleFacts(sites) },
  }
  return {
    folder: brand,
    config,
    theme,
    words: wordsOf(sites, features),
    legalTexts: new Map(),
    pageTexts: new Map(),
    fonts: new Map(),
    pictures: [],
    slots: {},
    files: [drawn('favicon.svg', icon), ...(logo ? [drawn('logo.svg', logo.svg)] : [])],
    packageName: `@camping/app-${brand}`,
  }
}

/** What the law of one country words differently than its set, copied from the house's edition there. */
function wordsOf(sites: Answers['sites'], features: Answers['features']): BrandApp['words'] {
  const file = join(checkout, 'apps/de-at/messages/de.json')
  const isAustrian = sites.includes('de-at') && !sites.includes('de') && features.includes('voucherSale')
  if (!isAustrian || !existsSync(file)) return new Map()
  return new Map([['de.json', JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]])
}

const drawn = (name: string, svg: string): PublicFile => ({ name, bytes: Buffer.byteLength(svg), svg })

/** Common cards, and the local payment methods of each market. */
function paymentBadges(sites: Answers['sites']) {
  const dutch = sites.some((site) => markets[site].language === 'nl')
  return ['Visa', 'Mastercard', ...(dutch ? ['iDEAL'] : [])].map((name) => ({ name }))
}

/** JSON with small groups on one line, like handwritten code. */
const asCode = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(/\{\n\s+("\w+": "[^"\n]*")\n\s+\}/g, '{ $1 }')

/** What this checkout builds an app with. In a brand's repository the packages are installed at its root, which builds all apps. */
const ofCheckout = {
  scripts: {
    build: 'vite build --config ../../tooling/vite/app.vite.config.ts',
  },
  dependencies: {
    '@camping/editions': 'workspace:*',
    '@camping/storefront': 'workspace:*',
    '@camping/ui': 'workspace:*',
  },
  devDependencies: { '@camping/vite-preset': 'workspace:*', vite: 'catalog:' },
}

/**
 * The files of an app by their path below its folder. The formatter then applies the house style.
 * @param isInstalled whether the product was installed as packages
 */
export function appFiles(
  { folder, config, theme, files, words }: BrandApp,
  { isInstalled }: { isInstalled: boolean },
): Record<string, string> {
  const editor = { extends: '../../tsconfig.base.json', include: ['*.ts'], exclude: ['dist'] }
  return {
    'app.config.ts': `import { defineApp } from '@camping/editions/define-app.ts'\n\nexport default defineApp(${asCode(config)})\n`,
    'theme.ts': `import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'\n\n/** ${config.displayName.replaceAll('*/', '')}. */\nexport default ${asCode(theme)} satisfies ThemeOverrides\n`,
    'package.json': `${asCode({
      name: `@camping/app-${folder}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      ...(!isInstalled && ofCheckout),
    })}\n`,
    ...(!isInstalled && { 'tsconfig.json': `${asCode(editor)}\n` }),
    ...Object.fromEntries([...words].map(([name, texts]) => [`messages/${name}`, `${asCode(texts)}\n`])),
    ...Object.fromEntries(files.map(({ name, svg = '' }) => [`public/${name}`, svg])),
  }
}
