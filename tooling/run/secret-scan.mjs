import { toolEnvironment } from './child-environment.mjs'
import { runQuietly } from './run-quietly.mjs'
import { countOne } from './step-counts.mjs'
import { root } from './workspace.mjs'

/** Pictures and fonts hold no words. */
const wordless = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pbf|pdf)$/

/** Looks for keys and tokens in every tracked file. A checkout without tracked files was not looked at: a failure. */
export async function scanTree() {
  const { code, output } = await runQuietly('git', ['ls-files', '-z'])
  const files = output.split('\0').filter((path) => path && !wordless.test(path))
  if (code !== 0 || files.length === 0)
    return { counts: countOne(false), output: `No tracked files:\n${output}` }
  return scanFiles(files)
}

/** What secretlint measures of itself grows with the square of its files: 2,900 cost 33 s at once and 10 s in parts. */
const filesAtOnce = 400
const processesAtOnce = 2

/** The same for these files of a folder. */
export async function scanFiles(files, folder = root) {
  const parts = []
  for (let from = 0; from < files.length; from += filesAtOnce)
    parts.push(files.slice(from, from + filesAtOnce))
  const outputs = []
  let ok = true
  const scanParts = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) {
      const { code, output } = await runQuietly('secretlint', ['--no-color', '--no-glob', ...part], {
        cwd: folder,
        env: toolEnvironment(),
      })
      ok &&= code === 0
      if (code !== 0) outputs.push(output)
    }
  }
  await Promise.all(Array.from({ length: processesAtOnce }, scanParts))
  return { counts: countOne(ok), output: outputs.join('\n') }
}

/** The same for every line that was ever committed on any branch. */
export async function scanHistory() {
  const { code, output } = await runQuietly(
    'bash',
    [
      '-o',
      'pipefail',
      '-c',
      'git log -p --all --no-color --no-ext-diff | secretlint --no-color --stdinFileName=history.patch',
    ],
    { env: toolEnvironment() },
  )
  return { counts: countOne(code === 0), output }
}
