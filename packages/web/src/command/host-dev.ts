import { dirname, join, relative } from 'node:path'
import { isInstalled } from '@camping/brands/places.ts'
import { appModules } from '@camping/vite-preset/app-modules.ts'
import { drawnPictures } from '@camping/vite-preset/app-pictures.ts'
import { importedLibraries } from '@camping/vite-preset/imported-libraries.ts'
import { scopedClassName } from '@camping/vite-preset/scoped-class-name.ts'
import { storefrontClient, workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

const storefront = join(dirname(storefrontClient), '../..')
const ofBrowsers = ['core', 'editions', 'contract', 'ui', 'storefront']

/**
 * Of installed packages Vite follows no import to a library, so the libraries are named. Ours stay as they are: they import
 * virtual modules and styles.
 */
const installed = (): InlineConfig => ({
  cacheDir: join(workspaceRoot, 'node_modules/.vite'),
  optimizeDeps: {
    include: importedLibraries(ofBrowsers.map((name) => join(storefront, '..', name, 'lib'))),
    exclude: ofBrowsers.map((name) => `@camping/${name}`),
  },
  ssr: { noExternal: [/^@camping\//] },
})

/** The development server of all apps: client code from source, the API's dependencies as externals of Node. */
export function hostDev(): InlineConfig {
  return {
    // Resolves browser modules from the package that imports them.
    root: storefront,
    configFile: false,
    plugins: [react(), appModules(), drawnPictures()],
    css: { modules: { generateScopedName: scopedClassName } },
    appType: 'custom',
    ...(isInstalled ? installed() : { optimizeDeps: { entries: [relative(storefront, storefrontClient)] } }),
  }
}
