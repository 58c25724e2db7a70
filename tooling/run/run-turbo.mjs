import { environmentWithPackageManager } from './child-environment.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * Runs one Turborepo task over the workspace and counts.
 * @returns {Promise<{ok: boolean, tasks: number, successful: number, cached: number, output: string}>}
 */
export async function runTurbo(task, parameters = []) {
  const env = await environmentWithPackageManager()
  const flags = ['--output-logs=errors-only', '--log-order=grouped', '--no-update-notifier', '--no-color']
  const { code, output } = await runQuietly('turbo', ['run', task, ...flags, ...parameters], { env })
  const [, successful = '0', tasks = '0'] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
  const [, cached = '0'] = /Cached:\s+(\d+) cached/.exec(output) ?? []
  return {
    ok: code === 0,
    tasks: Number(tasks),
    successful: Number(successful),
    cached: Number(cached),
    output,
  }
}
