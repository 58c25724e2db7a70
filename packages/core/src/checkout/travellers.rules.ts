import {
  birthDateProblem,
  fullAge,
  isNoDate,
  type AgeRule,
  type CheckoutForm,
  type TravellerForm,
  type FieldProblem,
  validateBooker,
  type BookerProblems,
} from './booker.rules.ts'
import type { CheckoutStep } from './step-list.rules.ts'
import { remarksLimit } from '@camping/contract/limits.ts'
import { maxLength, requiredName } from '../validation/validation.rules.ts'

/** Travellers besides the booker: one slot each, children with their booked age. */
export interface TravellerSlot {
  readonly role: 'adult' | 'child'
  /** Number within the role, from 1; the booker is adult 1. */
  readonly number: number
  readonly age?: number
}

export interface BookedParty {
  readonly adults: number
  readonly children: readonly { readonly age: number }[]
}

/** The slots of a party without its booker: adults first, then the children in their booked order. */
export function travellerSlots({ adults, children }: BookedParty): TravellerSlot[] {
  const others = Array.from({ length: Math.max(0, adults - 1) }, (_, index) => ({
    role: 'adult' as const,
    number: index + 2,
  }))
  return [
    ...others,
    ...children.map(({ age }, index) => ({ role: 'child' as const, number: index + 1, age })),
  ]
}

type TravellerProblems = Partial<Record<keyof TravellerForm, FieldProblem>>

export interface CheckoutProblems {
  booker?: BookerProblems
  /** By slot, see `travellerSlots`. */
  travellers?: (TravellerProblems | undefined)[]
  terms?: FieldProblem
  remarks?: FieldProblem
}

/** The booking's data that the rules need: party and dates. */
export interface RuledStay {
  readonly party: BookedParty
  /** 'YYYY-MM-DD', as `today`. */
  readonly arrival: string
  readonly today: string
}

const remarksRule = maxLength(remarksLimit)

const isNamed = (one: TravellerForm | undefined) =>
  Boolean(one?.firstName?.trim() || one?.lastName?.trim() || !isNoDate(one?.birthDate))
const isEmpty = (value: object) => Object.keys(value).length === 0

function nameProblem(value: string | undefined): FieldProblem | undefined {
  return value?.trim() ? requiredName(value) : { id: 'person.error.both-names' }
}

/**
 * Customers may name fellow travellers afterwards, but half a name is an error, and a named traveller must not follow
 * an empty slot: without birth dates the order distinguishes adults from children.
 */
function travellerProblems(travellers: NonNullable<CheckoutForm['travellers']>, stay: RuledStay) {
  const slots = travellerSlots(stay.party)
  const last = travellers.findLastIndex(isNamed)
  return Array.from({ length: last + 1 }, (_, index) => {
    const firstName = nameProblem(travellers[index]?.firstName)
    const lastName = nameProblem(travellers[index]?.lastName)
    const birthDate = birthDateProblem(travellers[index]?.birthDate, ageRule(slots[index], stay), stay.today)
    const problems: TravellerProblems = {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(birthDate ? { birthDate } : {}),
    }
    return isEmpty(problems) ? undefined : problems
  })
}

/** Children have their booked age on arrival: prices and places depend on it. */
function ageRule(slot: { age?: number } | undefined, { arrival }: RuledStay): AgeRule {
  return slot?.age === undefined ? { on: arrival, least: fullAge } : { on: arrival, exactly: slot.age }
}

/** Problems that block a step: of travellers their data, of the check its terms. Empty when the step is complete. */
export function validateStep(step: CheckoutStep, form: CheckoutForm, stay: RuledStay): CheckoutProblems {
  if (step === 'travellers') {
    const birthDate = birthDateProblem(
      form.booker?.birthDate,
      { on: stay.today, least: fullAge, books: true },
      stay.today,
    )
    const booker = { ...validateBooker(form.booker), ...(birthDate ? { birthDate } : {}) }
    const travellers = travellerProblems(form.travellers ?? [], stay)
    return {
      ...(isEmpty(booker) ? {} : { booker }),
      ...(travellers.some(Boolean) ? { travellers } : {}),
    }
  }
  if (step !== 'check') return {}
  const remarks = remarksRule(form.remarks)
  return {
    ...(remarks ? { remarks } : {}),
    ...(form.terms ? {} : { terms: { id: 'person.error.terms' as const } }),
  }
}

/** Problems as text in the same shape, which react-final-form accepts as errors. */
export function problemTexts(
  problems: CheckoutProblems,
  text: (problem: FieldProblem, field: string) => string,
): object {
  const inWords = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => inWords(one, field))
    if (value === null || typeof value !== 'object') return value
    if ('id' in value) return text(value as FieldProblem, field)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inWords(one, key)]))
  }
  return inWords(problems) as object
}
