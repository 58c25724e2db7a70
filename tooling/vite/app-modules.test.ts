import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { markets } from '@camping/editions/markets.ts'
import { describe, expect, it, vi } from 'vitest'
import { appIds, appModules } from './app-modules.ts'
import { messageNamespaces } from './compile-messages.ts'
import { workspaceRoot } from './workspace-paths.ts'

function pluginOf(appId?: string) {
  const plugin = appModules(appId)
  const context = { addWatchFile: vi.fn(), meta: { watchMode: false } }
  const call = (hook: unknown, ...parameters: unknown[]) =>
    (hook as (...all: unknown[]) => unknown).apply(context, parameters)
  return {
    context,
    resolve: (id: string, importer?: string) => call(plugin.resolveId, id, importer) as string | undefined,
    load: async (id: string) => (await call(plugin.load, id)) as string | undefined,
  }
}

describe('appIds', () => {
  it('are the folders with an app, in a stable order', () => {
    const ids = appIds()
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(markets), 'white-label']))
    for (const id of ids) expect(existsSync(`${workspaceRoot}/apps/${id}/app.config.ts`)).toBe(true)
  })
})

describe('resolving', () => {
  it('resolves its virtual modules and leaves others alone', () => {
    const { resolve } = pluginOf('uk')
    expect(resolve('virtual:app')).toBe('\0virtual:app?app=uk')
    expect(resolve('virtual:apps')).toBe('\0virtual:apps')
    expect(resolve('virtual:messages/uk/en-GB/shell')).toBe('\0virtual:messages/uk/en-GB/shell')
    for (const id of ['react', 'virtual:other', './virtual:app', 'virtual:appx'])
      expect(resolve(id)).toBeUndefined()
  })

  it('lets the development server request any app', () => {
    const { resolve } = pluginOf()
    expect(resolve('virtual:app', '/src/boot/client.tsx?app=de-ch')).toBe('\0virtual:app?app=de-ch')
    expect(resolve('virtual:app', '/src/boot/client.tsx?t=1&app=white-label')).toBe(
      '\0virtual:app?app=white-label',
    )
  })
})

describe('loading', () => {
  it('gives a client the app’s configuration, and its messages on demand', async () => {
    const code = await pluginOf('white-label').load('\0virtual:app?app=white-label')
    const namespaces = await messageNamespaces()
    expect(code).toContain(
      `export { default as config } from '${workspaceRoot}/apps/white-label/app.config.ts'`,
    )
    for (const set of ['nl', 'de'])
      for (const namespace of namespaces)
        expect(code).toContain(
          `'${namespace}': () => import('virtual:messages/white-label/${set}/${namespace}')`,
        )
    expect(code).not.toContain('/uk/')
    expect(code).not.toContain('en-GB')
  })

  it('gives the server every app with all its words', async () => {
    const code = (await pluginOf().load('\0virtual:apps')) ?? ''
    for (const id of appIds()) {
      expect(code).toContain(`/apps/${id}/app.config.ts'`)
      expect(code).toContain(`/apps/${id}/theme.ts'`)
      expect(code).toMatch(new RegExp(`from 'virtual:messages/${id}/[\\w-]+/shell'`))
    }
    const names = [...code.matchAll(/^import (\w+) from/gm)].map((match) => match[1])
    expect(new Set(names).size).toBe(names.length)
    expect(code.match(/config: config\d+/g)).toHaveLength(appIds().length)
  })

  it('gives an app’s legal texts to the server alone, and watches them', async () => {
    const { load, context } = pluginOf()
    const code = (await load('\0virtual:apps')) ?? ''
    const files = readdirSync(`${workspaceRoot}/apps/white-label/legal`)
    expect(files.length).toBeGreaterThan(0)
    const watched = files.map((name) => `${workspaceRoot}/apps/white-label/legal/${name}`)
    expect(context.addWatchFile.mock.calls.flat()).toEqual(expect.arrayContaining(watched))
    const [sentence] = readFileSync(watched[0] as string, 'utf8').match(/^[A-Z][^\n"]{20,}/m) ?? [
      'no sentence',
    ]
    expect(code).toContain(sentence)
    expect(await pluginOf('white-label').load('\0virtual:app?app=white-label')).not.toMatch(
      /legalTexts|terms\.\w/,
    )
  })

  it('compiles the words of one namespace and watches where they come from', async () => {
    const { load, context } = pluginOf('uk')
    const code = (await load('\0virtual:messages/uk/en-GB/shell')) ?? ''
    const compiled = JSON.parse(code.replace('export default ', '')) as Record<string, unknown>
    expect(Object.keys(compiled).length).toBeGreaterThan(20)
    expect(Object.keys(compiled).filter((key) => key.startsWith('checkout.'))).toEqual([])
    const [english] = compiled['shell.menu'] as [{ value: string }]
    const source = readFileSync(`${workspaceRoot}/packages/editions/src/messages/shell.messages.ts`, 'utf8')
    expect(source).toContain(english.value)
    expect(context.addWatchFile.mock.calls.flat()).toEqual([
      `${workspaceRoot}/packages/editions/src/messages/shell.messages.ts`,
    ])
  })

  it('leaves other modules alone', async () => {
    expect(await pluginOf('uk').load('/src/main.ts')).toBeUndefined()
  })
})
