import { join, relative } from 'node:path'
import ts from 'typescript'

/** A place that the compiler refuses. */
export interface MissingLine {
  /** Path from the root of the repository. */
  readonly file: string
  readonly line: number
  /** The names round the place, such as `home.title` or `feesOf`; empty at the top of a file. */
  readonly key: string
  /** The properties that it lacks; empty where something else is wrong, which `sentence` states. */
  readonly lacks: readonly string[]
  readonly sentence: string
}

/** Options and files of the whole workspace, or of another configuration. */
export function readProject(config: string): { options: ts.CompilerOptions; files: readonly string[] } {
  const { config: json, error } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: unknown
    error?: ts.Diagnostic
  }
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, join(config, '..'))
  return { options: { ...options, noEmit: true, incremental: false, composite: false }, files: fileNames }
}

/**
 * What the compiler refuses when some files had another content. Nothing is written.
 * @param changed content by absolute path
 */
export function missingLines(
  root: string,
  { options, files }: ReturnType<typeof readProject>,
  changed: ReadonlyMap<string, string>,
): MissingLine[] {
  const host = ts.createCompilerHost(options, true)
  const read = host.readFile.bind(host)
  host.readFile = (path) => changed.get(path) ?? read(path)
  host.getSourceFile = (path, languageVersion) => {
    const text = host.readFile(path)
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion, true)
  }
  const program = ts.createProgram({ rootNames: [...files], options, host })
  const seen = new Set<string>()
  return ts
    .getPreEmitDiagnostics(program)
    .flatMap((diagnostic) => lineOf(root, diagnostic))
    .filter((one) => {
      const id = `${one.file} ${one.line} ${one.key} ${one.lacks.join(' ')}`
      return !seen.has(id) && seen.add(id)
    })
}

const missingOne = /Property '?"?([\w-]+)"?'? is missing in type/
const missingSome = /is missing the following properties from type [^:]*: ([\w", -]+)/

/** The properties that a sentence of the compiler misses. */
export function lacksIn(sentence: string): string[] {
  const one = missingOne.exec(sentence)?.[1]
  if (one !== undefined) return [one]
  const some = missingSome.exec(sentence)?.[1]
  return some?.split(', ').map((name) => name.replaceAll('"', '')) ?? []
}

function lineOf(root: string, { file, start = 0, messageText }: ts.Diagnostic): MissingLine[] {
  if (!file) return []
  const sentence = ts.flattenDiagnosticMessageText(messageText, '\n')
  return [
    {
      file: relative(root, file.fileName).replaceAll('\\', '/'),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      key: keyAt(file, start),
      lacks: lacksIn(sentence),
      sentence: sentence.split('\n')[0] ?? '',
    },
  ]
}

/** The names of the properties round a position, below the variable or function that holds them. */
function keyAt(file: ts.SourceFile, position: number): string {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return
    const named =
      ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
    if (named && node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
      names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  // The name of a table goes without saying where there are rows in it.
  return (names.length > 1 ? names.slice(1) : names).join('.')
}
