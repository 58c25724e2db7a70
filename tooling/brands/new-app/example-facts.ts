import type { LegalEntity } from '@camping/editions/legal-entity.ts'
import { legalRequirements, type LegalFact } from '@camping/editions/legal-requirements.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** A value of each fact that is plainly an example. */
const examples: { readonly [Fact in LegalFact]-?: NonNullable<LegalEntity[Fact]> } = {
  representative: 'Example Person',
  vatNumber: 'EX000000000',
  shareCapital: 'Example amount',
  publisher: 'Example Person',
  host: { name: 'Example Hosting', address: 'Example Street 1, 1000 Example', phone: '+44 117 496 0000' },
  supervisoryAuthority: 'Example authority',
  disputes: { takesPart: false },
  contractPartner: 'operator',
  offerors: 'traders',
  dataProtectionAuthority: 'Example authority',
}

const mediator = { takesPart: true, body: 'Example mediator', website: 'www.mediator.example' } as const

/** The facts that the countries of these editions demand, as examples for the operator to replace. */
export function exampleFacts(sites: readonly SiteCode[]): Partial<LegalEntity> {
  const demands = sites.map((site) => legalRequirements[site])
  const facts = new Set(demands.flatMap((demand) => Object.keys(demand.facts)))
  return {
    ...Object.fromEntries(Object.entries(examples).filter(([fact]) => facts.has(fact))),
    ...(demands.some(({ mustTakePart }) => mustTakePart) ? { disputes: mediator } : {}),
  }
}
