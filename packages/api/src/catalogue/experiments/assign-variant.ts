import { createHash } from 'node:crypto'

export interface Variant {
  readonly value: string
  /** Share of visitors, relative to the experiment's other values; 0 for none. */
  readonly weight: number
}

/** A number from 0 to below 1, constant per visitor and key, and independent between keys. */
function positionOf(key: string, visitorId: string): number {
  return createHash('sha256').update(`${key}:${visitorId}`).digest().readUIntBE(0, 6) / 2 ** 48
}

/** The value for visitors without an assignment: the first one. */
export function firstVariant(variants: readonly Variant[]): string | undefined {
  return variants[0]?.value
}

/** An experiment's value for a visitor, decided by id, key and weights alone. Undefined without variants. */
export function assignVariant(
  variants: readonly Variant[],
  key: string,
  visitorId: string,
): string | undefined {
  const total = variants.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  if (total === 0) return firstVariant(variants)
  let rest = positionOf(key, visitorId) * total
  for (const { value, weight } of variants) {
    rest -= Math.max(0, weight)
    if (rest < 0) return value
  }
  // Reached only by rounding.
  return variants.findLast(({ weight }) => weight > 0)?.value
}
