import type { Campaign } from '@camping/editions/campaigns.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { linkProblems } from './link-problems.ts'
import { siteProblem, spokenIn, wordProblems } from './app-words.ts'

/** Longer ones break the line above the header into three on a phone. */
const longestTitle = 60

/** Whether a text is a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function check(campaign: Campaign, config: AppConfig): [key: string, sentence: string][] {
  const { from, to, sites, title, text, link, picture } = campaign
  const found: [string, string][] = []
  for (const [key, day] of Object.entries({ from, to }))
    if (!isDay(day)) found.push([key, `'${day}' is no day. Write year, month and day, such as 2027-01-31.`])
  if (found.length === 0 && to < from)
    found.push([
      'to',
      `${to} is before ${from}, so the campaign would never be shown. Write the last day of it, which is ${from} or after.`,
    ])
  const wrongSites = siteProblem(sites, config.sites)
  if (wrongSites) return [...found, ['sites', wrongSites]]
  const shown = sites ?? config.sites
  for (const [key, words] of Object.entries({ title, text, ...(picture && { 'picture.alt': picture.alt }) }))
    for (const [set, sentence] of wordProblems(words, spokenIn(shown)))
      found.push([`${key}.${set}`, sentence])
  for (const [set, words] of Object.entries(title)) {
    if (words.length > longestTitle)
      found.push([
        `title.${set}`,
        `has ${words.length} letters; ${longestTitle} are allowed, because phones show it in a line. The text can be longer.`,
      ])
    if (/[.!?]$/.test(words.trim()))
      found.push([`title.${set}`, 'ends with a mark. Leave it out: the text follows it as a sentence.'])
  }
  for (const [key, sentence] of linkProblems(link, config, shown)) found.push([`link.${key}`, sentence])
  return found
}

/** Campaigns have days of the calendar, words in all languages of their editions, and lead to a page. */
export const campaigns: BrandRule = ({ apps }) =>
  apps.flatMap((app) =>
    (app.config.campaigns ?? []).flatMap((campaign, index) =>
      check(campaign, app.config).map(([key, sentence]): Finding => ({
        file: configFile(app),
        key: `campaigns[${index}].${key}`,
        sentence,
      })),
    ),
  )
