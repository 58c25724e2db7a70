import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawn = fileURLToPath(
  new URL('../../packages/storefront/src/stories/drawn-picture-source.ts', import.meta.url),
)

/** No image service stands behind Storybook: in its place the pages of the storefront draw their pictures themselves. */
export function storyModules(): Plugin {
  return {
    name: 'camping:story-modules',
    enforce: 'pre',
    resolveId(id) {
      return id.endsWith('/picture-source.ts') ? drawn : undefined
    },
  }
}
