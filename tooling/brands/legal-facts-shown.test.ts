import { legalRequirements, type LegalFact } from '@camping/editions/legal-requirements.ts'
import { legalPage } from '@camping/editions/legal/legal-page.ts'
import type { LegalEntity } from '@camping/editions/legal-entity.ts'
import { expect, it } from 'vitest'
import { readBrands } from './read-brands.ts'

const { brands } = await readBrands()

/** What a page has to show of a fact; undefined for one that chooses a sentence. */
function shownOf(legal: LegalEntity, fact: LegalFact): string | undefined {
  if (fact === 'host') return legal.host?.address
  if (fact === 'disputes') return legal.disputes?.body
  return fact === 'contractPartner' || fact === 'offerors' ? legal.company : legal[fact]
}

it.each(brands.apps.flatMap(({ folder, config }) => config.sites.map((site) => ({ folder, site, config }))))(
  'the pages of $folder show in $site what its law wants of an operator',
  ({ site, config }) => {
    const pages = (['imprint', 'terms', 'privacy'] as const).map((tag) =>
      legalPage(tag, { site, config, isDemonstration: false }),
    )
    const words = pages.flatMap(({ added }) => added.map(({ body }) => body)).join('\n')
    const facts = Object.keys(legalRequirements[site].facts) as LegalFact[]
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expect(words).toContain(shownOf(config.legal, fact) ?? config.legal.company)
  },
)
