import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { appModules } from './app-modules.ts'
import { classNameObjects } from './class-name-objects.ts'
import { compressedFiles } from './compressed-files.ts'
import { firstLoadChunks } from './first-load-chunks.ts'
import { scopedClassName } from './scoped-class-name.ts'
import { storefrontClient, workspaceRoot } from './workspace-paths.ts'

/** Messages are compiled at build time, so the browser never needs the ICU parser (6 kB brotli). */
const parserStub = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'))

/** React, the store and the messages' formatter, with what they stand on. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store|@standard-schema|@formatjs|react-intl|intl-messageformat)\//

/** Files of the build that every page loads with its document. */
const ofEveryPage = /\/(client|vendor|rolldown-runtime)-[\w-]+\.(js|css)$/

/** Where the host serves an app's files; hashed names under it never change their content. */
export const assetBase = (appId: string) => `/_app/${appId}/`

/** The Vite configuration of an app folder: `export default storefrontApp(import.meta.dirname)`. */
export function storefrontApp(folder: string): UserConfig {
  const appId = basename(folder)
  return {
    root: folder,
    base: assetBase(appId),
    plugins: [react(), appModules(appId), classNameObjects(), compressedFiles(`${folder}/dist/client`)],
    resolve: { alias: { '@formatjs/icu-messageformat-parser': parserStub } },
    css: { modules: { generateScopedName: scopedClassName }, transformer: 'postcss' },
    build: {
      outDir: `${folder}/dist/client`,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        // A page has these from the start, the styles inside its document: nothing that comes later brings them again.
        resolveDependencies: (_file, needed) => needed.filter((file) => !ofEveryPage.test(file)),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: storefrontClient,
        output: {
          codeSplitting: {
            groups: [
              // What every page runs and only an upgrade changes: one file compresses better than three.
              { name: 'vendor', test: libraries },
              { name: 'mui', test: /node_modules\/(@mui|@emotion)\/(?!x-date)/ },
              ...firstLoadChunks(),
            ],
          },
        },
      },
    },
    server: { fs: { allow: [workspaceRoot] } },
  }
}
