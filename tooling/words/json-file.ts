import type { TranslationFile, Unit } from './translation-file.ts'

/** The texts as JSON, a row for each message: for programs that read no XLIFF. */
export function toJson(file: TranslationFile): string {
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/** Reads such a file back. Throws a plain sentence where it is none. */
export function fromJson(file: string): TranslationFile {
  const { language, units } = parsed(file) as { language?: unknown; units?: unknown }
  if (typeof language !== 'string' || !Array.isArray(units))
    throw new Error('has no "language" and "units" like an exported file')
  return { language, units: units.map(unitOf) }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file) ?? {}
  } catch (error) {
    throw new Error(`is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

function unitOf(given: unknown): Unit {
  const { key, namespace, source, target } = (given ?? {}) as Partial<Record<keyof Unit, unknown>>
  if (typeof key !== 'string' || typeof source !== 'string')
    throw new Error('has a unit without "key" or "source"')
  return {
    key,
    namespace: typeof namespace === 'string' ? namespace : '',
    source,
    target: typeof target === 'string' ? target : '',
    notes: [],
  }
}
