import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { appIcons } from './app-icons.ts'
import { appPictures } from './app-pictures.ts'
import { appModules } from './app-modules.ts'
import { classNameObjects } from './class-name-objects.ts'
import { compressedFiles } from './compressed-files.ts'
import { deferredModules } from './deferred-modules.ts'
import { forcedLayoutBuild } from './forced-layout.ts'
import { leanRouterBuild } from './lean-router.ts'
import { firstLoadChunks, landingPages } from './first-load-chunks.ts'
import { routesForBrowsers } from './rows-for-browsers.ts'
import { scopedClassName } from './scoped-class-name.ts'
import { smallScripts } from './small-scripts.ts'
import { withoutAppParts } from './without-app-parts.ts'
import { storefrontClient, storefrontStarter, workspaceRoot } from './workspace-paths.ts'

/** Messages are compiled at build time, so that the browser never needs the ICU parser (6 kB brotli). */
const parserStub = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'))

/** React, the router, the store and the messages' formatter, with their dependencies. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store|@standard-schema|@formatjs|react-intl|intl-messageformat)\//

/** Files of the build that every page loads with its document. */
const ofEveryPage = /\/(client|vendor|rolldown-runtime)-[\w-]+\.(js|css)$/

/** Files whose names something reads: the two above by the preload lists, others by tests. All others have a hash alone. */
const namedFiles = /^(client|vendor|rolldown-runtime|starter\.browser|replay\.browser)$/

const isLandingPage = (name: string) => landingPages.some((one) => one.endsWith(`/${name}`))

/** Parts of landing pages that few visitors see: those who come back, compare, or visit a brand with sections of its own. */
const forFew =
  /^(held-cart-notice|tab-carts\.browser|returning|compare-tray|open-compare\.browser|app-section)$/

/**
 * Where a chunk or a style sheet goes. Every page lists some 150 of them for what it may load next, and names cost it a kilobyte that
 * tells browsers nothing; maps tell people what is inside. Seven letters of a hash are the fewest that the bundler takes.
 */
function fileNameOf(name = '', ending = '.js'): string {
  if (namedFiles.test(name)) return `assets/[name]-[hash:7]${ending}`
  const isRare = forFew.test(name) || (name.endsWith('-page') && !isLandingPage(name))
  return isRare ? `assets/rare-[hash:7]${ending}` : `assets/[hash:7]${ending}`
}

/** MUI, and its theme around whatever is made of it. */
const mui =
  /node_modules\/(@mui|@emotion)\/|packages\/ui\/src\/(islands\/mui-(island|cache)|theme\/(create-mui-theme|mui-))/
/** Of MUI what folds, on some pages of the portal alone. */
const muiParts = /node_modules\/@mui\/material\/(Accordion|Collapse)/
/** Of MUI what frames the pages of customers: the sign-in comes without it. */
const muiFrames = /node_modules\/@mui\/material\/(Card|Chip|Skeleton|Step|Table)/
/** Of MUI what opens rarely: the menu of wide screens, toasts, notices, explanations. */
const muiRare =
  /node_modules\/(@popperjs\/|@mui\/material\/(Dialog|Tabs?|TabScrollButton|Tooltip|Popper|Snackbar\w*|Modal|Fade|Grow|Backdrop|Unstable_TrapFocus|Portal)\/)/
/** Of MUI the fields of forms, which come after the page that they stand on. */
const muiFields =
  /node_modules\/@mui\/material\/(Form|Input|OutlinedInput|NativeSelect|TextareaAutosize|Radio|Checkbox|internal\/SwitchBase)/
/**
 * Three small modules that import nothing and that no first page loads: names of their own would cost every first page more than they
 * weigh together where one is needed.
 */
const small = /\/(offline-copies|random-key|consent-popup)\.ts$/
/**
 * Of MUI what the calendar of stays alone has: MUI X, what nothing else needs of MUI, and Babel's helpers for both. It is no group: a file
 * of its own would be a name more in every document, so it goes where the calendar is.
 */
const muiCalendar =
  /node_modules\/@mui\/(x-|system\/useThemeProps|material\/styles\/useThemeProps)|@babel\+runtime@8|helpers\/esm\/(inherits|setProto|assertThis)|theme\/mui-calendar/
const ofMuiGroups = [muiParts, muiFrames, muiRare, muiFields, muiCalendar]
const isStyleSheet = /\.css$/

/**
 * The preload list of a lazy chunk. Omits files of every page, and styles in the document, which are already loaded.
 * Pages that visitors land on and navigate between, and their parts, name their imports; the names of all others would weigh more on
 * every first page than one round trip costs them.
 */
const isNamedFor = (file: string) => {
  const isRare = /\/rare-[\w-]+\.js$/.test(file)
  return (needed: string) =>
    !ofEveryPage.test(needed) && (!isRare || needed === file || needed.endsWith('.css'))
}

/** Address of an app's files on the host; files with hashed names never change their content. */
export const assetBase = (appId: string) => `/_app/${appId}/`

/** The Vite configuration of an app folder: `export default storefrontApp(import.meta.dirname)`. */
export function storefrontApp(folder: string): UserConfig {
  const appId = basename(folder)
  // `npm run source-maps` builds the same scripts once more, with maps, where nothing is served from.
  const maps = process.env['SOURCE_MAPS']
  return {
    root: folder,
    base: assetBase(appId),
    plugins: [
      react(),
      appModules(appId),
      appIcons(folder),
      appPictures(folder),
      classNameObjects(),
      leanRouterBuild(),
      forcedLayoutBuild(),
      deferredModules(),
      withoutAppParts(folder),
      routesForBrowsers(),
      smallScripts(),
      ...(maps ? [] : [compressedFiles(`${folder}/dist/client`)]),
    ],
    resolve: { alias: { '@formatjs/icu-messageformat-parser': parserStub } },
    css: { modules: { generateScopedName: scopedClassName }, transformer: 'postcss' },
    build: {
      // By small-scripts.ts, here and in the output below.
      minify: false,
      cssMinify: 'lightningcss',
      outDir: maps ? `${maps}/${appId}` : `${folder}/dist/client`,
      // No script names its map, so no browser asks for one.
      sourcemap: maps ? 'hidden' : false,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed) => needed.filter(isNamedFor(file)),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [storefrontClient, storefrontStarter],
        // What is read and not used does nothing, but for the layout of forced-layout.ts.
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: false,
          entryFileNames: ({ name }) => fileNameOf(name),
          chunkFileNames: ({ name }) => fileNameOf(name),
          assetFileNames: ({ names: [name = ''] }) =>
            isStyleSheet.test(name)
              ? fileNameOf(name.replace(isStyleSheet, ''), '.css')
              : 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // Modules that every page runs and only an upgrade changes: one file compresses better than three.
              { name: 'vendor', test: libraries, priority: 3 },
              { name: 'small', test: small, priority: 4 },
              // Small modules that MUI and other code use: inside MUI's chunk they would load all of it.
              {
                name: 'babel-helpers',
                test: (id) => /node_modules\/@babel\/runtime\//.test(id) && !muiCalendar.test(id),
                priority: 4,
              },
              {
                name: 'mui',
                test: (id) => mui.test(id) && !ofMuiGroups.some((group) => group.test(id)),
                priority: 3,
              },
              // After it: a group takes along what its modules import.
              { name: 'mui-parts', test: muiParts, priority: 2 },
              { name: 'mui-frames', test: muiFrames, priority: 2 },
              { name: 'mui-rare', test: muiRare, priority: 1 },
              { name: 'mui-fields', test: muiFields, priority: 2 },
              ...firstLoadChunks(),
            ],
          },
        },
      },
    },
    server: { fs: { allow: [workspaceRoot] } },
  }
}
