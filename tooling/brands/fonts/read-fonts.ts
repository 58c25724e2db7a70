import type { FontUse } from '@camping/ui/theme/app-font.ts'
import { alderTokens, isFontName, type ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import { facesOf } from './font-faces.ts'
import type { FontFile, FontReading, FontSource } from './font-reading.ts'
import { filesOfApp } from './files-of-app.ts'
import { filesOfPackage } from './files-of-package.ts'
import type { MeasuredFont } from './measure-font.ts'

/**
 * Reads and measures the fonts of a theme that are not of the house. A choice that names neither a file nor a package of the app is
 * not in the result. `folder` is the app's.
 */
export async function readFonts(
  folder: string,
  { font: choices, headingWeight = alderTokens.headingWeight }: ThemeOverrides,
): Promise<ReadonlyMap<FontUse, FontReading>> {
  const readings = new Map<FontUse, FontReading>()
  if (typeof choices !== 'object' || choices === null) return readings
  for (const use of ['text', 'display'] as const) {
    const choice: unknown = choices[use]
    if (choice === undefined || isFontName(choice)) continue
    const source =
      typeof choice === 'string'
        ? await filesOfPackage(folder, choice, use === 'display' ? headingWeight : undefined)
        : typeof choice === 'object' && choice !== null
          ? await filesOfApp(folder, choice)
          : undefined
    if (source) readings.set(use, readingOf(source))
  }
  return readings
}

function readingOf(source: FontSource): FontReading {
  const { family, kind, licence, files, problems } = source
  const main = files.filter(({ isMain }) => isMain)
  const [first] = main
  if (!first || problems.length > 0) return { problems }
  const nearest = (weight: number): MeasuredFont => {
    const distance = ({ measured: { weights } }: FontFile) =>
      Math.max(weights[0] - weight, weight - weights[1], 0)
    return main.reduce((best, file) => (distance(file) < distance(best) ? file : best), first).measured
  }
  const regular = nearest(400)
  const { unitsPerEm, ascent, descent, lineGap } = regular
  const bold = nearest(600)
  return {
    problems,
    font: {
      family,
      kind,
      licence,
      metrics: {
        unitsPerEm,
        ascent,
        descent,
        lineGap,
        width: {
          regular: regular.widthAt(400),
          bold: Math.round((bold.widthAt(600) / bold.unitsPerEm) * unitsPerEm),
        },
      },
      faces: facesOf(files),
      characters: new Set(files.flatMap(({ measured }) => [...measured.characters])),
      forbidsEmbedding: files.some(({ measured }) => measured.forbidsEmbedding),
      weights: [
        Math.min(...files.map(({ measured }) => measured.weights[0])),
        Math.max(...files.map(({ measured }) => measured.weights[1])),
      ],
    },
  }
}
