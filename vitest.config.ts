import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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

/**
 * How many files at once, the same for every project: vitest refuses projects that differ in it. At least two
 * (vitest's own choice on two cores is one), at most four: each of those of the API takes half a gigabyte.
 */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()))

/**
 * Projects whose files run in a process and with modules of their own, since what one leaves behind the next would find: `storefront` and
 * `tooling` put imitations in the place of modules, and components of `storefront` leave work under way. Files of all others share the
 * process and its modules; `guessing.test.ts` of the API, with an imitation too, reads its own.
 */
const isOnItsOwn = (name: string): boolean => name === 'packages/storefront' || name.startsWith('tooling/')

/** One project for each folder of the workspace. */
function projectsIn(parent: string): TestProjectConfiguration[] {
  return readdirSync(`${root}${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      test: {
        ...patience,
        maxWorkers,
        name: `${parent}/${name}`,
        root: `${root}${parent}/${name}`,
        include: ['**/*.test.{ts,tsx,mts,mjs}'],
        exclude: ['**/node_modules/**', '**/dist/**'],
        environment: withDocument.has(name) ? 'happy-dom' : 'node',
        isolate: isOnItsOwn(`${parent}/${name}`),
        ...(name === 'storefront' && { setupFiles: ['src/testing/check-events.setup.ts'] }),
        ...(name === 'api' && { globalSetup: ['src/testing/prepare-databases.setup.ts'] }),
        // Component tests find elements by the class names in the stylesheets.
        css: { modules: { classNameStrategy: 'non-scoped' } },
      },
    }))
}

/** A task of Turborepo leaves its report in the folder of its package, the present one (tooling/run/cached-tests.mjs). */
const report = process.env['TURBO_HASH'] ? join(process.cwd(), 'reports/unit.json') : undefined

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // A forgotten `.only` would skip the other tests of a passing run.
    allowOnly: false,
    // A changed manifest does not make `npm run check` run everything; `npm test` does that.
    forceRerunTriggers: [],
    projects: ['packages', 'tooling', 'apps'].flatMap(projectsIn),
  },
})
