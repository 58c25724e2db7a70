import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { moduleName } from '@camping/vite-preset/module-name.ts'
import type { Plugin } from 'vite'

const drawn = fileURLToPath(import.meta.resolve('@camping/storefront/stories/drawn-picture-source.ts'))

/** Empty tiles: the map shows only its paper and sends no requests. */
const noTiles = `data:application/json,${encodeURIComponent('{"tilejson":"3.0.0","tiles":["data:,"],"maxzoom":0}')}`

const noMap = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 5%22/%3E'

/**
 * Replaces the server behind Storybook: pages draw their pictures themselves, the map has no tiles, and its worker is
 * part of the script, because a page from disk may not fetch one.
 */
export function storyModules(): Plugin {
  return {
    name: 'camping:story-modules',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (/\/(?:built-)?picture-source\.[jt]s$/.test(id)) return drawn
      if (!id.endsWith('worker.mjs?url')) return undefined
      const found = await this.resolve(id.slice(0, -'?url'.length), importer, { skipSelf: true })
      // In development with the version of the optimizer behind it.
      return found && `\0worker:${found.id.split('?')[0]}.js`
    },
    load(id) {
      if (!id.startsWith('\0worker:')) return undefined
      const source = readFileSync(id.slice('\0worker:'.length, -'.js'.length), 'utf8')
      return `export default URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' }))`
    },
    transform(code, id) {
      const part = moduleName(id)?.split('/').at(-1)
      if (part === 'vector-map') return code.replace(`'/tiles/basemap.json'`, JSON.stringify(noTiles))
      // Relative, so that it also resolves from disk.
      if (part === 'app-logo') return code.replace('`/_app/', '`./_app/')
      if (part === 'campsite-place') return code.replace(/`\/tiles\/around\/[^`]*`/, JSON.stringify(noMap))
      return undefined
    },
  }
}
