import type { BrandApp } from '@camping/brands/brand-app.ts'

/** Imports and an expression, as source. */
export interface FontSource {
  readonly imports: readonly string[]
  /** An `AppFonts` of packages/ui. */
  readonly value: string
}

/** The fonts of an app's own as source: each file is an asset of the build. `prefix` makes the names unique in a module. */
export function fontSource({ fonts }: Pick<BrandApp, 'fonts'>, prefix = 'font'): FontSource {
  const imports: string[] = []
  const addressOf = (path: string) => {
    const name = `${prefix}${imports.length}`
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)}`)
    return name
  }
  const uses = [...fonts].flatMap(([use, { font }]) => {
    if (!font) return []
    const { family, kind, metrics } = font
    const faces = font.faces.map(
      ({ path, weight, range, isFirst }) =>
        `{ ...${JSON.stringify({ weight, range, isFirst })}, url: ${addressOf(path)} }`,
    )
    return [`${use}: { ...${JSON.stringify({ family, kind, metrics })}, faces: [${faces.join(', ')}] }`]
  })
  return { imports, value: `{ ${uses.join(', ')} }` }
}
