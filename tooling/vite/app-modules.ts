import { existsSync } from 'node:fs'
import { asLine, type BrandApp } from '@camping/brands/brand-app.ts'
import { judgeBrands } from '@camping/brands/brand-rules.ts'
import { appFolders, readBrands } from '@camping/brands/read-brands.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type MessageSet } from '@camping/editions/markets.ts'
import { appLegalTexts } from '@camping/editions/app-legal-texts.ts'
import type { Plugin } from 'vite'
import { compileMessages, messageFile, messageNamespaces, appMessageFile } from './compile-messages.ts'
import { workspaceRoot } from './workspace-paths.ts'

const clientApp = 'virtual:app'
const serverApps = 'virtual:apps'
const messages = 'virtual:messages/'

const setsOf = (config: AppConfig) => [...new Set(config.sites.map((site) => markets[site].messages))]

/**
 * All apps by folder. Throws when one of them is invalid: `npm run build` has already checked, but a build can start in
 * other ways.
 */
async function soundApps(): Promise<ReadonlyMap<string, BrandApp>> {
  const { brands, findings } = await readBrands(workspaceRoot)
  const wrong = findings.length > 0 ? findings : judgeBrands(brands)
  if (wrong.length > 0) throw new Error(wrong.map(asLine).join('\n'))
  return new Map(brands.apps.map((app) => [app.folder, app]))
}

/** Folder names of all apps. */
export const appIds = (): string[] => appFolders(workspaceRoot)

/** The app's slots.ts; undefined for most. */
function slotsOf(appId: string): string | undefined {
  const file = `${workspaceRoot}/apps/${appId}/slots.ts`
  return existsSync(file) ? file : undefined
}

function record(entries: string[]): string {
  return `{ ${entries.join(', ')} }`
}

async function clientModule(appId: string): Promise<string> {
  const namespaces = await messageNamespaces()
  const loader = (set: MessageSet, namespace: string) =>
    `'${namespace}': () => import('${messages}${appId}/${set}/${namespace}')`
  const app = (await soundApps()).get(appId)
  if (!app) throw new Error(`There is no app '${appId}'`)
  const spokenSets = setsOf(app.config)
  const sets = spokenSets.map(
    (set) => `'${set}': ${record(namespaces.map((namespace) => loader(set, namespace)))}`,
  )
  const slots = slotsOf(appId)
  return [
    `export { default as config } from '${workspaceRoot}/apps/${appId}/app.config.ts'`,
    slots ? `export { default as slots } from '${slots}'` : 'export const slots = undefined',
    `export const messages = ${record(sets)}\n`,
  ].join('\n')
}

async function serverModule(watch: (file: string) => void): Promise<string> {
  const namespaces = await messageNamespaces()
  const lines: string[] = []
  const apps: string[] = []
  for (const [index, [appId, app]] of [...(await soundApps())].entries()) {
    lines.push(
      `import config${index} from '${workspaceRoot}/apps/${appId}/app.config.ts'`,
      `import theme${index} from '${workspaceRoot}/apps/${appId}/theme.ts'`,
    )
    const slots = slotsOf(appId)
    if (slots) lines.push(`import slots${index} from '${slots}'`)
    const sets = setsOf(app.config).map((set) => {
      const names = namespaces.map((namespace, at) => {
        const name = `m${index}_${set.replace('-', '')}_${at}`
        lines.push(`import ${name} from '${messages}${appId}/${set}/${namespace}'`)
        return `...${name}`
      })
      return `'${set}': ${record(names)}`
    })
    for (const name of app.legalTexts.keys()) watch(`${workspaceRoot}/apps/${appId}/legal/${name}`)
    const parts = [
      `config: config${index}`,
      `theme: theme${index}`,
      `messages: ${record(sets)}`,
      `slots: ${slots ? `slots${index}` : 'undefined'}`,
      `legalTexts: ${JSON.stringify(appLegalTexts(app.legalTexts))}`,
    ]
    apps.push(record(parts))
  }
  return `${lines.join('\n')}\nexport const apps = [${apps.join(',\n')}]\n`
}

/**
 * Serves an app as modules: `virtual:app` (one app, messages loaded on demand) to its client build and `virtual:apps`
 * (all apps, everything at once) to the server. With `virtual:app?id=uk` one dev server serves them all.
 */
export function appModules(defaultAppId?: string): Plugin {
  return {
    name: 'camping:app-modules',
    resolveId(id, importer) {
      if (id === clientApp) {
        const requested = importer?.match(/[?&]app=([\w-]+)/)?.[1]
        return `\0${clientApp}?app=${requested ?? defaultAppId}`
      }
      return id === serverApps || id.startsWith(messages) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${clientApp}?app=`)) return clientModule(id.split('=')[1] as string)
      if (id === `\0${serverApps}`) return serverModule((file) => this.addWatchFile(file))
      if (!id.startsWith(`\0${messages}`)) return undefined
      const [appId, set, namespace] = id.slice(messages.length + 1).split('/') as [string, MessageSet, string]
      this.addWatchFile(messageFile(namespace))
      // The development server treats a watched file that does not exist as a failed import.
      if (existsSync(appMessageFile(appId, set))) this.addWatchFile(appMessageFile(appId, set))
      const version = this.meta.watchMode ? `?t=${Date.now()}` : ''
      return `export default ${JSON.stringify(await compileMessages({ appId, set, namespace, version }))}`
    },
  }
}
