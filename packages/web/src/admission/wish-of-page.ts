import { someRow, type PathMatch } from '@camping/editions/settle-match.ts'
import type { Wish } from './admits.ts'

/** Checkout, payment and portal are rejected last, like their calls; all other pages first. */
export const wishOfPage = (match: PathMatch): Wish =>
  someRow(match, ({ feature }) => feature === 'checkout' || feature === 'portal') ? 'purchase' : 'page'
