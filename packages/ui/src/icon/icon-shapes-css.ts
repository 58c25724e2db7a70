import { iconPaths } from './icon-paths.ts'

const strokes =
  "fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'"

/**
 * The stylesheet of the pictograms. `npm run icons` in this package writes it to `icon-shapes.css`. Shapes in CSS need
 * no script, and one element each instead of two.
 */
export function iconShapesCss(): string {
  const rules = Object.entries(iconPaths).map(([name, path]) => {
    const filled = path.startsWith('!')
    const look = filled ? '' : ` ${strokes}`
    const d = filled ? path.slice(1) : path
    return (
      `[data-icon='${name}'] {\n  --shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ` +
      `viewBox='0 0 24 24'${look}%3E%3Cpath d='${d}'/%3E%3C/svg%3E");\n}`
    )
  })
  return `/* Written by write-icon-shapes.ts from icon-paths.ts. */\n${rules.join('\n')}\n`
}
