import ts from 'typescript'

/** What a file of tests says about itself. */
export interface TestTitles {
  /** The titles of each test from the outermost group to its own, as they are written; templates with their `${…}`. */
  readonly paths: readonly (readonly string[])[]
  /** Every text in it, among them the cases of tables. */
  readonly texts: ReadonlySet<string>
}

const runners = new Set(['test', 'it', 'describe'])
/** Playwright and vitest: groups and steps; `each` and `for` stand between. */
const isGroup = (names: readonly string[]) => names.some((name) => name === 'describe')

/** The names of a callee from its beginning: `test.describe.each([…])` has test, describe, each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** Reads the titles of the tests of a source. */
export function testTitles(source: string, path = 'a.test.tsx'): TestTitles {
  const paths: string[][] = []
  const texts = new Set<string>()
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const text = textOf(node)
    if (text !== undefined) texts.add(text)
    const names = ts.isCallExpression(node) ? namesOf(node.expression) : []
    const title = ts.isCallExpression(node) ? textOf(node.arguments[0]) : undefined
    if (!runners.has(names[0] ?? '') || title === undefined) {
      ts.forEachChild(node, (child) => visit(child, groups))
      return
    }
    const titles = [...groups, title]
    if (!isGroup(names)) paths.push(titles)
    ts.forEachChild(node, (child) => visit(child, isGroup(names) ? titles : groups))
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind), [])
  return { paths, texts }
}

/** How many tests a title names: the end of their path, groups and title with › between them. */
export const testsNamed = ({ paths }: TestTitles, title: string): number =>
  paths.filter((titles) => titles.some((_, from) => titles.slice(from).join(' › ') === title)).length

/** Whether a title is one of many cases. */
export const isTable = (title: string): boolean => /%[a-z#$]|\$\{|\$[a-z]/i.test(title)
