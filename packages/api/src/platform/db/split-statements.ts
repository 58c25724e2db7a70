/**
 * The statements of a migration file, without comments. Drivers with parameters accept one statement at a time.
 * It parses quoted strings and `--` comments; migrations do not use dollar quoting, which is refused.
 */
export function splitStatements(text: string): string[] {
  if (/\$\w*\$/.test(text)) throw new Error('Dollar quoting in a migration is not supported')
  const statements: string[] = []
  let present = ''
  for (const [piece] of text.matchAll(/'(?:[^']|'')*'|--[^\n]*|;|[^';-]+|-/g)) {
    if (piece.startsWith('--')) continue
    if (piece !== ';') present += piece
    else {
      if (present.trim()) statements.push(present.trim())
      present = ''
    }
  }
  if (present.trim()) statements.push(present.trim())
  return statements
}
