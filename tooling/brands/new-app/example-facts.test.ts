import { siteCodes } from '@camping/editions/markets.ts'
import { expect, it } from 'vitest'
import { operatorFacts } from '../rules/operator-facts.ts'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { exampleFacts } from './example-facts.ts'

const { company, address, email, phone, registration } = soundBrands.apps[1]!.config.legal
const legal = { company, address, email, phone, registration }

it.each([...siteCodes.map((site) => [site]), [...siteCodes]])(
  'are what the rules want for %s',
  (...sites) => {
    expect(findingsOf(operatorFacts, { config: { sites, legal } })).not.toEqual([])
    expect(
      findingsOf(operatorFacts, { config: { sites, legal: { ...legal, ...exampleFacts(sites) } } }),
    ).toEqual([])
  },
)
