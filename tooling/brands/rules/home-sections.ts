import type { AppConfig } from '@camping/editions/define-app.ts'
import { homeSectionNames, type HomeSection } from '@camping/editions/home-sections.ts'
import type { Feature } from '@camping/editions/route-row.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { linkProblems } from './link-problems.ts'
import { siteProblem, spokenIn, wordProblems } from './app-words.ts'

/** What the house's sections link to. */
const needed: Partial<Record<HomeSection['section'], Feature>> = {
  funnels: 'destinations',
  countries: 'destinations',
  themes: 'themes',
  'early-booking': 'content',
  newsletter: 'newsletter',
}

function check(section: HomeSection, config: AppConfig): [key: string, sentence: string][] {
  const { section: name, sites, title, text, link, picture } = section
  if (!homeSectionNames.includes(name))
    return [['section', `'${name}' is no section. Those are: ${homeSectionNames.join(', ')}.`]]
  const wrongSites = siteProblem(sites, config.sites)
  if (wrongSites) return [['sites', wrongSites]]
  const shown = sites ?? config.sites
  const feature = needed[name]
  const found: [string, string][] = []
  if (feature && config.supports[feature] !== true)
    found.push([
      'section',
      `'${name}' links to pages that this app does not have: it needs '${feature}: true' in supports. Or remove the line.`,
    ])
  if (name === 'campaigns' && !config.campaigns)
    found.push(['section', "'campaigns' shows nothing without campaigns. Add them, or remove the line."])
  if (name !== 'text') {
    for (const [key, stated] of Object.entries({ title, text, link, picture }))
      if (stated)
        found.push([
          key,
          `belongs to a section 'text' alone. The words of '${name}' are messages: write them into messages/ (docs/how-to/change-a-word.md).`,
        ])
    return found
  }
  if (!title) found.push(['title', 'is missing: a text needs a heading, in each language of the app.'])
  if (!text)
    found.push(['text', 'is missing: write the words below the heading, in each language of the app.'])
  for (const [key, words] of Object.entries({ title, text, 'picture.alt': picture?.alt }))
    for (const [set, sentence] of words ? wordProblems(words, spokenIn(shown)) : [])
      found.push([`${key}.${set}`, sentence])
  for (const [key, sentence] of link ? linkProblems(link, config, shown) : [])
    found.push([`link.${key}`, sentence])
  return found
}

/** The sections of an app's home page are known, lead to pages that it has, and have words in all its languages. */
export const homeSections: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { homeSections: sections, home, sites } = app.config
    if (!sections) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `homeSections${key}`, sentence })
    if (home === 'login')
      report('', "is shown nowhere: the first page is the login. Write home: 'storefront', or remove it.")
    for (const [index, section] of sections.entries())
      for (const [key, sentence] of check(section, app.config)) report(`[${index}].${key}`, sentence)
    for (const name of homeSectionNames.filter((one) => one !== 'text'))
      for (const site of sites) {
        const times = sections.filter(
          (section) => section.section === name && (section.sites?.includes(site) ?? true),
        ).length
        if (times > 1) report('', `has '${name}' ${times} times in the edition '${site}'. Once is enough.`)
      }
    return findings
  })
