import { headerVariables, themeVariables } from '@camping/ui/theme/theme-css.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import type { Rule, SourceFile } from './finding.mts'

const withVariables =
  /^(packages\/(ui|storefront|web)\/src|apps\/[^/]+\/slots|tooling\/storybook\/src)\/.*\.(css|tsx?)$/
/** `--x: …` in a stylesheet, `'--x': …` in a style, `setProperty('--x', …)`. */
const defined = /(?<![\w(-]|var\()--([a-z][\w-]*)['"`\]]*\s*[:,]/g
/** A reference without a value for when there is none. */
const required = /var\(--(?!mui-)([a-z][\w-]*)\s*\)/g
const unknown = (reference: string) =>
  `'${reference}' is no variable of the theme, and nothing sets it: see packages/ui/src/theme/theme-css.ts`

/**
 * A variable that is read has to exist: in the theme of a brand, or where a stylesheet or a component sets it. A browser throws the
 * whole declaration away where one does not.
 */
export function noUnknownVariable(files: readonly SourceFile[]): Rule {
  const known = new Set([
    ...Object.keys(themeVariables(alderTokens)),
    ...Object.values(headerVariables).flatMap((form) => Object.keys(form)),
  ])
  for (const { path, text } of files)
    if (withVariables.test(path)) for (const [, name] of text.matchAll(defined)) known.add(name ?? '')
  return (file) => {
    if (!withVariables.test(file.path) || file.path.includes('.test.')) return []
    return file.text
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(required)]
          .filter(([, name]) => !known.has(name ?? ''))
          .map(([reference]) => ({ path: file.path, line: index + 1, message: unknown(reference) })),
      )
  }
}
