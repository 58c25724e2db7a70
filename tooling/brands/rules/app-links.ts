import type { AppLink } from '@camping/editions/app-link.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { linkProblems } from './link-problems.ts'
import { spokenIn, wordProblems } from './app-words.ts'

/** An app's links have text in each of its languages, and lead to one of its pages or to https://. */
export const appLinks: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { links = {}, sites } = app.config
    const findings: Finding[] = []
    const report = (key: string, problems: readonly [string, string][]) => {
      for (const [end, sentence] of problems)
        findings.push({ file: configFile(app), key: `links.${key}.${end}`, sentence })
    }
    const check = (key: string, link: AppLink) => report(key, linkProblems(link, app.config))
    for (const place of ['headerTop', 'headerLeft', 'headerRight'] as const)
      for (const [index, link] of (links[place] ?? []).entries()) check(`${place}[${index}]`, link)
    for (const [index, group] of (links.footer ?? []).entries()) {
      report(`footer[${index}].title`, wordProblems(group.title, spokenIn(sites)))
      for (const [at, link] of group.links.entries()) check(`footer[${index}].links[${at}]`, link)
    }
    return findings
  })
