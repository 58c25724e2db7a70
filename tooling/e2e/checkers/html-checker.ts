import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './findings.ts'

/** What vnu is built for. */
const oldestJava = 17

/**
 * A Java that vnu runs on: the one that JAVA_HOME names, else the first on the path. No package of the registry brings one, so a machine
 * may have none, an old one, or a program of that name that only offers to install it.
 */
export function javaProgram(): string | undefined {
  const { JAVA_HOME, PATH = '' } = process.env
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)]
  return folders
    .map((folder) => join(folder, 'java'))
    .find((program) => existsSync(program) && javaVersion(program) >= oldestJava)
}

function javaVersion(program: string): number {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 })
  return Number(/ version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

interface Message {
  readonly url?: string
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly subType?: 'warning' | 'fatal'
  readonly message: string
  readonly extract?: string
}

/** For a run of seconds: what is compiled at once, and a stack that its deepest schema needs. */
const flags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m', '-Xss4m']

/**
 * Errors and warnings of vnu, the W3C's checker of HTML documents, by the name under which each document was handed over. What it only
 * notes, such as the slash of a void element, is none.
 */
export async function htmlFindings(
  java: string,
  documents: ReadonlyMap<string, string>,
): Promise<Map<string, Finding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'vnu-'))
  const names = [...documents.keys()]
  try {
    names.forEach((name, at) => writeFileSync(join(folder, `${at}.html`), documents.get(name) ?? ''))
    const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')
    const parameters = [...flags, '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', folder]
    const { stdout } = await promisify(execFile)(java, parameters, { maxBuffer: 64 * 1024 * 1024 })
    const { messages } = JSON.parse(stdout) as { messages: readonly Message[] }
    const found = new Map(names.map((name) => [name, [] as Finding[]]))
    for (const { url = '', type, subType, message, extract = '' } of messages) {
      if (type === 'info' && subType !== 'warning') continue
      const at = /(\d+)\.html$/.exec(url)?.[1]
      const findings = at === undefined ? undefined : found.get(names[Number(at)] ?? '')
      if (!findings) throw new Error(`vnu: ${message} ${url}`)
      findings.push({ checker: 'vnu', rule: message, at: extract, message: subType ?? type })
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}
