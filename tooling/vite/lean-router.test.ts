import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanRouterBuild } from './lean-router.ts'
import { workspaceRoot } from './workspace-paths.ts'

const entry = '\0entry'
const router = join(workspaceRoot, 'packages/storefront/node_modules/react-router-dom')

/** What a page's scripts would hold of the router. */
async function bundled(names: string, plugins = [leanRouterBuild()]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: router,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry ? `export { ${names} } from ${JSON.stringify(`${router}/dist/index.mjs`)}` : null,
      },
      ...plugins,
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })
  const [bundle] = [output].flat()
  const files = bundle && 'output' in bundle ? bundle.output : []
  return files.map((file) => ('code' in file ? file.code : '')).join('')
}

const navigation =
  'unstable_HistoryRouter, UNSAFE_createBrowserHistory, useNavigate, matchRoutes, renderMatches'

describe('the router in a client build', () => {
  it('is what was imported of it, and nothing of data, forms and server components', async () => {
    const lean = await bundled(navigation)
    expect(lean).toContain('pushState')
    for (const unused of [
      'RouterProvider',
      'createStaticHandler',
      'turbo-stream',
      'enctype',
      'text/x-component',
    ])
      expect(lean, unused).not.toContain(unused)
    const whole = await bundled(navigation, [])
    expect(lean.length).toBeLessThan(whole.length * 0.6)
  })
})
