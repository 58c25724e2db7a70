import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appModules } from '@camping/vite-preset/app-modules.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mendDocgen } from '../docs/docgen.ts'
import { storyInputs } from '../story-inputs.ts'
import { storyModules } from '../story-modules.ts'

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url))
const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
const here = fileURLToPath(new URL('../', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: `${packages}ui/src`, files: '**/*.stories.tsx' },
    { directory: `${packages}storefront/src`, files: '**/*.stories.tsx' },
    { directory: `${here}mails`, files: '**/*.stories.tsx' },
    { directory: `${here}foundations`, files: '**/*.stories.tsx' },
    { directory: `${here}start`, files: '**/*.mdx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The logo of a brand, at the host's address.
  staticDirs: readdirSync(apps)
    .filter((app) => existsSync(`${apps}${app}/public`))
    .map((app) => ({ from: `${apps}${app}/public`, to: `/_app/${app}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [vite.plugins, react(), appModules(), mendDocgen(), storyModules(), storyInputs()],
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
