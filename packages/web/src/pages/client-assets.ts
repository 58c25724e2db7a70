import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEntry, starterEntry } from '@camping/storefront/boot/entries.ts'
import { alphaMessages, alphaModule } from '@camping/storefront/features/search/form/alpha-box.ts'

interface ManifestChunk {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, ManifestChunk>
type DeferredModules = Partial<Record<string, readonly string[]>>

/** The files of an app's client build that a page needs. */
export interface PageAssets {
  /** The script that is there before anything can be pressed, and fetches the others. */
  readonly starter: string
  /** The others in the order in which they run, the entry's own imports first. */
  readonly scripts: readonly string[]
  /** The page's stylesheets for the document head, as bytes: they are half of each document of the page. */
  readonly css: Buffer
  /** The same styles as files. */
  readonly styleSheets: readonly string[]
}

export interface ClientBuild {
  /** Folder with the built files. */
  readonly folder: string
  readonly assetsFor: (
    module: string | undefined,
    messageSet: string,
    namespaces: readonly string[],
  ) => PageAssets
}

const withoutEnding = (path: string) => path.replace(/\.(?:tsx?|js)$/, '')

/** Reads the build of an app. Throws when it is missing: without client code pages would not be interactive. */
export function readClientBuild(appFolder: string, appId: string): ClientBuild {
  const folder = join(appFolder, 'dist/client')
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`apps/${appId} is not built: run npm run build`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  // What the server renders although its scripts are deferred, by page and for the entry (tooling/vite/deferred-modules.ts).
  const deferredOf = JSON.parse(readFileSync(join(folder, 'deferred.json'), 'utf8')) as DeferredModules
  // Modules of installed packages have another ending than their sources.
  const keys = new Map(Object.keys(manifest).map((key) => [withoutEnding(key), key]))
  const keyEndingWith = (end: string) => {
    const name = withoutEnding(end)
    const found = [...keys].find(([key]) => key.endsWith(name))
    return found?.[1]
  }
  const [entryKey, starterKey] = [clientEntry, starterEntry].map(keyEndingWith)
  const starter = starterKey && manifest[starterKey]?.file
  if (!entryKey || !starter) throw new Error(`apps/${appId}/dist/client/manifest.json has no entry`)
  const styles = new Map<string, string>()
  const styleText = (file: string) => {
    const known = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').trim()
    styles.set(file, known)
    return known
  }
  const cache = new Map<string, PageAssets>()

  const collect = (keys: readonly string[], deferred: readonly string[]): PageAssets => {
    const css = new Set<string>()
    const seen = new Set<string>()
    const visit = (key: string, scripts: Set<string>) => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.add(key)
      for (const imported of chunk.imports ?? []) visit(imported, scripts)
      for (const style of chunk.css ?? []) css.add(style)
      if (chunk.file !== starter) scripts.add(chunk.file)
    }
    const scripts = new Set<string>()
    for (const key of keys) visit(key, scripts)
    // The server renders it, so the page needs its styles; the browser loads its scripts on demand.
    for (const key of deferred) visit(key, new Set())
    const base = `/_app/${appId}/`
    return {
      starter: base + starter,
      scripts: [...scripts].map((file) => base + file),
      css: Buffer.from([...css].map(styleText).join('\n')),
      styleSheets: [...css].map((file) => base + file),
    }
  }
  return {
    folder,
    assetsFor(module, messageSet, namespaces) {
      const name = `${module} ${messageSet} ${namespaces.join()}`
      const cached = cache.get(name)
      if (cached) return cached
      const page = module && keyEndingWith(`/${module}`)
      const needed = [
        page,
        namespaces.includes(alphaMessages) && keyEndingWith(`/${alphaModule}`),
        ...namespaces.map((namespace) =>
          keyEndingWith(`virtual:messages/${appId}/${messageSet}/${namespace}`),
        ),
      ]
      const known = (key: unknown): key is string => typeof key === 'string' && key !== ''
      const deferred = [entryKey, page].filter(known).flatMap((key) => deferredOf[key] ?? [])
      const assets = collect([entryKey, ...needed.filter(known)], deferred)
      cache.set(name, assets)
      return assets
    },
  }
}
