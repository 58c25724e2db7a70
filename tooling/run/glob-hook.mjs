import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Lets Node run modules of the product that read files with Vite's `import.meta.glob`, all as text and at once: a bundle would measure
 * other modules than it names, and move their folders. Preloaded with `--import`.
 */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || url.includes('/node_modules/') || !/\.m?ts$/.test(url)) return loaded
    const source = textOf(loaded.source)
    if (!source.includes('import.meta.glob')) return loaded
    return { ...loaded, source: source.replaceAll(globCall, (_, pattern) => filesOf(url, pattern)) }
  },
})

const textOf = (source) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)

const globCall = /import\.meta\.glob(?:<string>)?\s*\(\s*'([^']+)'\s*,\s*\{[^}]*\}\s*,?\s*\)/g

/** The files of a pattern by their path from the module, as an object literal. */
function filesOf(url, pattern) {
  const folder = dirname(fileURLToPath(url))
  const files = globSync(pattern, { cwd: folder }).toSorted()
  const texts = files.map((file) => [
    relative(folder, join(folder, file)),
    readFileSync(join(folder, file), 'utf8'),
  ])
  return JSON.stringify(Object.fromEntries(texts))
}
