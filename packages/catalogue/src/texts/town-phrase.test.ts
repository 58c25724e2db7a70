import { describe, expect, it } from 'vitest'
import { frenchDe, nearTown } from './town-phrase.ts'

describe('towns in sentences', () => {
  it.each([
    ['Royan', 'de Royan'],
    ['Agde', 'd’Agde'],
    ['Évian-les-Bains', 'd’Évian-les-Bains'],
    ['Le Lavandou', 'du Lavandou'],
    ['Les Mathes', 'des Mathes'],
    ['La Rochelle', 'de La Rochelle'],
    ['Honfleur', 'd’Honfleur'],
    ['Husum', 'de Husum'],
  ])('French de + %s → %s', (town, phrase) => expect(frenchDe(town)).toBe(phrase))

  it('puts the Italian d before a', () => {
    expect(nearTown('it', 'Ancona')).toBe('vicino ad Ancona')
    expect(nearTown('it', 'Garda')).toBe('vicino a Garda')
  })
})
