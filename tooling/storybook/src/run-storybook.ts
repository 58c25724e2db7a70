import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildStorybook, storybookFolder } from './build-storybook.ts'
import { storybookConfig, storybookPlace, storybookProgram } from './storybook-program.ts'

/**
 * `npm run storybook` in the checkout and in the repository of a brand: serves at http://localhost:6006, further words go to Storybook;
 * with the word `build` writes it to a folder, from where it opens without a server.
 */
export async function runStorybook(words: readonly string[] = process.argv.slice(2)): Promise<void> {
  if (words[0] === 'build') {
    await buildStorybook()
    console.log(`Open ${join(storybookFolder, 'index.html')} in a browser.`)
    return
  }
  process.chdir(storybookPlace)
  const program = storybookProgram()
  const parameters = [
    'dev',
    '--config-dir',
    storybookConfig,
    '-p',
    '6006',
    '--no-open',
    '--disable-telemetry',
  ]
  // Storybook reads its command from the line.
  process.argv.splice(1, Infinity, program, ...parameters, ...words)
  await import(pathToFileURL(program).href)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runStorybook()
