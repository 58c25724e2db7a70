import type { BookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { ProblemError } from '../../platform/problem-error.ts'

const refused = (type: string, title: string, extensions?: object) =>
  new ProblemError({ type, status: 409, title, ...(extensions && { extensions: { ...extensions } }) })

/** 409: the wished stay is the booked one. */
export const stayUnchanged = () => refused('stay-unchanged', 'This is the booked stay')

/** 409: the campsite confirms every stay itself. */
export const stayOnRequest = () => refused('stay-on-request', 'This campsite has to confirm another stay')

/** 409: a child would be an adult by then. */
export const stayOfAge = () => refused('stay-of-age', 'A child of this booking would be of age by then')

/** 409: the change would leave less than what cancelling costs today; `least` in minor units. */
export const belowCancellationCost = (least: number) =>
  refused('below-cancellation-cost', 'This stay costs less than cancelling', { least })

/** 409: other persons than those that the wish knows; nothing has changed. */
export const partyChanged = () => refused('party-changed', 'This booking was changed meanwhile')

/** 409: no change is held for this booking any more. */
export const holdOver = () => refused('hold-over', 'The change is not held any more')

/** 409: other amounts than the accepted ones; nothing has changed. */
export const stayQuoteChanged = (quote: StayChangeQuote | BookingDiscountQuote) =>
  refused('quote-changed', 'What the change costs has changed', { quote })
