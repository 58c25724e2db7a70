/** Visitors who met a variant, and how many of them booked. */
export interface Arm {
  readonly visitors: number
  readonly booked: number
}

/**
 * The share of a normal distribution below z: Abramowitz and Stegun 26.2.17, wrong by less than 7.5e-8.
 */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const polynomial =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
  return z >= 0 ? 1 - tail : tail
}

/** The z below which a share of a normal distribution lies, by bisection. */
export function normalQuantile(share: number): number {
  let [low, high] = [-10, 10]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export interface SampleRequest {
  /** Share that books today, 0 to 1. */
  readonly base: number
  /** Share that would be a success. */
  readonly better: number
  /** Chance to find it if it is there. */
  readonly power?: number
  /** Chance to find one that is not there, on both sides. */
  readonly significance?: number
}

/** Visitors that each variant needs, by the usual formula for two shares (pooled under the null hypothesis). */
export function sampleSize({ base, better, power = 0.8, significance = 0.05 }: SampleRequest): number {
  const za = normalQuantile(1 - significance / 2)
  const zb = normalQuantile(power)
  const mean = (base + better) / 2
  const spread =
    za * Math.sqrt(2 * mean * (1 - mean)) + zb * Math.sqrt(base * (1 - base) + better * (1 - better))
  return (spread / (better - base)) ** 2
}

/** Wilson's interval of one share. */
export function shareInterval({ visitors, booked }: Arm, significance = 0.05): readonly [number, number] {
  if (visitors === 0) return [0, 1]
  const z = normalQuantile(1 - significance / 2)
  const share = booked / visitors
  const middle = share + (z * z) / (2 * visitors)
  const half = z * Math.sqrt((share * (1 - share)) / visitors + (z * z) / (4 * visitors * visitors))
  const whole = 1 + (z * z) / visitors
  return [(middle - half) / whole, (middle + half) / whole]
}

/** What two variants show: the second compared with the first. */
export interface Comparison {
  readonly difference: number
  /** Newcombe's interval of the difference, from the intervals of the shares. */
  readonly interval: readonly [number, number]
  /** Two-sided; 1 where nothing can be said. */
  readonly pValue: number
}

/** Compares the shares of two variants: pooled z-test, and Newcombe's hybrid interval (1998, method 10). */
export function compareArms(control: Arm, other: Arm, significance = 0.05): Comparison {
  if (control.visitors === 0 || other.visitors === 0) return { difference: 0, interval: [-1, 1], pValue: 1 }
  const [p1, p2] = [control.booked / control.visitors, other.booked / other.visitors]
  const difference = p2 - p1
  const [l1, u1] = shareInterval(control, significance)
  const [l2, u2] = shareInterval(other, significance)
  const pooled = (control.booked + other.booked) / (control.visitors + other.visitors)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / other.visitors))
  return {
    difference,
    interval: [
      difference - Math.sqrt((p2 - l2) ** 2 + (u1 - p1) ** 2),
      difference + Math.sqrt((u2 - p2) ** 2 + (p1 - l1) ** 2),
    ],
    pValue: error === 0 ? 1 : 2 * (1 - normalShare(Math.abs(difference) / error)),
  }
}
