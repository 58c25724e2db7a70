import fc from 'fast-check'
import type { Schema } from './api-document.ts'
import type { Random } from './seeded-random.ts'

/** Existing values of the tested world, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Sources of values. */
export interface Source {
  readonly random: Random
  readonly known: KnownValues
}

/** Example texts per pattern, cached because finding them is slow. */
const matching = new Map<string, readonly string[]>()

function textOf(pattern: string): readonly string[] {
  const known = matching.get(pattern)
  if (known) return known
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }), {
    seed: 7,
    numRuns: 12,
  })
  matching.set(pattern, texts)
  return texts
}

const dates = ['2027-06-05', '2027-07-03', '2027-02-28', '1980-01-31', '2026-11-21', '2100-01-01']
const words = [
  'Anna',
  'de Vries',
  'Lago di Garda',
  'A quiet place, please: we come late',
  '47',
  '1234 AB',
  'O’Neil',
]

/** A valid value for a schema; usually an existing one, where the world has one of this name. */
export function validValue(schema: Schema, from: Source, name = ''): unknown {
  const { random, known } = from
  const existing = known[name]
  if (existing && existing.length > 0 && random.chance(0.85)) return random.pick(existing)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), from, name)
  switch (schema.type) {
    case 'object':
      return validObject(schema, from)
    case 'array': {
      const count = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + random.below(3))
      return Array.from({ length: count }, () => validValue(schema.items ?? {}, from, name))
    }
    case 'integer':
    case 'number': {
      const low = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
      const high = Math.min(schema.maximum ?? 1_000, low + random.pick([1, 3, 20, 1_000, 10_000_000]))
      return low + random.below(Math.max(1, Math.floor(high - low) + 1))
    }
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      if (schema.format === 'date') return random.pick(dates)
      if (schema.pattern) return random.pick(textOf(schema.pattern))
      return random.pick(words).slice(0, schema.maxLength)
  }
}

function validObject(schema: Schema, from: Source): Record<string, unknown> {
  const required = new Set(schema.required)
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([key]) => required.has(key) || from.random.chance(0.7),
  )
  return Object.fromEntries(chosen.map(([key, inner]) => [key, validValue(inner, from, key)]))
}
