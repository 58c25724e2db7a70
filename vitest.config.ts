import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Packages whose tests need a document. The others stay in plain Node, where a stray `window` fails at once. */
const withDocument = new Set(['ui', 'storefront'])

/** One project for each folder of the workspace; a folder with a vitest.config.ts of its own keeps it. */
function projectsIn(parent: string): TestProjectConfiguration[] {
  return readdirSync(`${root}${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = `${root}${parent}/${name}`
      if (existsSync(`${folder}/vitest.config.ts`)) return folder
      return {
        test: {
          name: `${parent}/${name}`,
          root: folder,
          include: ['**/*.test.{ts,tsx,mts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: withDocument.has(name) ? 'happy-dom' : 'node',
          testTimeout: 20_000,
        },
      }
    })
}

export default defineConfig({
  test: { projects: ['packages', 'tooling', 'apps'].flatMap(projectsIn) },
})
