import { appTextTags } from '@camping/editions/legal-tags.ts'
import { readLegalText } from '@camping/editions/legal-text.ts'
import { markets, type MessageSet } from '@camping/editions/markets.ts'
import { legalFileName } from '@camping/editions/app-legal-texts.ts'
import type { BrandApp, BrandRule, Finding } from '../brand-app.ts'

/** Placeholders of a draft, which the page would show unchanged. */
const leftOvers =
  /\b(?:todo|tbd|fixme|xxx+|lorem ipsum|dolor sit amet)\b|\{[^}]*\}|\[[^\]]*\]|<<|>>|\?\?\?|_{3,}|\.{4,}/i

/** What only a demonstration may say, which the host adds there by itself. */
const demonstration =
  /d[eé]monstrati|dimostrazion|beispieltext|voorbeeldtekst|sample text|testo di esempio|texte d.exemple/i

/** The title must fit the width of a footer column. */
const longestTitle = 60

/** Problems with one text, as the page of an edition would show it. */
function check(file: string, source: string): Finding[] {
  const { text, problems } = readLegalText(source)
  const findings = problems.map(({ line, sentence }) => ({ file, key: `line ${line}`, sentence }))
  if (problems.length === 0 && text.blocks.length === 0)
    findings.push({
      file,
      key: '',
      sentence:
        'has no text, so the page would be empty. Write it, or remove the file: then the house’s text is shown.',
    })
  if ((text.title ?? '').length > longestTitle)
    findings.push({
      file,
      key: '# title',
      sentence: `has ${text.title?.length} letters; ${longestTitle} are allowed. The footer links with it.`,
    })
  for (const [index, line] of source.split('\n').entries()) {
    const [left] = leftOvers.exec(line) ?? []
    const [shown] = demonstration.exec(line) ?? []
    if (shown !== undefined)
      findings.push({
        file,
        key: `line ${index + 1}`,
        sentence: `'${shown}' would be read by customers. A demonstration says so by itself; remove the sentence.`,
      })
    // The parser already reports marks that belong to a link.
    if (left !== undefined && !problems.some((problem) => problem.line === index + 1))
      findings.push({
        file,
        key: `line ${index + 1}`,
        sentence: `'${left}' looks like something to be filled in. The page shows the text as it is: write it out.`,
      })
  }
  return findings
}

/** Message sets of an app that lack a text which other sets have. */
function checkAllLanguages({ folder, legalTexts }: BrandApp, spoken: readonly MessageSet[]): Finding[] {
  return appTextTags.flatMap((tag) => {
    const has = (set: MessageSet) => legalTexts.has(`${tag}.${set}.md`)
    const missing = spoken.filter((set) => !has(set))
    if (missing.length === spoken.length) return []
    return missing.map((set) => ({
      file: `apps/${folder}/legal/${tag}.${set}.md`,
      key: '',
      sentence: `is missing: '${tag}' has a text of this app's own in ${spoken.filter(has).join(', ')}, and visitors in ${set} would read the house's, which says something else. Write it, or remove the others.`,
    }))
  })
}

/**
 * An app's legal texts: in files named after a page and a set of the app, without placeholders, in a supported form,
 * and in all of its languages or in none.
 */
export const legalTexts: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const spoken = [...new Set(app.config.sites.map((site) => markets[site].messages))]
    const findings = [...app.legalTexts].flatMap(([name, source]): Finding[] => {
      const file = `apps/${app.folder}/legal/${name}`
      const { tag, set } = legalFileName(name)
      if (tag && set && spoken.includes(set)) return check(file, source)
      const names = spoken.map((one) => `terms.${one}.md`).join(', ')
      const sentence = tag
        ? `is read by no edition of this app. Name it after a message set that the app speaks: ${names}.`
        : `is no text that we know. Name it after a page (${appTextTags.join(', ')}) and a message set: ${names}.`
      return [{ file, key: '', sentence }]
    })
    return [...findings, ...checkAllLanguages(app, spoken)]
  })
