import { pageRows } from '@camping/catalogue/content/pages.data.ts'
import { salePageRows } from '@camping/catalogue/content/sale-pages.data.ts'
import { localise } from '@camping/catalogue/texts/localised.ts'
import { legalTags, saleTags } from '@camping/editions/legal-tags.ts'
import { markets } from '@camping/editions/markets.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Placeholders that an operator must replace. */
const leftOver = /^(todo|tbd|xxx|\.\.\.|…)$/i
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const phone = /^\+[1-9][\d ()-]{6,20}$/

interface LegalPage {
  readonly tag: string
  /** Text of the page by message set. */
  readonly words: Readonly<Record<string, string>>
}

/** The legal pages of a new database. */
export const shippedLegalPages: readonly LegalPage[] = [...pageRows, ...salePageRows].map(
  ({ tag, title, blocks }) => {
    const parts = [title, ...blocks.map(({ body }) => body)].map(localise)
    const sets = Object.keys(localise(title))
    return {
      tag,
      words: Object.fromEntries(
        sets.map((set) => [set, parts.every((part) => part[set as keyof typeof part]) ? 'there' : '']),
      ),
    }
  },
)

/** The operator of an app is complete, and its editions have all legal pages in their language. */
export const legalPagesOf =
  (pages: readonly LegalPage[]): BrandRule =>
  ({ apps }) =>
    apps.flatMap((app) => {
      const { legal, sites, supports } = app.config
      const findings: Finding[] = []
      const report = (key: string, sentence: string) =>
        findings.push({ file: configFile(app), key: `legal.${key}`, sentence })
      for (const key of ['company', 'address', 'email', 'phone', 'registration'] as const) {
        const text = legal[key]?.trim() ?? ''
        if (text === '' || leftOver.test(text)) report(key, 'is empty. The imprint has to name it.')
        else if (key === 'email' && !email.test(text))
          report(key, `'${text}' is not an e-mail address. Write it like hello@fjord.example.`)
        else if (key === 'phone' && !phone.test(text))
          report(key, `'${text}' must begin with + and the country, such as +31 515 555 0110.`)
      }
      for (const tag of supports.voucherSale ? [...legalTags, ...saleTags] : legalTags) {
        const page = pages.find((one) => one.tag === tag)
        for (const site of sites) {
          const set = markets[site].messages
          if (page?.words[set]) continue
          const sentence = `The page '${tag}' has no text in '${set}', which the edition '${site}' of apps/${app.folder} needs by law.`
          const rows = saleTags.some((one) => one === tag) ? 'sale-pages' : 'legal-pages'
          findings.push({ file: `packages/catalogue/src/content/${rows}.data.ts`, key: tag, sentence })
        }
      }
      return findings
    })

/** Checks against the shipped pages. */
export const legalPages: BrandRule = legalPagesOf(shippedLegalPages)
