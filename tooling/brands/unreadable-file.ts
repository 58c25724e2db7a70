import type { Finding } from './brand-app.ts'

type Unreadable = Pick<Finding, 'key' | 'sentence'>

/** Where the error is, if it knows: the trace of a wrongly written file begins with its name and line; JSON's message has it. */
function lineOf({ stack = '', message }: Error, file: string): string | undefined {
  const at = stack.indexOf(file)
  const [, line] = (at === -1 ? null : /^(?:\?[^:\n]*)?:(\d+)/.exec(stack.slice(at + file.length))) ?? []
  return line ?? /\(line (\d+) column \d+\)/.exec(message)?.[1]
}

/** Most mistakes of writing are found in the line after them. */
const marks =
  'Look there and at the end of the line before: is a comma missing, or one too many, or a quote or bracket not closed?'

/** What a team reads about a file that cannot be read: the line as key, what the language found, what to do. */
export function unreadable(error: NodeJS.ErrnoException, file: string): Unreadable {
  const name = file.split('/').at(-1)
  if (error.code === 'ENOENT')
    return {
      key: '',
      sentence: `There is no ${name}, which every app has. Write it, or copy that of another app and change it.`,
    }
  const [said = ''] = error.message.split('\n')
  const line = lineOf(error, file)
  if (line !== undefined && error instanceof ReferenceError)
    return {
      key: `line ${line}`,
      sentence: `cannot be read: ${said}. Put words in quotes, such as 'fjord'; a function needs its import in the first lines.`,
    }
  if (line !== undefined)
    return { key: `line ${line}`, sentence: `cannot be read: ${said.replace(/ \(line .*/, '')}. ${marks}` }
  return { key: '', sentence: `cannot be read: ${said}${error instanceof SyntaxError ? `. ${marks}` : ''}` }
}
