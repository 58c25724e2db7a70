import { join } from 'node:path'
import { checkout } from '@camping/brands/places.ts'
import { readConfigs } from '@camping/brands/read-configs.ts'
import { outOfBounds, weighBuild } from './weigh-build.ts'

/** `node tooling/size-budget/inspect-builds.ts` weighs every built app and exits with 1 when one is out of bounds. */
async function main(): Promise<void> {
  const lines: string[] = []
  const ofAll: number[] = []
  for (const config of await readConfigs()) {
    const sizes = weighBuild(join(checkout, 'apps', config.id), config)
    if (sizes.length === 0) lines.push(`apps/${config.id} has no page that could be weighed.`)
    ofAll.push(...sizes.map(({ bytes }) => bytes))
    lines.push(...outOfBounds(config.id, sizes))
  }
  if (ofAll.length === 0) lines.push('No app was weighed: there is nothing built, or no app at all.')
  for (const line of lines) console.log(line)
  if (lines.length > 0) process.exitCode = 1
  else console.log(`${ofAll.length} pages, ${Math.min(...ofAll)} to ${Math.max(...ofAll)} bytes`)
}

await main()
