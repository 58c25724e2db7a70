import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isInstalled, moduleEnding } from '@camping/brands/places.ts'
import { appIds, appModules } from '@camping/vite-preset/app-modules.ts'
import { importedLibraries } from '@camping/vite-preset/imported-libraries.ts'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { mendDocgen } from '../docs/docgen.ts'
import { releasedDocgen } from '../docs/released-docgen.ts'
import { sourceGlobs } from '../source-globs.ts'
import { storyInputs } from '../story-inputs.ts'
import { storyModules } from '../story-modules.ts'

const { resolve } = createRequire(import.meta.url)
const sourcesOf = (module: string, up = '..') => join(dirname(resolve(`@camping/${module}`)), up)

const here = join(import.meta.dirname, '..')
const ui = sourcesOf('ui/theme/tokens.ts')
const storefront = sourcesOf('storefront/stories/story-app.ts')
const stories = moduleEnding === '.ts' ? '**/*.stories.tsx' : '**/*.stories.js'

/** Packages of ours whose modules the browser gets, with those of the server that write mails. */
const inBrowser = [
  'brands',
  'core',
  'editions',
  'contract',
  'testkit',
  'ui',
  'storefront',
  'api',
  'storybook',
]

/** Of installed packages Vite follows no import to a library, so the libraries are named, as for `npm run dev` (packages/web). */
const installed = (): InlineConfig => ({
  optimizeDeps: {
    include: importedLibraries(
      [
        ui,
        storefront,
        sourcesOf('core/store/create-store.ts'),
        sourcesOf('editions/markets.ts', '.'),
        sourcesOf('contract/search.schemas.ts', '.'),
        sourcesOf('testkit/fake-api.ts', '.'),
      ],
      { stories: true },
    ).filter((name) => !name.includes('storybook')),
    exclude: inBrowser.map((name) => `@camping/${name}`),
  },
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: ui, files: stories },
    { directory: storefront, files: stories },
    { directory: join(here, 'mails'), files: stories },
    { directory: join(here, 'foundations'), files: stories },
    { directory: join(here, 'start'), files: '**/*.mdx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The logo of a brand, at the host's address.
  staticDirs: appIds()
    .map((app) => ({ from: join(workspaceRoot, 'apps', app, 'public'), to: `/_app/${app}` }))
    .filter(({ from }) => existsSync(from)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: isInstalled ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    ...(isInstalled && installed()),
    plugins: [
      vite.plugins,
      react(),
      appModules(),
      ...(isInstalled ? [sourceGlobs(), releasedDocgen()] : [mendDocgen(), storyInputs()]),
      storyModules(),
    ],
    server: { ...vite.server, fs: { allow: [workspaceRoot] } },
    build: {
      ...vite.build,
      assetsInlineLimit: 0,
      // One stylesheet and one script (open-from-disk.ts): the parts of a page need no requests.
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  }),
}

export default config
