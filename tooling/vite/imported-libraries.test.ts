import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { importedLibraries } from './imported-libraries.ts'

const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('finds what modules import of others, each once, and neither modules of the house nor files', () => {
  mkdirSync(join(folder, 'menu'))
  writeFileSync(
    join(folder, 'menu/menu.js'),
    `import { useState } from 'react';
import { jsx as _jsx } from "react/jsx-runtime";
import Button from '@mui/material/Button';
import styles from './menu.module.css';
import { Icon } from '@camping/ui/icon/icon.tsx';
import address from 'maplibre-gl/dist/worker.mjs?url';
import { config } from 'virtual:app';
import '@fontsource/fraunces/latin.css';
export { dispatch } from 'react-redux';
const later = () => import('maplibre-gl');`,
  )
  writeFileSync(join(folder, 'page.js'), "import { memo } from 'react'")
  writeFileSync(join(folder, 'page.d.ts'), "import type { Node } from 'typescript'")
  mkdirSync(join(folder, 'stories'))
  writeFileSync(join(folder, 'stories/press-escape.js'), "import { userEvent } from 'storybook/test'")
  writeFileSync(join(folder, 'menu/menu.stories.js'), "import { expect } from 'storybook/test'")
  expect(importedLibraries([folder], { stories: true })).toContain('storybook/test')
  expect(importedLibraries([folder])).toEqual([
    '@mui/material/Button',
    'maplibre-gl',
    'react',
    'react-redux',
    'react/jsx-runtime',
  ])
})
