import type { SourceFile } from './finding.mts'

const code = /\.([cm]?[jt]sx?|css)$/
const hashed = /(\.(ya?ml|sh)|(^|\/)(CODEOWNERS|Dockerfile|\.gitignore))$/

/**
 * The prose of a file: whole pages in Markdown, elsewhere comments and the titles of tests, which also cite rules. One
 * entry per line; `line` is 1-based.
 */
export function commentLines(file: SourceFile): { line: number; text: string }[] {
  const textOf = file.path.endsWith('.md')
    ? (line: string) => line
    : code.test(file.path)
      ? codeComment
      : file.path.endsWith('.sql')
        ? (line: string) => /--.*$/.exec(line)?.[0]
        : hashed.test(file.path)
          ? (line: string) => /(?:^|\s)#.*$/.exec(line)?.[0]
          : () => undefined
  return file.text.split('\n').flatMap((line, index) => {
    const text = textOf(line)
    return text ? [{ line: index + 1, text }] : []
  })
}

/** Lines within a block comment begin with a star, which the formatter adds. */
const codeComment = (line: string): string | undefined =>
  /^\s*(?:describe|it|test)\b.*$/.exec(line)?.[0] ??
  /^\s*\*.*$|(?:^|\s)\{?\/[/*] .*$|^\s*\{?\/\*\*.*$/.exec(line)?.[0]
