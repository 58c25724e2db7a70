import { readdirSync, readFileSync } from 'node:fs'
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

/** A test file that puts imitations in the place of modules, or reads modules anew. */
const readsOwnModules = /\bvi\.(?:mock|resetModules)\(/

/**
 * Files of a project share the process and its modules; what one leaves behind the next would find. With modules of their own run
 * those of `tooling`, and in `storefront` the ones with imitations, whose project has this ending. `guessing.test.ts` of the API,
 * with an imitation too, reads its own.
 */
const ofItsOwn = ', modules of its own'

/** The projects of each folder of the workspace. */
function projectsIn(parent: string): TestProjectConfiguration[] {
  return readdirSync(`${root}${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = `${parent}/${name}`
      if (name !== 'storefront') return [projectOf(folder, { isolate: parent === 'tooling' })]
      const alone = testFilesIn(folder).filter((path) =>
        readsOwnModules.test(readFileSync(`${root}${folder}/${path}`, 'utf8')),
      )
      return [
        projectOf(folder, { isolate: false, exclude: alone }),
        projectOf(folder, { isolate: true, include: alone, name: `${folder}${ofItsOwn}` }),
      ]
    })
}

function testFilesIn(folder: string): string[] {
  return readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
}

interface Differences {
  readonly isolate: boolean
  readonly name?: string
  readonly include?: string[]
  readonly exclude?: string[]
}

function projectOf(
  folder: string,
  { isolate, name = folder, include = ['**/*.test.{ts,tsx,mts,mjs}'], exclude = [] }: Differences,
): TestProjectConfiguration {
  const [, part = ''] = folder.split('/')
  return {
    test: {
      ...patience,
      maxWorkers,
      name,
      root: `${root}${folder}`,
      include,
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
      environment: withDocument.has(part) ? 'happy-dom' : 'node',
      isolate,
      ...(part === 'storefront' && { setupFiles: ['src/testing/each-file.setup.ts'] }),
      ...(part === 'api' && { globalSetup: ['src/testing/prepare-databases.setup.ts'] }),
      // Component tests find elements by the class names in the stylesheets.
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }
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
