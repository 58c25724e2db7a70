import { posix } from 'node:path'

/** An import between two files, by their paths from the same root. */
export interface Arrow {
  readonly from: string
  readonly to: string
}

/** The relative imports of a file, types included. */
export function arrowsOf(path: string, text: string): Arrow[] {
  const specifiers = text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)
  return [...specifiers].map(([, specifier = '']) => ({
    from: path,
    to: posix.join(posix.dirname(path), specifier),
  }))
}

/** The first cycle of folders, as 'a → b → a'; undefined without one. A folder consists of its direct files. */
export function folderCircle(arrows: readonly Arrow[]): string | undefined {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [source, target] = [posix.dirname(from), posix.dirname(to)]
    if (source !== target) next.set(source, (next.get(source) ?? new Set()).add(target))
  }
  const done = new Set<string>()
  const follow = (folder: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder].join(' → ')
    if (done.has(folder)) return undefined
    for (const target of next.get(folder) ?? []) {
      const circle = follow(target, [...trail, folder])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of next.keys()) {
    const circle = follow(folder, [])
    if (circle) return circle
  }
  return undefined
}
