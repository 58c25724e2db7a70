/** Importing files and their imports: paths from the root, types and dynamic imports included. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** Cycles: sets of nodes that reach each other (Tarjan's strongly connected components), each sorted. */
export function circlesOf(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const circles: string[][] = []

  const visit = (node: string): number => {
    const index = order.size
    order.set(node, index)
    let low = index
    path.push(node)
    onPath.add(node)
    for (const next of imports.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const circle = path.splice(path.indexOf(node))
      for (const member of circle) onPath.delete(member)
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const node of imports.keys()) if (!order.has(node)) visit(node)
  return circles
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The same between folders; a folder consists of its direct files. */
export function folderImports(imports: Imports): Imports {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const from = folderOf(file)
    const to = folders.get(from) ?? new Set()
    folders.set(from, to)
    for (const target of targets) if (folderOf(target) !== from) to.add(folderOf(target))
  }
  return folders
}

/** Imports between the files below a folder. */
export function importsWithin(imports: Imports, folder: string): Imports {
  const isInside = (path: string) => path.startsWith(`${folder}/`)
  return new Map(
    [...imports]
      .filter(([file]) => isInside(file))
      .map(([file, targets]) => [file, new Set([...targets].filter(isInside))]),
  )
}

const featureOf = (path: string) => /^packages\/storefront\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Imports of one feature of the storefront by another, one line each. */
export function arrowsBetweenFeatures(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) => {
    const importing = featureOf(file)
    const others = [...targets].filter((target) => {
      const feature = featureOf(target)
      return feature !== undefined && feature !== importing
    })
    return importing === undefined ? [] : others.map((target) => `${file} imports ${target}`)
  })
}
