import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A function at the top level of a file, or a method of a class there. */
export interface TopFunction {
  readonly name: string
  readonly path: string
  /** From its first line to its last, both counted. */
  readonly lines: number
}

/** The top-level functions of a file's text: declarations, constants that are functions, methods. */
export function functionsOf(path: string, text: string): TopFunction[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const found: TopFunction[] = []
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const add = (name: string, node: ts.Node) =>
    found.push({ name, path, lines: lineOf(node.end) - lineOf(node.getStart(file)) + 1 })
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.body) add(nameOf(statement.name), statement)
    if (ts.isClassDeclaration(statement))
      for (const member of statement.members)
        if ((ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) && member.body)
          add(`${nameOf(statement.name)}.${nameOf(member.name)}`, member)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)))
          add(nameOf(name), statement)
  }
  return found
}

const nameOf = (name: ts.Node | undefined) => (name && ts.isIdentifier(name) ? name.text : '')

export function functionsIn(root: string, paths: Iterable<string>): TopFunction[] {
  return [...paths].flatMap((path) => functionsOf(path, readFileSync(join(root, path), 'utf8')))
}

/** The length below which `share` of the functions stay; 0 where there are none. */
export function lengthAt(functions: readonly TopFunction[], share: number): number {
  const lengths = functions.map(({ lines }) => lines).sort((a, b) => a - b)
  return lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
}
