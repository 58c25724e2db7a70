import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import ts from 'typescript'

/** Place in a text of a line and column that count from 1. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.join('\n').length + (line > 1 ? 1 : 0) + column - 1
}

/** The text that a mutant replaces. */
export function replacedText(source: string, { location: { start, end } }: MutantResult): string {
  return source.slice(offsetOf(source, start), offsetOf(source, end))
}

function plant(source: string, { location: { start, end }, replacement }: MutantResult): string {
  return source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end))
}

/**
 * Tells which mutants of a package the compiler refuses in the mutated file: `npm test` checks the types before it runs any
 * test, so that such a fault is found without one.
 */
export function compilerOf(root: string, folder: string): (mutant: MutantResult) => boolean {
  const config = join(root, folder, 'tsconfig.json')
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  )
  if (!parsed) throw new Error(`Unreadable: ${config}`)
  const planted = new Map<string, { text: string; version: number }>()
  let version = 0
  const service = ts.createLanguageService({
    getCompilationSettings: () => parsed.options,
    getCurrentDirectory: () => join(root, folder),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => parsed.fileNames,
    getScriptVersion: (path) => String(planted.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = planted.get(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  })
  return (mutant) => {
    const path = join(root, mutant.fileName)
    version += 1
    planted.set(path, { text: plant(readFileSync(path, 'utf8'), mutant), version })
    const errors = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    version += 1
    planted.set(path, { text: readFileSync(path, 'utf8'), version })
    return errors.length > 0
  }
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
}
