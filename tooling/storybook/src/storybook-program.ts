import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isInstalled } from '@camping/brands/places.ts'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'

/** Where Storybook works, and paths of stories begin: this package in the checkout, the repository of a brand elsewhere. */
export const storybookPlace = isInstalled ? workspaceRoot : join(import.meta.dirname, '..')

export const storybookConfig = join(import.meta.dirname, 'config')

/** The file behind the command `storybook`. */
export function storybookProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('storybook/package.json')
  const { bin } = createRequire(manifest)('./package.json') as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin['storybook'] as string))
}
