import { existsSync } from 'node:fs'
import { asLine, type BrandApp, type Finding } from '@camping/brands/brand-app.ts'
import { judgeBrands } from '@camping/brands/brand-rules.ts'
import { appFolders, readBrands } from '@camping/brands/read-brands.ts'
import { browserConfig } from '@camping/editions/browser-config.ts'
import { withPictures } from '@camping/editions/with-pictures.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type MessageSet } from '@camping/editions/markets.ts'
import { appPageTexts } from '@camping/editions/app-pages.ts'
import { appLegalTexts } from '@camping/editions/app-legal-texts.ts'
import type { Plugin } from 'vite'
import { fontSource } from './font-module.ts'
import { compileMessages, messageFile, messageNamespaces, appMessageFile } from './compile-messages.ts'
import { builtPictures } from './picture-sizes.ts'
import { workspaceRoot } from './workspace-paths.ts'

const clientApp = 'virtual:app'
const serverApps = 'virtual:apps'
const serverApp = 'virtual:server-app/'
const messages = 'virtual:messages/'
const brandFonts = 'virtual:brand-fonts'

const setsOf = (config: AppConfig) => [...new Set(config.sites.map((site) => markets[site].messages))]

/** All apps by folder, and what is wrong with the others: their findings as lines, by folder. */
interface JudgedApps {
  readonly sound: ReadonlyMap<string, BrandApp>
  readonly broken: ReadonlyMap<string, string>
}

const folderOf = ({ file }: Finding) => /^apps\/([^/]+)\//.exec(file)?.[1]

/** Judges the apps until those that are left are sound: without a broken brand, the rules over all brands see the others. */
async function judgedApps(): Promise<JudgedApps> {
  const { brands, findings } = await readBrands(workspaceRoot)
  const broken = new Map<string, string>()
  const leaveOut = (wrong: readonly Finding[]) => {
    for (const finding of wrong) {
      const folder = folderOf(finding)
      // Nothing but a brand can be left out.
      if (folder === undefined) throw new Error(wrong.map(asLine).join('\n'))
      broken.set(folder, [broken.get(folder) ?? [], asLine(finding)].flat().join('\n'))
    }
  }
  leaveOut(findings)
  for (;;) {
    const apps = brands.apps.filter(({ folder }) => !broken.has(folder))
    const wrong = judgeBrands({ ...brands, apps })
    if (wrong.length === 0) return { sound: new Map(apps.map((app) => [app.folder, app])), broken }
    leaveOut(wrong)
  }
}

/**
 * All apps by folder. Throws when one of them is invalid: `npm run build` has already checked, but a build can start in
 * other ways.
 */
async function soundApps(): Promise<ReadonlyMap<string, BrandApp>> {
  const { sound, broken } = await judgedApps()
  if (broken.size > 0) throw new Error([...broken.values()].join('\n'))
  return sound
}

/** Folder names of all apps. */
export const appIds = (): string[] => appFolders(workspaceRoot)

/** The app's slots.ts; undefined for most. */
function slotsOf(appId: string): string | undefined {
  const file = `${workspaceRoot}/apps/${appId}/slots.ts`
  return existsSync(file) ? file : undefined
}

/** Source of the app's configuration, with the addresses of its pictures; `name` is the imported one. */
const configSource = (app: BrandApp, name: string) =>
  app.pictures.length > 0 ? `withPictures(${name}, ${JSON.stringify(builtPictures(app))})` : name
const importConfig = (app: BrandApp, name: string) => [
  `import ${name} from '${workspaceRoot}/apps/${app.folder}/app.config.ts'`,
  ...(app.pictures.length > 0 ? [`import { withPictures } from '@camping/editions/with-pictures.ts'`] : []),
]

function record(entries: string[]): string {
  return `{ ${entries.join(', ')} }`
}

async function clientModule(appId: string, development: boolean): Promise<string> {
  const namespaces = await messageNamespaces()
  const loader = (set: MessageSet, namespace: string) =>
    `'${namespace}': () => import('${messages}${appId}/${set}/${namespace}')`
  const app = (development ? (await judgedApps()).sound : await soundApps()).get(appId)
  if (!app) throw new Error(`There is no app '${appId}'`)
  const spokenSets = setsOf(app.config)
  const sets = spokenSets.map(
    (set) => `'${set}': ${record(namespaces.map((namespace) => loader(set, namespace)))}`,
  )
  const slots = slotsOf(appId)
  const config = () => browserConfig(withPictures(app.config, builtPictures(app)))
  return [
    ...(development
      ? [...importConfig(app, 'stated'), `export const config = ${configSource(app, 'stated')}`]
      : [`export const config = ${JSON.stringify(config())}`]),
    slots ? `export { default as slots } from '${slots}'` : 'export const slots = undefined',
    `export const messages = ${record(sets)}\n`,
  ].join('\n')
}

/**
 * The list of apps, each behind an import of its own: a module that throws then ends one app. During development an invalid app
 * is in the list with its findings; a build has none.
 */
async function serverModule(development: boolean): Promise<string> {
  const { sound, broken } = development
    ? await judgedApps()
    : { sound: await soundApps(), broken: new Map<string, string>() }
  const entries = [
    ...[...sound.keys()].map((id) => record([`id: '${id}'`, `load: () => import('${serverApp}${id}')`])),
    ...[...broken].map(([id, lines]) =>
      record([`id: '${id}'`, `load: () => Promise.reject(new Error(${JSON.stringify(lines)}))`]),
    ),
  ]
  return `export const apps = [${entries.join(',\n')}]\n`
}

/** One app with all its words, for the server. */
async function serverAppModule(appId: string, watch: (file: string) => void): Promise<string> {
  const { brands } = await readBrands(workspaceRoot)
  const app = brands.apps.find(({ folder }) => folder === appId)
  if (!app) throw new Error(`There is no app '${appId}'`)
  const namespaces = await messageNamespaces()
  const lines = [
    ...importConfig(app, 'config'),
    `import theme from '${workspaceRoot}/apps/${appId}/theme.ts'`,
  ]
  const slots = slotsOf(appId)
  if (slots) lines.push(`import slots from '${slots}'`)
  const sets = setsOf(app.config).map((set) => {
    const names = namespaces.map((namespace, at) => {
      const name = `${set.replace('-', '')}_${at}`
      lines.push(`import ${name} from '${messages}${appId}/${set}/${namespace}'`)
      return `...${name}`
    })
    return `'${set}': ${record(names)}`
  })
  const fonts = fontSource(app)
  lines.push(...fonts.imports)
  for (const name of app.legalTexts.keys()) watch(`${workspaceRoot}/apps/${appId}/legal/${name}`)
  for (const name of app.pageTexts.keys()) watch(`${workspaceRoot}/apps/${appId}/pages/${name}`)
  const parts = [
    `config: ${configSource(app, 'config')}`,
    'theme',
    `fonts: ${fonts.value}`,
    `messages: ${record(sets)}`,
    `slots: ${slots ? 'slots' : 'undefined'}`,
    `legalTexts: ${JSON.stringify(appLegalTexts(app.legalTexts))}`,
    `pageTexts: ${JSON.stringify(appPageTexts(app.pageTexts, app.config.pages, builtPictures(app)))}`,
  ]
  return `${lines.join('\n')}\nexport const app = ${record(parts)}\n`
}

/** The fonts of all apps by folder, for Storybook. */
async function brandFontsModule(): Promise<string> {
  const { brands } = await readBrands(workspaceRoot)
  const sources = brands.apps.map((app, index) => [app.folder, fontSource(app, `font${index}_`)] as const)
  const entries = sources.map(([folder, { value }]) => `'${folder}': ${value}`)
  return [...sources.flatMap(([, { imports }]) => imports), `export default ${record(entries)}`].join('\n')
}

/**
 * Serves an app as modules: `virtual:app` (one app, messages loaded on demand) to its client build and `virtual:apps`
 * (all apps, each with everything at once) to the server; `virtual:brand-fonts` to Storybook. With `virtual:app?id=uk` one dev server serves them all.
 */
export function appModules(defaultAppId?: string): Plugin {
  return {
    name: 'camping:app-modules',
    resolveId(id, importer) {
      if (id === clientApp) {
        const requested = importer?.match(/[?&]app=([\w-]+)/)?.[1]
        return `\0${clientApp}?app=${requested ?? defaultAppId}`
      }
      const isKnown = id === serverApps || id === brandFonts || /^virtual:(?:server-app|messages)\//.test(id)
      return isKnown ? `\0${id}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${clientApp}?app=`))
        return clientModule(id.split('=')[1] as string, this.meta.watchMode)
      const watch = (file: string) => {
        // The development server treats a watched file that does not exist as a failed import.
        if (existsSync(file)) this.addWatchFile(file)
      }
      if (id === `\0${serverApps}`) {
        for (const app of appIds())
          for (const name of ['app.config.ts', 'theme.ts', 'package.json'])
            watch(`${workspaceRoot}/apps/${app}/${name}`)
        return serverModule(this.meta.watchMode)
      }
      if (id === `\0${brandFonts}`) return brandFontsModule()
      if (id.startsWith(`\0${serverApp}`)) return serverAppModule(id.slice(serverApp.length + 1), watch)
      if (!id.startsWith(`\0${messages}`)) return undefined
      const [appId, set, namespace] = id.slice(messages.length + 1).split('/') as [string, MessageSet, string]
      this.addWatchFile(messageFile(namespace))
      watch(appMessageFile(appId, set))
      const version = this.meta.watchMode ? `?t=${Date.now()}` : ''
      return `export default ${JSON.stringify(await compileMessages({ appId, set, namespace, version }))}`
    },
  }
}
