import { facetsMessages } from '@camping/editions/messages/facets.messages.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { resultsMessages } from '@camping/editions/messages/results.messages.ts'
import { brokenRules } from '@camping/editions/testing/word-rules.ts'
import { describe, expect, it } from 'vitest'
import { createPages } from './content/pages.ts'
import { facilityGroups } from './content/facility-groups.ts'
import { localise, localiseKnown, type Wording } from './texts/localised.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['./content/**/*.data.ts', './texts/**/*.data.ts', './sites/*.data.ts', './content/funnels.ts'],
  { eager: true },
)

/** The texts of all sets within a value. */
function textsIn(value: unknown): [set: MessageSet, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  const isWording = 'en' in value && typeof value.en === 'string'
  if (isWording) return Object.entries(localiseKnown(value as Partial<Wording>)) as [MessageSet, string][]
  if ('en-GB' in value) return Object.entries(value) as [MessageSet, string][]
  return Object.values(value).flatMap(textsIn)
}

const texts = [...Object.values(modules).flatMap(textsIn), ...textsIn(facilityGroups)]

describe('words of the catalogue', () => {
  it('are all found', () => expect(texts.length).toBeGreaterThan(1500))

  it('break no rule of their set', () => {
    const broken = texts.flatMap(([set, text]) =>
      brokenRules(set, text).map((rule) => `${set}, ${rule}: ${text}`),
    )
    expect(broken).toEqual([])
  })

  it('are judged: a planted violation is found', () => {
    const planted = { en: 'x', de: 'Der Platz ist offen.', fr: 'Pourquoi ?', nl: 'x', it: 'spese in loco' }
    const broken = textsIn([[planted]]).flatMap(([set, text]) => brokenRules(set, text).map(() => set))
    expect(new Set(broken)).toEqual(new Set(['de', 'de-CH', 'fr', 'it']))
  })

  it('are Swiss where German is not', () => {
    const swiss = localise({ en: '', de: 'Der Gesamtpreis steht an der Rezeption.', fr: '', nl: '', it: '' })
    expect(swiss['de-CH']).toBe('Der Totalpreis steht an der Réception.')
  })
})

describe('the page about ranking', () => {
  const ranking = createPages('2026-11-21').find(({ tag }) => tag === 'how-we-rank')
  const body = ranking?.blocks[0]?.body

  it.each(['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it'] as const)(
    'has the sentences of the results (%s)',
    (set) => {
      const label = resultsMessages['results.sort.popular-desc'][set]
      const how = facetsMessages['facets.sort.how.popular'][set]
      // The rule, and that nobody can pay, are the sentences of the results.
      for (const sentence of how.split(/(?<=\.) /)) expect(body?.[set]).toContain(sentence)
      expect(body?.[set]).toContain(label)
    },
  )
})
