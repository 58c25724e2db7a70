import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tests = (process.env['MUTANT_TESTS'] ?? '').split(',')
const folders = [...new Set(tests.map((path) => path.split('/').slice(0, 2).join('/')))]

/** As vitest.config.ts of the root, with the named tests alone: one at a time, each with modules of its own. */
export default defineConfig({
  test: {
    root,
    projects: folders.map((folder) => ({
      test: {
        name: folder,
        root: `${root}${folder}`,
        include: tests
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1)),
        environment: folder === 'packages/storefront' ? 'happy-dom' : 'node',
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 1,
        expect: { poll: { timeout: 20_000 } },
        ...(folder === 'packages/api' && { globalSetup: ['src/testing/prepare-databases.setup.ts'] }),
        css: { modules: { classNameStrategy: 'non-scoped' as const } },
      },
    })),
  },
})
