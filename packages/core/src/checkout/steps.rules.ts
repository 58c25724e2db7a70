import { type CheckoutForm, type FieldProblem, bookerRules } from './booker.rules.ts'
import { planOf, type BookableCart } from './order.rules.ts'
import { checkoutSteps, type CheckoutStep } from './step-list.rules.ts'
import { validateStep, type RuledStay } from './travellers.rules.ts'
import { namedLink } from '@camping/contract/looks-like-link.ts'
import type { ApiError } from '../api/storefront-api.ts'

/**
 * The step in the address, but at most the first incomplete one: personal data is only in memory, so a reload in the
 * middle returns to the first step with the same cart.
 * @param reached the furthest step that may be shown
 */
export function stepOf(requested: string | null, reached: CheckoutStep): CheckoutStep {
  const at = checkoutSteps.indexOf(requested as CheckoutStep)
  return checkoutSteps[Math.max(0, Math.min(at, checkoutSteps.indexOf(reached)))] ?? 'extras'
}

/** The next step; the last one stays. */
export function nextStep(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[Math.min(checkoutSteps.indexOf(step) + 1, checkoutSteps.length - 1)] ?? step
}

/** The further of two steps. */
export function furtherStep(a: CheckoutStep, b: CheckoutStep): CheckoutStep {
  return checkoutSteps.indexOf(a) >= checkoutSteps.indexOf(b) ? a : b
}

/**
 * The furthest reachable step: the first incomplete one. It depends only on the form's values, so that a reload, a
 * second tab and another device agree.
 */
export function reachableStep(
  form: CheckoutForm,
  {
    cart,
    stay,
    refusals = [],
  }: { cart: Pick<BookableCart, 'plans'>; stay: RuledStay; refusals?: readonly Refusal[] },
): CheckoutStep {
  const refused = refusedNow(refusals, form)
  const isComplete = (step: CheckoutStep) => {
    if (refused.some(({ name }) => stepOfField(name) === step)) return false
    if (step === 'payment') return isPlanChosen(form, cart)
    return Object.keys(validateStep(step, form, stay)).length === 0
  }
  return checkoutSteps.find((step) => !isComplete(step)) ?? 'check'
}

/** The step that contains a field of the form. */
export function stepOfField(name: string): CheckoutStep {
  if (name === 'plan') return 'payment'
  return name === 'terms' || name === 'remarks' ? 'check' : 'travellers'
}

/** A single plan needs no choice, and a zero amount needs no plan; of several plans none is preselected. */
function isPlanChosen(form: CheckoutForm, cart: Pick<BookableCart, 'plans'>): boolean {
  return cart.plans.length === 0 || planOf(form, cart) !== null
}

/** A field value that the server refused. The refusal is valid while the field has this value. */
export interface Refusal {
  /** In the form: `booker.email`, `travellers[0].lastName`. */
  readonly name: string
  /** The refused value, as text. */
  readonly value: string
  readonly problem: FieldProblem
}

/** The reason, where the field implies it; other refusals have no readable reason. */
const knownProblems: Readonly<Record<string, FieldProblem>> = {
  'booker.email': { id: 'validations.email' },
  'booker.phoneNumber': { id: 'person.error.phone' },
  'booker.phonePrefix': { id: 'person.error.phonePrefix.choose' },
  'booker.country': { id: 'person.error.country.choose' },
  terms: { id: 'person.error.terms' },
  plan: { id: 'person.error.plan.choose' },
}

/** Contract names that differ from the form's. */
const formNames: Readonly<Record<string, string>> = { acceptedTerms: 'terms', paymentPlan: 'plan' }

/** `travellers.0.lastName` → `travellers[0].lastName`; undefined for fields that the form does not have. */
function fieldOf(path: string): string | undefined {
  const [, key] = /^booker\.(\w+)$/.exec(path) ?? []
  if (key) return Object.hasOwn(bookerRules, key) || key === 'birthDate' ? path : undefined
  const traveller = /^travellers\.(\d{1,2})\.(firstName|lastName|birthDate)$/.exec(path)
  if (traveller) return `travellers[${traveller[1]}].${traveller[2]}`
  if (path === 'remarks') return path
  return Object.hasOwn(formNames, path) ? formNames[path] : undefined
}

/** The text of a form value, to compare it with the refused one. */
function valueText(form: object, name: string): string {
  const value = name
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], form)
  return JSON.stringify(value ?? null)
}

function unknownProblem(name: string, message: string): FieldProblem['id'] {
  if (message === namedLink) return 'validations.name-link'
  return name.endsWith('birthDate') ? 'person.error.date' : 'person.error.refused'
}

/**
 * The refusals in a 400 problem, by the fields of its form. Empty when the problem names none of them: then the
 * customer cannot fix it, and the page reports the refusal.
 */
export function refusalsOf({ status, problem }: ApiError, form: object): Refusal[] {
  if (status !== 400) return []
  const messages = new Map(
    (problem?.errors ?? []).flatMap(({ path, message }) => {
      const name = fieldOf(path)
      return name === undefined ? [] : [[name, message] as const]
    }),
  )
  return [...messages].map(([name, message]) => ({
    name,
    value: valueText(form, name),
    problem: knownProblems[name] ?? { id: unknownProblem(name, message) },
  }))
}

/** The refusals that are still valid: the server validates changed values again. */
export function refusedNow(refusals: readonly Refusal[], form: object): Refusal[] {
  return refusals.filter(({ name, value }) => valueText(form, name) === value)
}

/** A cart's hold; both times come from the server, so a wrong clock on the phone does no harm. */
export interface Hold {
  readonly expiresAt: string
  readonly serverTime: string
}

/** A hold in milliseconds of the visitor's clock. */
export interface LocalHold {
  readonly expiresAt: number
  readonly answeredAt: number
}

/**
 * Converts a hold to the visitor's clock: it lasts as long after the answer as the server stated.
 * @param answeredAt time of the answer by the visitor's clock; null on the server and in the first render, which use
 * the server's times so that both render the same
 */
export function localHold({ expiresAt, serverTime }: Hold, answeredAt: number | null): LocalHold {
  const ends = Date.parse(expiresAt)
  const answered = Date.parse(serverTime)
  const shift = answeredAt === null ? 0 : answeredAt - answered
  return { expiresAt: ends + shift, answeredAt: answered + shift }
}

/** "4:05". Rounds up to a full second. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
