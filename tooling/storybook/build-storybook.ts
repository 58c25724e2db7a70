import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openFromDisk } from './open-from-disk.ts'

const here = import.meta.dirname

/** Folder of the static Storybook. */
export const storybookFolder = join(here, 'dist')

/** Builds the static Storybook. Its `index.html` opens from disk. Throws with the build's output when it fails. */
export async function buildStorybook(): Promise<void> {
  rmSync(storybookFolder, { recursive: true, force: true })
  const manifest = createRequire(import.meta.url).resolve('storybook/package.json')
  const { bin } = createRequire(manifest)('./package.json') as { bin: string | Record<string, string> }
  const program = join(dirname(manifest), typeof bin === 'string' ? bin : (bin['storybook'] as string))
  const parameters = ['build', '--disable-telemetry', '-o', relative(here, storybookFolder)]
  try {
    await promisify(execFile)(process.execPath, [program, ...parameters], {
      cwd: here,
      env: { ...process.env, NO_COLOR: '1', CI: 'true' },
      maxBuffer: 50_000_000,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The build of Storybook failed:\n${stdout}${stderr}`, { cause: error })
  }
  await openFromDisk(storybookFolder)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildStorybook()
  process.stdout.write(`Open ${join(storybookFolder, 'index.html')} in a browser.\n`)
}
