import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTurbo } from './run-turbo.mjs'
import { countOne, countReport, sum, takeReport } from './step-counts.mjs'
import { testWorld } from './test-world.mjs'
import { manifestOf, root, workspaceFolders } from './workspace.mjs'

/**
 * Runs a task of tests in every package that has it, the root included. Each writes `reports/<task>.json`, which Turborepo caches
 * under the hash of all that the task reads (turbo.json) and puts back where nothing of that has changed; a failed task is never cached.
 * @param {(report: object) => { counts: object, started: number, remark?: string }} read
 * @param {{ show?: string, env?: object, concurrency?: number }} options
 */
export async function runCached(task, read, { show, env, concurrency = 1 } = {}) {
  const folders = foldersWith(task)
  const reports = folders.map((folder) => join(root, folder, 'reports', `${task}.json`))
  for (const report of reports) rmSync(report, { force: true })
  const begun = Date.now()
  const flags = ['--continue=always', `--concurrency=${concurrency}`]
  const { ok, output } = await runTurbo(task, flags, { show, env: { ...(await testWorld()), ...env } })
  const results = reports.map((report) => takeReport(report, read))
  const counts = sum(results.map((result) => result?.counts ?? countOne(false)))
  const cached = results.flatMap((result) => (result && result.started < begun ? [result.started] : []))
  const remarks = [cachedRemark(cached, folders.length), ...results.map((result) => result?.remark)]
  return { counts: countReport(ok, counts), output, remark: remarks.filter(Boolean).join(', ') }
}

/** Where a task runs. Scripts of the root are commands for people, but for those that turbo.json has as its tasks (`//#`). */
export function foldersWith(task) {
  const ofRoot = readFileSync(join(root, 'turbo.json'), 'utf8').includes(`"//#${task}"`)
  return [
    ...(ofRoot ? ['.'] : []),
    ...workspaceFolders().filter((folder) => manifestOf(folder).scripts?.[task]),
  ]
}

function cachedRemark(cached, of) {
  if (cached.length === 0) return ''
  const since = new Date(Math.min(...cached)).toISOString().slice(0, 16).replace('T', ' ')
  return cached.length === of
    ? `cached from ${since}`
    : `${cached.length} of ${of} packages cached from ${since}`
}
