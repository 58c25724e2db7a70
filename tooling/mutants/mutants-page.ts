import { type Score, scoreOf, type Survivor } from './score.ts'

const shown = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text)

export const survivorLine = ({ file, line, mutation, equivalent }: Survivor): string =>
  `${file}:${line} \`${shown(mutation).replaceAll('`', "'")}\`: ${equivalent ?? 'missing test'}`

/** The page with the section of one part put in place of its last one. */
export function pageWith(
  page: string,
  score: Score,
  { seed, today }: { seed: string; today: string },
): string {
  const { part, total, run, killed, invalid, survivors } = score
  const [begin, end] = [`<!-- ${part}:begin -->`, `<!-- ${part}:end -->`]
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`The page has no place for ${part}`)
  const equivalent = survivors.filter((survivor) => survivor.equivalent).length
  const section = [
    begin,
    `**${scoreOf(score)} %** noticed: ${killed} of ${killed + survivors.length}` +
      (equivalent > 0
        ? `; ${scoreOf(score, 'not equivalent')} % without ${equivalent} that change nothing`
        : '') +
      `. Planted: ${run} of ${total}${run < total ? `, drawn with seed ${seed}` : ''}; ${invalid} do not count. ${today}.`,
    '',
    ...(survivors.length > 0
      ? survivors.map((survivor) => `- ${survivorLine(survivor)}`)
      : ['None survived.']),
  ]
  return `${page.slice(0, before)}${section.join('\n')}\n${page.slice(after)}`
}
