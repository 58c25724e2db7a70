const ofOurs =
  /^.*\/(?:packages|node_modules\/@camping)\/([\w-]+)\/(?:src|lib)\/([^?]+?)(?:\.(?:tsx?|js))?(?:\?.*)?$/
const ofOthers = /\/node_modules\/(?!@camping\/)/

/**
 * The name of a module of ours: package and path without ending, such as `ui/icon/icon`. The same in this checkout
 * (packages/ui/src/icon/icon.tsx) and where packages are installed (node_modules/@camping/ui/lib/icon/icon.js). Undefined for
 * modules of others.
 */
export function moduleName(id: string): string | undefined {
  const [, name, path] = ofOurs.exec(id) ?? []
  return path === undefined || ofOthers.test(id.slice(id.lastIndexOf('/node_modules/')))
    ? undefined
    : `${name}/${path}`
}
