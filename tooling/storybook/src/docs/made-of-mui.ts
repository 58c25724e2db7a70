import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const imported = /^import (?!type\b)[\s\S]*?from '([^']+)'/gm
/** Folders of packages/ui whose components are MUI's wherever they stand. */
const onMui = /[\\/](islands|popups|menus|toasts)[\\/]/

/** Whether a file of components takes components of MUI: at once, or through one of this package that is made of them. */
export function isMadeOfMui(path: string): boolean {
  if (!path.endsWith('.tsx') || !existsSync(path)) return false
  const from = [...readFileSync(path, 'utf8').matchAll(imported)].map((match) => match[1] ?? '')
  return from.some(
    (name) =>
      /^@mui\/(material\/[A-Z]|x-date-pickers\/)/.test(name) ||
      (name.startsWith('.') && isPartOnMui(normalize(join(dirname(path), name)))),
  )
}

const isPartOnMui = (path: string) => onMui.test(path) && isMadeOfMui(path)
