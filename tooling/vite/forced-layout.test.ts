import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forcedLayout } from './forced-layout.ts'
import { workspaceRoot } from './workspace-paths.ts'

it('knows how the installed MUI makes a browser lay out, and does it by a call', () => {
  const file = join(workspaceRoot, 'packages/ui/node_modules/@mui/material/transitions/utils.mjs')
  expect(forcedLayout(readFileSync(file, 'utf8'))).toContain('reflow = node => node.getBoundingClientRect()')
  expect(() => forcedLayout('export const reflow = (node) => node.offsetTop')).toThrow('forced-layout.ts')
})
