import type { Plugin } from 'vite'
import { moduleName } from './module-name.ts'

const rowsOfRoutes = /^editions\/(?:customer-)?routes$/

/** The rows of routes without what only the host (`keys`) and the check of sizes (`heavierBy`) read. */
export const rowsForBrowsers = (code: string): string =>
  code.replace(/\bheavierBy:\s*\{[^}]*\},?/g, '').replace(/(?<![\w'"])keys:\s*\[[^\]]*\],?/g, '')

/** Makes the table of routes smaller, which every page loads. */
export function routesForBrowsers(): Plugin {
  return {
    name: 'camping:routes-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      rowsOfRoutes.test(moduleName(id) ?? '')
        ? { code: rowsForBrowsers(code), map: { mappings: '' } }
        : undefined,
  }
}
