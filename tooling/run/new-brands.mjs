import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { printLine, runCommand } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { countOne, countReport, playwrightCounts, sum, takeReport } from './step-counts.mjs'
import { cacheFolder, root } from './workspace.mjs'

/** A storefront in three languages and a portal, as somebody who has never seen the code would ask for them. */
const brands = [
  ['fjord', '--name', 'Fjord Camping', '--sites', 'nl,de,uk', '--features', 'all', '--colour', '#0B6E4F'],
  ['tarn', '--name', 'Tarn Parks', '--sites', 'fr', '--features', 'portal', '--colour', '#FFE14D'],
]
const walks = ['routes', 'white-label'].map((name) => `journeys/${name}.spec.ts`)

/**
 * Makes two brands in a copy of this checkout with `npm run new-app`, builds them, walks through all their routes in the
 * browser, opens the first story of each page and component in one of them, and removes them. What was built for the other apps is
 * taken from here, so only the new ones cost time. The counts are written to `reports/new-brands.json`.
 */
await runCommand(async () => {
  const started = Date.now()
  const { counts, output } = await newBrandsWork()
  printLine(output)
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports/new-brands.json'), JSON.stringify({ ...counts, started }))
  if (counts.failed > 0) process.exitCode = 1
})

async function newBrandsWork() {
  const copy = mkdtempSync(join(tmpdir(), 'new-brands-'))
  try {
    copyCheckout(copy)
    const lock = () => readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')
    const folders = () => readdirSync(join(copy, 'apps')).sort().join()
    const before = { lock: lock(), folders: folders() }
    const counts = []
    for (const { name, run } of stages(copy)) {
      const { passed, output } = await run()
      counts.push(passed)
      if (passed.failed > 0) return { counts: sum(counts), output: `${name}:\n${tail(output, 60)}` }
    }
    const isClean = lock() === before.lock && folders() === before.folders
    counts.push(countOne(isClean))
    return {
      counts: sum(counts),
      output: isClean ? '' : 'Brands were removed, but something of them is left.',
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function stages(copy) {
  // Whoever runs this as a task of Turborepo hands its own state on: the copy's Turborepo begins with none.
  const outer = { TURBO_FORCE: undefined, TURBO_HASH: undefined, TURBO_INVOCATION_DIR: undefined }
  const node = (parameters, cwd = copy, env = {}) =>
    runQuietly(productNode(), parameters, { cwd, env: toolEnvironment({ ...outer, ...env }) })
  const command = (name, parameters) => ({
    name,
    run: async () => {
      const { code, output } = await node(parameters)
      return { passed: countOne(code === 0), output }
    },
  })
  return [
    ...brands.map(([brand, ...flags]) =>
      command(`new-app ${brand}`, ['tooling/run/new-app.mjs', '--brand', brand, ...flags]),
    ),
    command('build', ['tooling/run/build.mjs']),
    { name: 'walk', run: () => walk(copy, node) },
    { name: 'stories', run: () => stories(copy, node) },
    ...brands.map(([brand]) => command(`remove ${brand}`, ['tooling/run/new-app.mjs', '--remove', brand])),
  ]
}

async function walk(copy, node) {
  const report = join(copy, 'walk.json')
  const names = brands.map(([brand]) => brand).join('|')
  const parameters = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    '--project=desktop',
  ]
  const { code, output } = await node(
    [...parameters, `--grep=\\b(${names})\\b`, ...walks],
    join(copy, 'tooling/e2e'),
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  return { passed: countReport(code === 0, takeReport(report, playwrightCounts)), output }
}

/**
 * Of the brand whose colour is the harder one to read. It has no pictures to compare with: what counts is that nothing fails, in
 * the console, in a play, for axe.
 */
async function stories(copy, node) {
  const report = join(copy, 'stories.json')
  const { code, output } = await node([
    'tooling/storybook/check-stories.ts',
    `--brands=${brands.at(-1)[0]}`,
    '--without-pictures',
    `--report=${report}`,
  ])
  // A picture without another to compare it with is no test that was left out.
  const countLooks = ({ passed, failed, skipped }) => ({ passed: passed + skipped, failed, skipped: 0 })
  return { passed: countReport(code === 0, takeReport(report, countLooks)), output }
}

/** The files that git knows or would take, as they lie here, and what is only made once for a machine. */
function copyCheckout(copy) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const path of listed.toString().split('\0')) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(root, path), join(copy, path))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('git', ['add', '--all'], { cwd: copy })
  // Seeded here or by the journeys, whoever comes first.
  mkdirSync(join(cacheFolder, 'seeded'), { recursive: true })
  const lasting = readdirSync(cacheFolder).filter((name) =>
    /^(chromium-|seeded$|package-manager$)/.test(name),
  )
  const links = [...lasting.map((name) => join('node_modules/.cache/camping', name)), '.turbo/cache']
  for (const path of links) {
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    symlinkSync(join(root, path), join(copy, path))
  }
}
