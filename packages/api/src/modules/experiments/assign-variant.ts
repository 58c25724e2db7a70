import { createHash } from 'node:crypto'

export interface Variant {
  readonly value: string
  /** Share of the visitors, relative to the other values of the experiment; 0 for nobody. */
  readonly weight: number
}

/** A number from 0 to below 1 that is always the same for a visitor and a key, and independent between keys. */
function positionOf(key: string, visitorId: string): number {
  return createHash('sha256').update(`${key}:${visitorId}`).digest().readUIntBE(0, 6) / 2 ** 48
}

/** What everybody gets who is not to be told apart: the first value. */
export function firstVariant(variants: readonly Variant[]): string | undefined {
  return variants[0]?.value
}

/** The value of an experiment for a visitor: decided by id and key alone, by the weights. Undefined without variants. */
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
  // Only rounding leads here.
  return variants.findLast(({ weight }) => weight > 0)?.value
}
