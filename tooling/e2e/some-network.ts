import { randomInt } from 'node:crypto'

/**
 * Header of a visitor from a network that nobody else is in: limits count by it, and each journey, and each call that only
 * prepares one, is another visitor.
 */
export const fromSomeNetwork = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`,
})
