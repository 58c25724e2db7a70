import { expect, it } from 'vitest'
import { isClientFile } from './client-file.ts'

it.each([
  '/assets/client-Bx1_-2.js',
  '/assets/maplibre-gl-worker-CZtFQQIV.mjs',
  '/assets/home.page-1.css',
  '/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2',
  '/favicon.svg',
  '/logo.png',
])('%s is for browsers', (path) => expect(isClientFile(path)).toBe(true))

it.each([
  '/server.js',
  '/server.js.map',
  '/operator.js',
  '/pglite-worker.js',
  '/add-payment-DHzvx2-4.js',
  '/manifest.json',
  '/.vite/manifest.json',
  '/assets/client-1.js.map',
  '/assets/client-1.js.br',
  '/assets/client-1.js.gz',
  '/assets/../server.js',
  '/assets/..%2fserver.js',
  '/assets/x/server.js',
  '/assets/',
  '/favicon.svg.br',
  '/favicon.svg/../server.js',
  '/package.json',
  '/',
  '',
])('%j is nobody’s', (path) => expect(isClientFile(path)).toBe(false))
