import type { Plugin } from 'vite'

const ofRouter = /\/node_modules\/react-router\/dist\//

/**
 * The router's code with what a bundler has to know to drop the parts that nobody imports. The package is one module, in which
 * contexts, wrapped components and their names for DevTools count as effects, and each holds on to what it mentions: forms,
 * prefetching, the data router's error pages.
 */
export function leanRouter(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
}

/** Makes the router small in a client build: 6.9 kB instead of 11.6 kB of a page's scripts, compressed (decision 216). */
export function leanRouterBuild(): Plugin {
  return {
    name: 'camping:lean-router',
    apply: 'build',
    transform: (code, id) =>
      ofRouter.test(id) ? { code: leanRouter(code), map: { mappings: '' } } : undefined,
  }
}
