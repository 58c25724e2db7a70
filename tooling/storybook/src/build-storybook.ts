import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isInstalled } from '@camping/brands/places.ts'
import { openFromDisk } from './open-from-disk.ts'
import { storybookConfig, storybookPlace, storybookProgram } from './storybook-program.ts'

/** Folder of the static Storybook. In the repository of a brand not in dist, which every build empties. */
export const storybookFolder = join(storybookPlace, isInstalled ? 'dist-storybook' : 'dist')

/** Builds the static Storybook. Its `index.html` opens from disk. Throws with the build's output when it fails. */
export async function buildStorybook(): Promise<void> {
  rmSync(storybookFolder, { recursive: true, force: true })
  const parameters = ['build', '--disable-telemetry', '--config-dir', storybookConfig, '-o', storybookFolder]
  try {
    await promisify(execFile)(process.execPath, [storybookProgram(), ...parameters], {
      cwd: storybookPlace,
      env: { ...process.env, NO_COLOR: '1', CI: 'true' },
      maxBuffer: 50_000_000,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The build of Storybook failed:\n${stdout}${stderr}`, { cause: error })
  }
  await openFromDisk(storybookFolder)
}
