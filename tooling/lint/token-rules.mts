import { findLines } from './finding.mts'
import type { Rule, SourceFile } from './finding.mts'

/**
 * design-1: a brand is a set of tokens, and only tokens name a colour, font, radius or shadow. Tokens are in
 * packages/ui/src/theme and apps/<brand>/theme.ts; flags, pictures and logos are exempt.
 */
const painted =
  /^(packages\/(ui|storefront|core|web)\/src|packages\/api\/src\/platform\/mail|apps)\/.*\.(css|tsx?|html)$/
const tokensThemselves = /^packages\/ui\/src\/(theme|flag)\/|^apps\/[^/]+\/(theme\.ts|public\/)/
const notShipped = /\.(test|stories|stories-[a-z]+)\.tsx?$|\/(testing|stories)\//

const isPainted = ({ path }: SourceFile) =>
  painted.test(path) && !tokensThemselves.test(path) && !notShipped.test(path)

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
    ...findLines(file, file.path.endsWith('.css') ? namedColour : namedColourInCode, message),
  ]
}

/**
 * Space and sizes of type come from the theme's variables, in multiples of them where no step fits. A pixel is a hairline; positions and
 * measures of a thing itself are its own.
 */
export const noRawSpace: Rule = (file) => {
  if (!isPainted(file) || !file.path.endsWith('.css')) return []
  return [
    ...findLines(
      file,
      /(?<![\w-])(?:(?:scroll-)?(?:padding|margin)|(?:row-|column-)?gap)(?:-[a-z]+)*:[^;]*?(?<![\w.-])-?(?!1px|0px)[\d.]+px/,
      "'$0' is a raw space: use a step of the theme such as var(--space-2), or a multiple of one",
    ),
    ...findLines(
      file,
      /(?<![\w-])font-size:[^;]*?(?<![\w.-])[\d.]+(px|rem)/,
      "'$0' is a raw size: use a size of the theme such as var(--text-sm)",
    ),
  ]
}

/** The same in JSX: `color: 'white'`, `fill="black"`. */
const namedColourInCode =
  /\b(color|background|fill|stroke|backgroundColor|borderColor|outlineColor)(: ?|=\{?)['"](white|black|red|green|blue|gr[ae]y|yellow|orange|purple)['"]/

/** A shape in JSX and `sx`. A number means px, or a multiple of a radius without a role. */
const shapesInCode = [
  [/\bfontFamily: ?['"`](?!var\(|inherit)[^'"`]+/, 'names a font'],
  [
    /\bborder([A-Z][a-z]+)*Radius: ?(?!['"`](var\(|inherit|0|50%|999px))(?!0\b)['"`]?[\d.]+\w*/,
    'names a radius',
  ],
  [/\bboxShadow: ?(?!['"`](var\(|none|inherit|inset))['"`]?[\d.]+\w*/, 'names a shadow'],
] as const

/**
 * Fonts, radii and shadows come from the theme's variables. Circles, pills, zero and none are allowed, and so are
 * system fonts, because mails cannot include others.
 */
export const noRawShape: Rule = (file) => {
  if (!isPainted(file)) return []
  const inCode = file.path.endsWith('.css') ? [] : shapesInCode
  return [
    ...inCode.flatMap(([pattern, what]) => findLines(file, pattern, `'$0' ${what}: use a theme variable`)),
    ...findLines(
      file,
      /font-family:(?!\s*(var\(|inherit|-apple-system))[^;]+/,
      "'$0' names a font: use a theme variable",
    ),
    ...findLines(
      file,
      /border(-[a-z]+)*-radius:(?!\s*(var\(|inherit|(calc|min|max)\(var|\$\{|(0|50%|999px)\s*;))[^;]+/,
      "'$0' names a radius: use a theme variable",
    ),
    ...findLines(
      file,
      /box-shadow:(?!\s*(var\(|none|inherit|inset))[^;]+/,
      "'$0' names a shadow: use a theme variable",
    ),
  ]
}
