/** A violation of a rule. */
export interface Finding {
  readonly path: string
  /** 1-based; 0 for the whole file. */
  readonly line: number
  readonly message: string
}

/** A file of the checkout, its path relative to the root with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export type Rule = (file: SourceFile) => Finding[]

/** One finding per line that the pattern matches; the message may contain the match as `$0`. */
export function findLines(file: SourceFile, pattern: RegExp, message: string): Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    const match = pattern.exec(text)
    return match
      ? [{ path: file.path, line: index + 1, message: message.replace('$0', match[0].trim()) }]
      : []
  })
}
