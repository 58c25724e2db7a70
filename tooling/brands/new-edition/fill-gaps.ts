import ts from 'typescript'

/** A place that the compiler refuses because properties are missing; line and column count from 1, as it prints them. */
export interface Gap {
  readonly line: number
  readonly column: number
  readonly lacks: readonly string[]
}

/** A line that was written: the names round it, what is new, whose value it has (none where the value is known), and that value. */
export interface CopiedLine {
  readonly file: string
  readonly key: string
  readonly name: string
  readonly like: string
  readonly value: string
}

/** The names whose value a new name can have, best first. */
export type LikeNames = ReadonlyMap<string, readonly string[]>

/**
 * The source with a line for each gap: the new name, with the value of the name it is like. A gap whose object has no such line stays
 * open.
 * Known values, by the names round them, need no other line.
 */
export function fillGaps(
  { file, source }: { readonly file: string; readonly source: string },
  gaps: readonly Gap[],
  { likes, known = new Map() }: { readonly likes: LikeNames; readonly known?: ReadonlyMap<string, string> },
): { source: string; copied: CopiedLine[]; open: Gap[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const copied: CopiedLine[] = []
  const open: Gap[] = []
  const inserted = new Map<string, { at: number; text: string }>()
  for (const gap of gaps) {
    const at = tree.getPositionOfLineAndCharacter(gap.line - 1, gap.column - 1)
    for (const name of gap.lacks) {
      const row = rowToCopy(innermost(tree, at), name, likes.get(name) ?? [])
      if (!row) {
        open.push({ ...gap, lacks: [name] })
        continue
      }
      const id = `${row.getEnd()} ${name}`
      if (inserted.has(id)) continue
      const key = namesRound(row.parent)
      const own = known.get(key)
      const text = own === undefined ? renamed(row, name) : `${written(name)}: ${own}`
      inserted.set(id, { at: row.getEnd(), text: `, ${text}` })
      const like = own === undefined ? (nameOf(row) ?? '') : ''
      copied.push({ file, key, name, like, value: own ?? valueOf(row) })
    }
  }
  const filled = [...inserted.values()]
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: line }) => text.slice(0, at) + line + text.slice(at), source)
  return { source: filled, copied, open }
}

/** The line to copy of the nearest object round a position, or of the object that a name at this position stands for. */
function rowToCopy(
  place: ts.Node,
  name: string,
  likes: readonly string[],
): ts.ObjectLiteralElementLike | undefined {
  for (let node: ts.Node | undefined = place; node; node = node.parent) {
    const object = objectOf(node)
    if (!object) continue
    const rows = new Map(object.properties.map((row) => [nameOf(row), row]))
    const like = likes.find((one) => rows.has(one))
    if (like !== undefined && !rows.has(name)) return rows.get(like)
  }
  return undefined
}

function innermost(node: ts.Node, at: number): ts.Node {
  const child = ts.forEachChild(node, (one) => (one.getStart() <= at && at < one.getEnd() ? one : undefined))
  return child ? innermost(child, at) : node
}

/** An object, or the one that a property or variable holds behind `satisfies`, `as`, parentheses and calls such as `new Map(…)`. */
function objectOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node))
    return node.initializer && objectOf(node.initializer)
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isReturnStatement(node)
  )
    return node.expression && objectOf(node.expression)
  if (ts.isCallExpression(node)) return node.arguments.map(objectOf).find((one) => one !== undefined)
  return undefined
}

/** The name of a row as it is meant, without quotation marks. */
export function nameOf(row: ts.ObjectLiteralElementLike): string | undefined {
  const name = row.name
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}

const written = (name: string) => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : `'${name}'`)

function renamed(row: ts.ObjectLiteralElementLike, name: string): string {
  if (ts.isShorthandPropertyAssignment(row) || !row.name) return `${written(name)}: ${row.getText()}`
  const start = row.getStart()
  const text = row.getText()
  return text.slice(0, row.name.getStart() - start) + written(name) + text.slice(row.name.getEnd() - start)
}

function valueOf(row: ts.ObjectLiteralElementLike): string {
  return ts.isPropertyAssignment(row) ? row.initializer.getText() : row.getText()
}

/** The names of properties and of the variable or function round a node, outermost first: `legalRequirements.fr.facts`. */
function namesRound(node: ts.Node): string {
  const names: string[] = []
  for (let one: ts.Node | undefined = node; one; one = one.parent)
    if (ts.isPropertyAssignment(one) || ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one)) {
      const { name } = one
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.unshift(name.text)
    }
  return names.join('.')
}
