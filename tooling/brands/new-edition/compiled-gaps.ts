import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Gap } from './fill-gaps.ts'
import { lacksIn } from './missing-lines.ts'

/** What the compiler refuses in a file: gaps to be filled, and everything else as it prints it. */
export interface Refused {
  readonly gaps: ReadonlyMap<string, readonly Gap[]>
  readonly others: readonly string[]
}

const place = /^(\S.*?)\((\d+),(\d+)\): error TS\d+: /

/** Reads the output of `tsc --pretty false`: what belongs to a place is indented below it. */
export function readRefused(output: string): Refused {
  const gaps = new Map<string, Gap[]>()
  const others: string[] = []
  const starts = output.split('\n').reduce<string[]>((found, line) => {
    if (place.test(line)) return [...found, line]
    return found.length > 0 && line.startsWith(' ') ? found.with(-1, `${found.at(-1)}\n${line}`) : found
  }, [])
  for (const whole of starts) {
    const [, file = '', line, column] = place.exec(whole) ?? []
    const lacks = lacksIn(whole)
    if (lacks.length === 0) others.push(whole.split('\n')[0] ?? whole)
    else gaps.set(file, [...(gaps.get(file) ?? []), { line: Number(line), column: Number(column), lacks }])
  }
  return { gaps, others }
}

/** Compiles the whole checkout as it is on the disk. */
export function compile(root: string): Refused {
  const { stdout, error } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.json', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (error) throw new Error(`The compiler does not start: ${error.message}`, { cause: error })
  return readRefused(stdout)
}
