import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { checkApp } from '@camping/editions/check-app.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type MessageSet } from '@camping/editions/markets.ts'
import type { Plugin } from 'vite'
import {
  checkOwnWords,
  compileMessages,
  messageFile,
  messageNamespaces,
  ownMessageFile,
} from './compile-messages.ts'
import { workspaceRoot } from './workspace-paths.ts'

const clientApp = 'virtual:app'
const serverApps = 'virtual:apps'
const messages = 'virtual:messages/'

const setsOf = (config: AppConfig) => [...new Set(config.sites.map((site) => markets[site].messages))]

async function readConfig(appId: string): Promise<AppConfig> {
  const module = (await import(pathToFileURL(`${workspaceRoot}/apps/${appId}/app.config.ts`).href)) as {
    default: AppConfig
  }
  return checkApp(module.default)
}

/** Folder names of all apps. */
export function appIds(): string[] {
  return readdirSync(`${workspaceRoot}/apps`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function record(entries: string[]): string {
  return `{ ${entries.join(', ')} }`
}

async function clientModule(appId: string): Promise<string> {
  const namespaces = await messageNamespaces()
  const loader = (set: MessageSet, namespace: string) =>
    `'${namespace}': () => import('${messages}${appId}/${set}/${namespace}')`
  const own = setsOf(await readConfig(appId))
  await Promise.all(own.map((set) => checkOwnWords(appId, set)))
  const sets = own.map((set) => `'${set}': ${record(namespaces.map((namespace) => loader(set, namespace)))}`)
  return `export { default as config } from '${workspaceRoot}/apps/${appId}/app.config.ts'\nexport const messages = ${record(sets)}\n`
}

async function serverModule(): Promise<string> {
  const namespaces = await messageNamespaces()
  const lines: string[] = []
  const apps: string[] = []
  for (const [index, appId] of appIds().entries()) {
    lines.push(
      `import config${index} from '${workspaceRoot}/apps/${appId}/app.config.ts'`,
      `import theme${index} from '${workspaceRoot}/apps/${appId}/theme.ts'`,
    )
    const sets = setsOf(await readConfig(appId)).map((set) => {
      const names = namespaces.map((namespace, at) => {
        const name = `m${index}_${set.replace('-', '')}_${at}`
        lines.push(`import ${name} from '${messages}${appId}/${set}/${namespace}'`)
        return `...${name}`
      })
      return `'${set}': ${record(names)}`
    })
    apps.push(`{ config: config${index}, theme: theme${index}, messages: ${record(sets)} }`)
  }
  return `${lines.join('\n')}\nexport const apps = [${apps.join(',\n')}]\n`
}

/**
 * Serves what an app is made of as modules: `virtual:app` (one app, messages loaded on demand) to its client build and
 * `virtual:apps` (all apps, everything at once) to the server. With `virtual:app?id=uk` one dev server serves them all.
 */
export function appModules(ownAppId?: string): Plugin {
  return {
    name: 'camping:app-modules',
    resolveId(id, importer) {
      if (id === clientApp) {
        const asked = importer?.match(/[?&]app=([\w-]+)/)?.[1]
        return `\0${clientApp}?app=${asked ?? ownAppId}`
      }
      return id === serverApps || id.startsWith(messages) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${clientApp}?app=`)) return clientModule(id.split('=')[1] as string)
      if (id === `\0${serverApps}`) return serverModule()
      if (!id.startsWith(`\0${messages}`)) return undefined
      const [appId, set, namespace] = id.slice(messages.length + 1).split('/') as [string, MessageSet, string]
      this.addWatchFile(messageFile(namespace))
      // To watch a file that is not there is an import that fails, to the development server.
      if (existsSync(ownMessageFile(appId, set))) this.addWatchFile(ownMessageFile(appId, set))
      const version = this.meta.watchMode ? `?t=${Date.now()}` : ''
      return `export default ${JSON.stringify(await compileMessages({ appId, set, namespace, version }))}`
    },
  }
}
