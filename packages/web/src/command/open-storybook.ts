import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Found by the repository of the brand and no dependency of this package: a brand may leave it out. */
const storybook = '@camping/storybook'

/** Opens the Storybook that is installed in a repository. */
export async function openStorybook(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  if (!existsSync(join(packages, storybook))) {
    const manifest = readFileSync(join(packages, '@camping/web/package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { version: string }
    console.error(
      `package.json, devDependencies: has no Storybook. npm install --save-dev --save-exact ${storybook}@${version}`,
    )
    process.exitCode = 1
    return
  }
  const file = createRequire(join(folder, 'package.json')).resolve(`${storybook}/run-storybook.ts`)
  const { runStorybook } = (await import(pathToFileURL(file).href)) as { runStorybook: () => Promise<void> }
  await runStorybook()
}
