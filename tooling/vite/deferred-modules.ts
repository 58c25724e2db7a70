import { relative } from 'node:path'
import type { Plugin } from 'vite'

const isPage = (id: string) => /-page\.(?:tsx|js)$/.test(id)
/** A module that imports it defers what it imports lazily: the server renders that, its script follows later. */
const isDeferring = (id: string) => /\/kit\/deferred\/create-deferred\.(?:tsx|js)$/.test(id)
/** A page that imports it has a place that an app may fill. */
const isSlot = (id: string) => /\/kit\/slots\/slot\.(?:tsx|js)$/.test(id)
const isSlotTable = (id: string) => /\/apps\/[^/]+\/slots\.ts$/.test(id)

/**
 * Writes `deferred.json`: for the entry and for each page the modules that the server renders although their scripts are
 * deferred, and those of the app's slots. The host inlines their styles. All are named like in the manifest.
 */
export function deferredModules(): Plugin {
  return {
    name: 'camping:deferred-modules',
    apply: 'build',
    generateBundle() {
      const ids = [...this.getModuleIds()]
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const lazyImportsOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
      const ofSlots = ids.filter(isSlotTable).flatMap(lazyImportsOf)
      /** What the server renders lazily below a module: its own, and that of all it renders. */
      const renderedLater = (id: string, seen = new Set<string>()): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        const imports = importsOf(id)
        const deferred = [
          ...(imports.some(isDeferring) ? lazyImportsOf(id) : []),
          ...(imports.some(isSlot) ? ofSlots : []),
        ]
        return [...deferred, ...[...imports, ...deferred].flatMap((one) => renderedLater(one, seen))]
      }
      const nameOf = (id: string) => relative(this.environment.config.root, id).replaceAll('\\', '/')
      const starts = ids.filter((id) => isPage(id) || this.getModuleInfo(id)?.isEntry)
      const table = starts.map((id) => [nameOf(id), [...new Set(renderedLater(id))].map(nameOf)] as const)
      const source = JSON.stringify(Object.fromEntries(table.filter(([, names]) => names.length > 0)))
      this.emitFile({ type: 'asset', fileName: 'deferred.json', source })
    },
  }
}
