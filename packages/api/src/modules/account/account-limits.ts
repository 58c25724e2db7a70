import type { AttemptLimit } from './attempt-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often what may be tried (RELIABILITY.md §3b, §3c, "Rate table"). An address on the network is a household or an
 * office; the limit of an edition is for attacks that come from everywhere.
 */
export const accountLimits = {
  status: [
    { by: 'address', max: 10, seconds: minute },
    { by: 'address', max: 50, seconds: day },
    { by: 'email', max: 5, seconds: minute },
    { by: 'edition', max: 600, seconds: minute },
  ],
  signIn: [
    { by: 'address', max: 10, seconds: minute },
    { by: 'email', max: 8, seconds: 15 * minute },
    { by: 'edition', max: 600, seconds: minute },
  ],
  bookingSignIn: [
    { by: 'address', max: 10, seconds: minute },
    { by: 'email', max: 5, seconds: 15 * minute },
    { by: 'booking', max: 5, seconds: 15 * minute },
    { by: 'edition', max: 300, seconds: minute },
  ],
  register: [{ by: 'address', max: 5, seconds: hour }],
  /** Links and lists by mail: nobody's inbox is filled through us. */
  mail: [
    { by: 'address', max: 10, seconds: hour },
    { by: 'email', max: 3, seconds: hour },
  ],
  /** Links from mails hold 256 random bits; this only keeps noise away. */
  link: [{ by: 'address', max: 20, seconds: minute }],
} as const satisfies Record<string, readonly AttemptLimit[]>
