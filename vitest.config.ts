import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Packages whose tests need a document. The others stay in plain Node, where a stray `window` fails at once. */
const withDocument = new Set(['ui', 'storefront'])

/**
 * How long tests wait, ms. None of these is a promise about speed: whoever hangs is found out, and a machine that is busy
 * otherwise may take its time. `expect.poll` alone would give up after a second.
 */
const patience = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** One project for each folder of the workspace. */
function projectsIn(parent: string): TestProjectConfiguration[] {
  return readdirSync(`${root}${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      test: {
        ...patience,
        name: `${parent}/${name}`,
        root: `${root}${parent}/${name}`,
        include: ['**/*.test.{ts,tsx,mts,mjs}'],
        exclude: ['**/node_modules/**', '**/dist/**'],
        environment: withDocument.has(name) ? 'happy-dom' : 'node',
        // Each file of these has a database of its own; more of them at once only wait for each other.
        ...(name === 'api' && { maxWorkers: 2 }),
        // Tests of components find their parts by the names in the style sheets.
        css: { modules: { classNameStrategy: 'non-scoped' } },
      },
    }))
}

export default defineConfig({
  test: { projects: ['packages', 'tooling', 'apps'].flatMap(projectsIn) },
})
