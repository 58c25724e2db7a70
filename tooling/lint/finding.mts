/** Something that breaks a rule of the house. */
export interface Finding {
  readonly path: string
  /** 1-based; 0 when the file as a whole is meant. */
  readonly line: number
  readonly message: string
}

/** A file of the checkout, its path relative to the root with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export type Rule = (file: SourceFile) => Finding[]

/** One finding for each line that the pattern matches; the message may use the match as `$0`. */
export function findLines(file: SourceFile, pattern: RegExp, message: string): Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    const match = pattern.exec(text)
    return match
      ? [{ path: file.path, line: index + 1, message: message.replace('$0', match[0].trim()) }]
      : []
  })
}
