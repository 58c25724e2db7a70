import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FontInFiles } from '@camping/ui/theme/app-font.ts'
import { isWoff2, measureFont } from './measure-font.ts'
import type { FontFile, FontProblem, FontSource } from './font-reading.ts'

const fontFile = /^fonts\/[\w-][\w.-]*$/
const kinds = ['sans-serif', 'serif'] as const
/** Texts that state no licence. */
const noLicence = /^(?:\W*|todo|tbd|none|unknown|licen[cs]e|free)$/i

function settingProblems({ fallback, licence, ...others }: Partial<FontInFiles>): FontProblem[] {
  const problems: FontProblem[] = []
  const unknown = Object.keys(others).find((name) => name !== 'files')
  if (unknown !== undefined)
    problems.push({
      key: unknown,
      sentence: 'is no setting of a font. A font in files has three: files, fallback, licence.',
    })
  if (!(kinds as readonly unknown[]).includes(fallback))
    problems.push({
      key: 'fallback',
      sentence: `${fallback === undefined ? 'is missing' : `is '${String(fallback)}'`}. Write 'serif' for a font with serifs, else 'sans-serif': visitors see a font of that kind until yours has arrived.`,
    })
  if (typeof licence !== 'string' || noLicence.test(licence.trim()))
    problems.push({
      key: 'licence',
      sentence:
        "must state why you may use this font on websites: 'OFL-1.1' and the like for a free one, else the number and the scope of the licence that you bought.",
    })
  return problems
}

/** Reads one file; a text is what is wrong with it. */
async function readFile(folder: string, name: unknown): Promise<FontFile | string> {
  const app = `apps/${basename(folder)}`
  if (typeof name !== 'string' || !fontFile.test(name))
    return `'${String(name)}' must be a file in ${app}/fonts, such as 'fonts/maax.woff2'.`
  const path = join(folder, name)
  if (!existsSync(path)) {
    const there = existsSync(join(folder, 'fonts')) ? readdirSync(join(folder, 'fonts')).join(', ') : ''
    return `There is no ${app}/${name}. The files there are: ${there || 'none'}. Put the file there, or name one of them.`
  }
  if (!isWoff2(path))
    return `${name} is not a WOFF2 file, which is the only form that pages load. Get the WOFF2 file from whoever made or sold the font: another name does not change the form.`
  try {
    return { path, measured: await measureFont(path), isMain: true }
  } catch {
    return `${name} cannot be opened as a font: it is damaged. Copy or export it once more.`
  }
}

/** The files that a theme names in the app's folder. */
export async function filesOfApp(folder: string, choice: Partial<FontInFiles>): Promise<FontSource> {
  const names: unknown[] = [choice.files ?? []].flat()
  const read = await Promise.all(names.map((name) => readFile(folder, name)))
  const problems = settingProblems(choice)
  if (names.length === 0)
    problems.push({ key: 'files', sentence: "names no file. Write, for example: files: 'fonts/maax.woff2'." })
  for (const problem of read)
    if (typeof problem === 'string') problems.push({ key: 'files', sentence: problem })
  const files = read.filter((file) => typeof file !== 'string')
  const [first] = files
  return {
    family: first?.measured.family || basename(first?.path ?? '', '.woff2'),
    kind: choice.fallback ?? 'sans-serif',
    licence: String(choice.licence),
    files,
    problems,
  }
}
