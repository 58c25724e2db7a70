import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const empty = '\0without-slots'

/**
 * The build of an app without `slots.ts` has no code for what apps put between sections. The flag removes it from pages; scripts are
 * minified only when it is decided which of them are loaded together, so the module that pages import for it is empty, too.
 */
export function withoutSlots(folder: string): Plugin {
  const hasSlots = existsSync(`${folder}/slots.ts`)
  return {
    name: 'camping:without-slots',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.WITHOUT_SLOTS': String(!hasSlots) } }),
    resolveId: (id) => (!hasSlots && id.endsWith('/kit/slots/slots-between.tsx') ? empty : undefined),
    load: (id) => (id === empty ? 'export const SlotsBetween = () => null' : undefined),
  }
}
