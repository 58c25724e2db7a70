import { join } from 'node:path'
import { checkBrands } from '@camping/brands/check-brands.ts'
import { appIds } from '@camping/vite-preset/app-modules.ts'
import { storefrontApp } from '@camping/vite-preset/storefront-app.ts'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import { build, type InlineConfig } from 'vite'
import { hostBuild } from './host-build.ts'

/** Builds every app of this folder, and the server of all of them into dist. Builds nothing while a rule of brands is broken. */
export async function buildBrands(): Promise<void> {
  if (!(await checkBrands())) return
  const run = async (name: string, config: InlineConfig) => {
    const started = performance.now()
    await build({ ...config, configFile: false, logLevel: 'error' })
    console.log(`${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  for (const id of appIds()) await run(`apps/${id}`, storefrontApp(join(workspaceRoot, 'apps', id)))
  await run('dist', { ...hostBuild(join(workspaceRoot, 'dist')), root: workspaceRoot })
  console.log('Built. Start it with npm start')
}
