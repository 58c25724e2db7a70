import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { appModules } from './app-modules.ts'
import { compressedFiles } from './compressed-files.ts'
import { scopedClassName } from './scoped-class-name.ts'
import { storefrontClient, workspaceRoot } from './workspace-paths.ts'

/** Messages are compiled at build time, so the browser never needs the ICU parser (6 kB brotli). */
const parserStub = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'))

/** Where the host serves an app's files; hashed names under it never change their content. */
export const assetBase = (appId: string) => `/_app/${appId}/`

/** The Vite configuration of an app folder: `export default storefrontApp(import.meta.dirname)`. */
export function storefrontApp(folder: string): UserConfig {
  const appId = basename(folder)
  return {
    root: folder,
    base: assetBase(appId),
    plugins: [react(), appModules(appId), compressedFiles(`${folder}/dist/client`)],
    resolve: { alias: { '@formatjs/icu-messageformat-parser': parserStub } },
    css: { modules: { generateScopedName: scopedClassName }, transformer: 'postcss' },
    build: {
      outDir: `${folder}/dist/client`,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: storefrontClient,
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'state',
                test: /node_modules\/(@reduxjs|react-redux|immer|redux|reselect|use-sync-external-store)/,
              },
              { name: 'intl', test: /node_modules\/(@formatjs|react-intl|intl-messageformat)/ },
              { name: 'mui', test: /node_modules\/(@mui|@emotion)\/(?!x-date)/ },
            ],
          },
        },
      },
    },
    server: { fs: { allow: [workspaceRoot] } },
  }
}
