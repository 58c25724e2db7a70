import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type * as ReadBrandsModule from '@camping/brands/read-brands.ts'
import type { ReadBrands } from '@camping/brands/read-brands.ts'
import { markets } from '@camping/editions/markets.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appIds, appModules } from './app-modules.ts'
import { messageNamespaces } from './compile-messages.ts'
import { workspaceRoot } from './workspace-paths.ts'

/** Changes the brands that are read; undefined leaves them as they are on disk. */
const changed = vi.hoisted(() => ({ by: undefined as ((read: ReadBrands) => ReadBrands) | undefined }))

vi.mock('@camping/brands/read-brands.ts', async (importOriginal) => {
  const original = await importOriginal<typeof ReadBrandsModule>()
  return {
    ...original,
    readBrands: async (root?: string) => {
      const read = await original.readBrands(root)
      return changed.by?.(read) ?? read
    },
  }
})

function pluginOf(appId?: string, { watchMode = false } = {}) {
  const plugin = appModules(appId)
  const context = { addWatchFile: vi.fn(), meta: { watchMode } }
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
    expect(resolve('virtual:brand-fonts')).toBe('\0virtual:brand-fonts')
    expect(resolve('virtual:server-app/uk')).toBe('\0virtual:server-app/uk')
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
    expect(code).toContain('export const config = {"')
    expect(code).toContain('"company":"')
    expect(code, 'facts of the operator are for the server').not.toContain('representative')
    for (const set of ['nl', 'de'])
      for (const namespace of namespaces)
        expect(code).toContain(
          `'${namespace}': () => import('virtual:messages/white-label/${set}/${namespace}')`,
        )
    expect(code).not.toContain('/uk/')
    expect(code).not.toContain('en-GB')
  })

  it('gives the server every app behind an import of its own', async () => {
    const code = (await pluginOf().load('\0virtual:apps')) ?? ''
    expect(code.match(/id: '[\w-]+', load: \(\) => import\('virtual:server-app\/[\w-]+'\)/g)).toEqual(
      appIds().map((id) => `id: '${id}', load: () => import('virtual:server-app/${id}')`),
    )
    expect(code).not.toMatch(/^import /m)
  })

  it.each(appIds())('gives the server %s with all its words', async (id) => {
    const code = (await pluginOf().load(`\0virtual:server-app/${id}`)) ?? ''
    expect(code).toContain(`import config from '${workspaceRoot}/apps/${id}/app.config.ts'`)
    expect(code).toContain(`import theme from '${workspaceRoot}/apps/${id}/theme.ts'`)
    expect(code).toMatch(new RegExp(`from 'virtual:messages/${id}/[\\w-]+/shell'`))
    const names = [...code.matchAll(/^import (\w+) from/gm)].map((match) => match[1])
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives an app’s legal texts to the server alone, and watches them', async () => {
    const { load, context } = pluginOf()
    const code = (await load('\0virtual:server-app/white-label')) ?? ''
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

describe('a brand that breaks a rule', () => {
  afterEach(() => {
    changed.by = undefined
  })
  const spoil = () => {
    changed.by = ({ brands, findings }) => ({
      findings,
      brands: {
        ...brands,
        apps: brands.apps.map((app) =>
          app.folder === 'white-label' ? { ...app, theme: { ...app.theme, radius: 400 } } : app,
        ),
      },
    })
  }

  it('ends a build', async () => {
    spoil()
    await expect(pluginOf().load('\0virtual:apps')).rejects.toThrow(
      'apps/white-label/theme.ts, radius: 400 must be',
    )
    await expect(pluginOf('uk').load('\0virtual:app?app=uk')).rejects.toThrow('radius: 400')
  })

  it('is left out during development, with its findings, and takes nobody along', async () => {
    spoil()
    const { load } = pluginOf(undefined, { watchMode: true })
    const code = (await load('\0virtual:apps')) ?? ''
    expect(code).toContain("id: 'uk', load: () => import('virtual:server-app/uk')")
    expect(code).toMatch(
      /id: 'white-label', load: \(\) => Promise\.reject\(new Error\("apps\/white-label\/theme\.ts, radius: 400 must be/,
    )
    expect(await load('\0virtual:app?app=uk')).toContain('/apps/uk/app.config.ts')
  })

  it('that cannot be read is left out as well', async () => {
    changed.by = ({ brands }) => ({
      findings: [{ file: 'apps/white-label/theme.ts', key: '', sentence: 'cannot be read: no such file' }],
      brands: { ...brands, apps: brands.apps.filter(({ folder }) => folder !== 'white-label') },
    })
    const code = await pluginOf(undefined, { watchMode: true }).load('\0virtual:apps')
    expect(code).toContain('apps/white-label/theme.ts: cannot be read: no such file')
    expect(code).toContain("import('virtual:server-app/de')")
  })
})
