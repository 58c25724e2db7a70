import { pageFileName } from '@camping/editions/app-pages.ts'
import { houseTags } from '@camping/editions/house-tags.ts'
import { appTextTags } from '@camping/editions/legal-tags.ts'
import { readLegalText } from '@camping/editions/legal-text.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { textLink } from '@camping/editions/text-link.ts'
import { pageRows } from '@camping/catalogue/content/pages.data.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'
import { addressProblems } from './link-problems.ts'
import { spokenIn, wordProblems } from './app-words.ts'

const oneWord = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** An address may have letters of its language. */
const oneSegment = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u
const longestTitle = 60

/** The addresses that the house's pages have, in any language. */
const houseSlugs = new Set(pageRows.flatMap(({ slug }) => Object.values(slug)))

function checkText(app: BrandApp, name: string, source: string): Finding[] {
  const file = `apps/${app.folder}/pages/${name}`
  const { text, problems } = readLegalText(source, 'with links')
  const found = problems.map(({ line, sentence }): Finding => ({ file, key: `line ${line}`, sentence }))
  const { name: page } = pageFileName(name, app.config.pages)
  const isOwn = !houseTags.some((tag) => tag === page)
  if (isOwn && text.title === null)
    found.push({
      file,
      key: '# title',
      sentence: 'is missing. Begin the file with a line such as # Our parks.',
    })
  if ((text.title ?? '').length > longestTitle)
    found.push({
      file,
      key: '# title',
      sentence: `has ${text.title?.length} letters; ${longestTitle} are allowed, because results of search engines cut it there.`,
    })
  if (problems.length === 0 && text.blocks.length === 0)
    found.push({ file, key: '', sentence: 'has no text below its title. Write it, or remove the file.' })
  for (const [at, line] of source.split('\n').entries())
    for (const [, , url = ''] of line.matchAll(textLink))
      for (const sentence of addressProblems(url, app.config))
        found.push({ file, key: `line ${at + 1}`, sentence })
  return found
}

/** Languages that lack a page which others have: visitors would read another page, or none. */
function checkLanguages({ folder, config, pageTexts }: BrandApp, spoken: readonly MessageSet[]): Finding[] {
  const names = [...houseTags, ...(config.pages ?? []).map(({ name }) => name)]
  return names.flatMap((name) => {
    const missing = spoken.filter((set) => !pageTexts.has(`${name}.${set}.md`))
    const isHouse = houseTags.some((tag) => tag === name)
    if (isHouse && missing.length === spoken.length) return []
    return missing.map((set) => ({
      file: `apps/${folder}/pages/${name}.${set}.md`,
      key: '',
      sentence: isHouse
        ? `is missing: '${name}' has a text of this app's own in other languages, and visitors in ${set} would read the house's.`
        : `is missing: app.config.ts lists the page '${name}', and visitors who read ${set} would find nothing. Write it, or remove the page.`,
    }))
  })
}

function checkConfig({ config }: BrandApp, spoken: readonly MessageSet[]): [key: string, sentence: string][] {
  const found: [string, string][] = []
  const taken = new Set<string>()
  for (const [index, { name, slug }] of (config.pages ?? []).entries()) {
    const key = `pages[${index}]`
    if (!oneWord.test(name))
      found.push([
        `${key}.name`,
        `'${name}' must be lower-case letters, digits and hyphens, such as our-parks.`,
      ])
    if ((config.pages ?? []).findIndex((one) => one.name === name) < index)
      found.push([
        `${key}.name`,
        `'${name}' is the name of another page. Choose one for each, or remove a line.`,
      ])
    if ([...houseTags, ...appTextTags].some((tag) => tag === name))
      found.push([
        `${key}.name`,
        `'${name}' is a page of the house. To replace its text, write ${name}.${spoken[0]}.md in ${appTextTags.some((tag) => tag === name) ? 'legal' : 'pages'}/ and remove this line.`,
      ])
    for (const [set, sentence] of wordProblems(slug, spoken)) found.push([`${key}.slug.${set}`, sentence])
    for (const [set, end] of Object.entries(slug)) {
      if (end.trim() && !oneSegment.test(end))
        found.push([
          `${key}.slug.${set}`,
          `'${end}' must be the end of an address: lower-case letters, digits and hyphens, such as onze-parken.`,
        ])
      if (houseSlugs.has(end))
        found.push([`${key}.slug.${set}`, `'${end}' is the address of a page of the house. Choose another.`])
      if (taken.has(`${set} ${end}`))
        found.push([`${key}.slug.${set}`, `'${end}' is another page's address in ${set}. Choose another.`])
      taken.add(`${set} ${end}`)
    }
  }
  for (const [index, tag] of (config.pagesLeftOut ?? []).entries())
    if (!houseTags.includes(tag))
      found.push([
        `pagesLeftOut[${index}]`,
        `'${tag}' cannot be left out. Those that can: ${houseTags.join(', ')}. The law requires the legal pages.`,
      ])
  return found
}

/**
 * An app's pages: listed with an address in each language, written in each, linked to what exists; and no page of the house is left
 * out and replaced at once.
 */
export const appPages: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const spoken = spokenIn(app.config.sites)
    const inConfig = checkConfig(app, spoken).map(([key, sentence]): Finding => ({
      file: configFile(app),
      key,
      sentence,
    }))
    const inFiles = [...app.pageTexts].flatMap(([name, source]): Finding[] => {
      const file = `apps/${app.folder}/pages/${name}`
      const { name: page, set } = pageFileName(name, app.config.pages)
      if (app.config.pagesLeftOut?.some((tag) => tag === page))
        return [
          { file, key: '', sentence: `replaces a page that pagesLeftOut leaves out. Remove one of the two.` },
        ]
      if (page && set && spoken.includes(set)) return checkText(app, name, source)
      const example = `${app.config.pages?.[0]?.name ?? 'our-parks'}.${spoken[0]}.md`
      const sentence = page
        ? `is read by no edition of this app. Name it after a message set that the app speaks, such as ${example}.`
        : `belongs to no page. List the page in app.config.ts under pages, or name the file after one: ${example}.`
      return [{ file, key: '', sentence }]
    })
    return [...inConfig, ...inFiles, ...checkLanguages(app, spoken)]
  })
