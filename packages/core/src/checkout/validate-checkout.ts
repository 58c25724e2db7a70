import { birthDateProblem, fullAge, isNoDate, type AgeRule } from './birth-date.ts'
import type { CheckoutForm, TravellerForm } from './booker-form.ts'
import type { CheckoutStep } from './checkout-steps.ts'
import { travellerSlots, type BookedParty } from './traveller-slots.ts'
import { validateBooker, type BookerProblems, type FieldProblem } from './validate-booker.ts'

type TravellerProblems = Partial<Record<keyof TravellerForm, FieldProblem>>

export interface CheckoutProblems {
  booker?: BookerProblems
  /** By slot, see `travellerSlots`. */
  travellers?: (TravellerProblems | undefined)[]
  terms?: FieldProblem
  remarks?: FieldProblem
}

/** What the rules need to know besides the form: for whom and when the stay is. */
export interface RuledStay {
  readonly party: BookedParty
  /** 'YYYY-MM-DD', as `today`. */
  readonly arrival: string
  readonly today: string
}

const tooLong = (value: string | undefined, max: number): FieldProblem | undefined =>
  (value?.trim().length ?? 0) > max ? { id: 'checkout.error.too-long', values: { max } } : undefined

const isNamed = (one: TravellerForm | undefined) =>
  Boolean(one?.firstName?.trim() || one?.lastName?.trim() || !isNoDate(one?.birthDate))
const isEmpty = (value: object) => Object.keys(value).length === 0

function nameProblem(value: string | undefined): FieldProblem | undefined {
  if (value?.trim()) return tooLong(value, 60)
  return { id: 'checkout.error.both-names' }
}

/**
 * Names of fellow travellers may follow later, but half a name is a mistake, and whoever is named must not stand in an
 * empty place before: without birth dates the order tells adults from children.
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

/** Children have the age on arrival that they were booked with: prices and places follow from it. */
function ageRule(slot: { age?: number } | undefined, { arrival }: RuledStay): AgeRule {
  return slot?.age === undefined ? { on: arrival, least: fullAge } : { on: arrival, exactly: slot.age }
}

/** What keeps a step from being left: travellers their data, the check its terms. Empty when nothing does. */
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
  const remarks = tooLong(form.remarks, 1000)
  return {
    ...(remarks ? { remarks } : {}),
    ...(form.terms ? {} : { terms: { id: 'checkout.error.terms' as const } }),
  }
}

/** Problems in words, in the same shape: what react-final-form takes as errors. */
export function problemTexts(problems: CheckoutProblems, text: (problem: FieldProblem) => string): object {
  const inWords = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inWords)
    if (value === null || typeof value !== 'object') return value
    if ('id' in value) return text(value as FieldProblem)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inWords(one)]))
  }
  return inWords(problems) as object
}
