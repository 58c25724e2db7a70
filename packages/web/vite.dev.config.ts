import { fileURLToPath } from 'node:url'
import { appModules } from '@camping/vite-preset/app-modules.ts'
import { drawnPictures } from '@camping/vite-preset/app-pictures.ts'
import { scopedClassName } from '@camping/vite-preset/scoped-class-name.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The development server of all apps: client code from source, the API's dependencies as externals of Node. */
export default defineConfig({
  plugins: [react(), appModules(), drawnPictures()],
  css: { modules: { generateScopedName: scopedClassName } },
  server: { fs: { allow: [fileURLToPath(new URL('../../', import.meta.url))] } },
})
