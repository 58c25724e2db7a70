import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const empty = '\0without:'

/**
 * The build of an app has no code for what only other apps bring: parts between sections (`slots.ts`), sections of its own on the home
 * page and campaigns. A flag removes it from pages; scripts are minified only when it is decided which of them are loaded together, so
 * the module that pages import for it is empty, too.
 */
export function withoutAppParts(folder: string): Plugin {
  const hasSlots = existsSync(`${folder}/slots.ts`)
  // Whoever mentions them may have some.
  const hasSections = /\b(?:homeSections|campaigns)\b/.test(readIfThere(`${folder}/app.config.ts`))
  const absent = [
    ...(hasSlots ? [] : [{ module: '/kit/slots/slots-between', component: 'SlotsBetween' }]),
    ...(hasSections ? [] : [{ module: '/home/deferred-app-section', component: 'DeferredAppSection' }]),
  ]
  return {
    name: 'camping:without-app-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.WITHOUT_SLOTS': String(!hasSlots),
        'import.meta.env.WITHOUT_APP_SECTIONS': String(!hasSections),
      },
    }),
    resolveId(id) {
      const path = `/${id.replace(/^(?:\.\.?\/)+/, '').replace(/\.(?:tsx|js)$/, '')}`
      const found = absent.find(({ module }) => module.endsWith(path) || path.endsWith(module))
      return found && empty + found.component
    },
    load: (id) => (id.startsWith(empty) ? `export const ${id.slice(empty.length)} = () => null` : undefined),
  }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
