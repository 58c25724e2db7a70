#!/usr/bin/env node
import { checkRelease } from './check-release.ts'

/** What a brand's repository runs: the modules behind the commands of the house's own checkout (decision 378). */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  dev: async () => {
    process.env['NODE_ENV'] = 'development'
    await import('./dev.ts')
  },
  build: async () => (await import('./build-brands.ts')).buildBrands(),
  start: async () => (await import('./start-host.ts')).startHost(),
  storybook: async () => (await import('./open-storybook.ts')).openStorybook(process.cwd()),
  check: async () => {
    if (process.argv.includes('--rename')) {
      const { renameMessages } = await import('@camping/brands/rename-messages.ts')
      for (const line of await renameMessages()) console.log(line)
    }
    return (await import('@camping/brands/check-brands.ts')).checkBrands()
  },
  upgrade: async () => {
    process.exitCode = (await import('./upgrade.ts')).upgrade(process.cwd(), process.argv.slice(2))
  },
  'new-app': () => import('@camping/brands/new-app/main.ts'),
}

const usage = `camping ${Object.keys(commands).join(' | ')}

  dev       serves the apps of this folder from source with hot reload
  build     checks the apps, then builds them and the server into dist
  start     serves what was built
  storybook shows components and pages in the look of the apps; build writes it to dist-storybook
  check     names what is wrong in the apps: file, key and remedy; --rename writes the present names of messages first
  upgrade   installs the newest release, or the one that is named, writes present names into the apps and checks them
  new-app   a further app; --help lists its flags`

async function main(): Promise<void> {
  // The commands read their own words from the line.
  const [name = ''] = process.argv.splice(2, 1)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  // An upgrade ends a mixture of releases.
  const wrong = name === 'upgrade' ? [] : checkRelease(process.cwd())
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
  else await command()
}

await main()
