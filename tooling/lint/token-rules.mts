import { findLines } from './finding.mts'
import type { Rule, SourceFile } from './finding.mts'

/**
 * DESIGN.md: a brand is a set of tokens, and nothing else names a colour, font, radius or shadow. Tokens live in
 * packages/ui/src/theme and apps/<brand>/theme.ts; flags, pictures and logos are what they are.
 */
const painted = /^(packages\/(ui|storefront|core)\/src|apps)\/.*\.(css|tsx?|html)$/
const tokensThemselves = /^packages\/ui\/src\/(theme|flag)\/|^apps\/[^/]+\/(theme\.ts|public\/)/
const notShipped = /\.(test|stories|stories-[a-z]+)\.tsx?$|\/(testing|stories)\//

const isPainted = ({ path }: SourceFile) =>
  painted.test(path) && !tokensThemselves.test(path) && !notShipped.test(path)
const isStyle = (file: SourceFile) => file.path.endsWith('.css') && isPainted(file)

const hexColour = /(?<![\w&/-])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i
const colourFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/
const namedColour = /:[^;{]*(?<![\w-])(white|black|red|green|blue|gr[ae]y|yellow|orange|purple)(?![\w-])/

/** Colours come from the theme's variables. */
export const noRawColour: Rule = (file) => {
  if (!isPainted(file)) return []
  const message = "'$0' is a raw colour: use a theme variable such as var(--ink)"
  return [
    ...findLines(file, hexColour, message),
    ...findLines(file, colourFunction, message),
    ...(file.path.endsWith('.css') ? findLines(file, namedColour, message) : []),
  ]
}

/** Fonts, radii and shadows come from the theme's variables; circles, pills, zero and none are free. */
export const noRawShape: Rule = (file) => {
  if (!isStyle(file)) return []
  return [
    ...findLines(file, /font-family:(?!\s*(var\(|inherit))[^;]+/, "'$0' names a font: use a theme variable"),
    ...findLines(
      file,
      /border(-[a-z]+)*-radius:(?!\s*(var\(|inherit|(calc|min|max)\(var|(0|50%|999px)\s*;))[^;]+/,
      "'$0' names a radius: use a theme variable",
    ),
    ...findLines(
      file,
      /box-shadow:(?!\s*(var\(|none|inherit|inset))[^;]+/,
      "'$0' names a shadow: use a theme variable",
    ),
  ]
}
