import { environmentWithPackageManager } from './child-environment.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * Runs one Turborepo task over the workspace and counts. `show` passes its output on after this name.
 * @returns {Promise<{ok: boolean, tasks: number, successful: number, cached: number, output: string}>}
 */
export async function runTurbo(task, parameters = [], { show, env: extra } = {}) {
  const env = await environmentWithPackageManager(extra)
  const logs = show ? ['new-only', 'stream'] : ['errors-only', 'grouped']
  const flags = [`--output-logs=${logs[0]}`, `--log-order=${logs[1]}`, '--no-update-notifier', '--no-color']
  if (show) flags.push('--log-prefix=none')
  const { code, output } = await runQuietly('turbo', ['run', task, ...flags, ...parameters], { env, show })
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
