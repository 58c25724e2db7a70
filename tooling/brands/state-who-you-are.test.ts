import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalRequirements } from '@camping/editions/legal-requirements.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { expect, it } from 'vitest'
import { checkout } from './places.ts'

const page = readFileSync(join(checkout, 'docs/how-to/state-who-you-are.md'), 'utf8')

it.each(siteCodes)('the handbook shows brand teams what %s wants', (site) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${site} |`)) ?? ''
  const { facts, packages } = legalRequirements[site]
  const told = [...row.matchAll(/`(\w+)`/g)].map(([, fact = '']) => fact)
  expect(told.toSorted()).toEqual([...Object.keys(facts), 'insolvencyCover'].toSorted())
  for (const law of [...Object.values(facts), packages]) expect(row).toContain(law)
})
