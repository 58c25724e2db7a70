import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { viewportName } from './src/viewports.ts'
import type { StoryVariant } from './story-variants.ts'

/** Address of a story of the static Storybook in one variant; undefined for a story that is no longer there. */
export function storyAddress(one: StoryVariant | undefined, folder: string): string | undefined {
  if (!one) return undefined
  const { brand, mode, edition, width } = one.variant
  const choices = { brand, mode, edition, 'viewport.value': viewportName(width) }
  const address = pathToFileURL(join(folder, 'index.html'))
  const globals = Object.entries(choices).map(([name, value]) => `${name}:${value}`)
  address.search = `path=/story/${one.story}&globals=${globals.join(';')}`
  return address.href
}
