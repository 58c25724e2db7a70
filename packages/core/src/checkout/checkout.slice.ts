import type { Alternatives, CartChoice } from '@camping/contract/booking.schemas.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attempt, BookProblem } from './attempt.rules.ts'
import type { Refusal } from './steps.rules.ts'

/** What became of an order that was not taken. */
export interface OrderOutcome {
  /** `booked` and `busy` need no message, nor does a refusal that its fields explain. */
  readonly problem: Exclude<BookProblem, 'booked' | 'busy'> | null
  /** The refused total, when the price changed; minor units. */
  readonly refusedTotal: number | null
  /** The refused fields, with the values that were sent. */
  readonly refusals: readonly Refusal[]
  /** Alternatives, when the stay is gone. */
  readonly alternatives: Alternatives | null
}

interface Order extends OrderOutcome {
  readonly attempt: Attempt | null
  readonly isUnderWay: boolean
}

interface Changes {
  /** Chosen since the last answer: the step shows it, while the cart has what was answered. */
  readonly chosen: CartChoice | null
  /** Chosen while another choice is under way: sent next, in one. */
  readonly waiting: CartChoice | null
  /** A new price is loading. */
  readonly isUnderWay: boolean
  /** The last change was refused. */
  readonly hasFailed: boolean
}

interface StayAgain {
  readonly attempt: Attempt | null
  readonly isUnderWay: boolean
  /** `gone`: another customer has it. `refused`: a rule of the site now forbids it. `too-many`: too many holds. */
  readonly problem: 'gone' | 'refused' | 'too-many' | 'unreachable' | null
  /** Alternatives, once the stay is gone. */
  readonly alternatives: Alternatives | null
}

interface CartState {
  readonly order?: Order
  readonly changes?: Changes
  readonly again?: StayAgain
}

/** A store that may contain what is under way with carts. */
export interface CheckoutHolder {
  readonly checkout?: Readonly<Record<string, CartState>>
}

const noOrder: Order = {
  attempt: null,
  isUnderWay: false,
  problem: null,
  refusedTotal: null,
  refusals: [],
  alternatives: null,
}
const noChanges: Changes = { chosen: null, waiting: null, isUnderWay: false, hasFailed: false }
const notAgain: StayAgain = { attempt: null, isUnderWay: false, problem: null, alternatives: null }

type State = NonNullable<CheckoutHolder['checkout']>
type Of<More = object> = PayloadAction<{ readonly id: string } & More>

const initialState: State = {}
const withPart = (state: State, id: string, part: CartState): State => ({
  ...state,
  [id]: { ...state[id], ...part },
})

/** What is under way with the carts of this document, by cart id: their orders, their changes, the same stay asked for again. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    orderSent: (state: State, { payload: { id, attempt } }: Of<{ attempt: Attempt }>) =>
      withPart(state, id, { order: { ...noOrder, attempt, isUnderWay: true } }),
    /** A refused attempt is over: the next one has another key. The answer of an attempt that was left is as nothing. */
    orderFailed: (
      state: State,
      { payload: { id, key, isOver, outcome } }: Of<{ key: string; isOver: boolean; outcome: OrderOutcome }>,
    ) => {
      const order = state[id]?.order
      if (order?.attempt?.key !== key) return state
      return withPart(state, id, {
        order: { ...outcome, attempt: isOver ? null : order.attempt, isUnderWay: false },
      })
    },
    choiceMade: (state: State, { payload: { id, choice } }: Of<{ choice: CartChoice }>) => {
      const changes = state[id]?.changes ?? noChanges
      return withPart(state, id, {
        changes: {
          ...changes,
          chosen: { ...changes.chosen, ...choice },
          waiting: { ...changes.waiting, ...choice },
          isUnderWay: true,
        },
      })
    },
    /** It is on its way: so that it is sent once, nothing is waiting until the next choice. */
    choiceSent: (state: State, { payload: { id } }: Of) =>
      withPart(state, id, { changes: { ...noChanges, ...state[id]?.changes, waiting: null } }),
    choiceAnswered: (state: State, { payload: { id, hasFailed } }: Of<{ hasFailed: boolean }>) =>
      withPart(state, id, { changes: { ...noChanges, ...state[id]?.changes, hasFailed } }),
    choicesOver: (state: State, { payload: { id } }: Of) =>
      withPart(state, id, {
        changes: { ...noChanges, ...state[id]?.changes, chosen: null, isUnderWay: false },
      }),
    /** The page of an open cart was left: choices still arrive, and nobody waits for the answer to an order. */
    checkoutLeft: (state: State, { payload: { id } }: Of) => {
      const changes = state[id]?.changes
      return withPart(state, id, {
        order: noOrder,
        ...(changes && { changes: { ...changes, hasFailed: false } }),
      })
    },
    stayRequested: (state: State, { payload: { id, attempt } }: Of<{ attempt: Attempt }>) => {
      const before = state[id]?.again ?? notAgain
      return withPart(state, id, { again: { ...before, attempt, isUnderWay: true, problem: null } })
    },
    stayRefused: (
      state: State,
      {
        payload: { id, key, isOver, ...why },
      }: Of<{ key: string; isOver: boolean } & Pick<StayAgain, 'problem' | 'alternatives'>>,
    ) => {
      const again = state[id]?.again
      if (again?.attempt?.key !== key) return state
      return withPart(state, id, {
        again: { ...why, attempt: isOver ? null : again.attempt, isUnderWay: false },
      })
    },
    stayLeft: (state: State, { payload: { id } }: Of) => withPart(state, id, { again: notAgain }),
  },
})

export const {
  orderSent,
  orderFailed,
  choiceMade,
  choiceSent,
  choiceAnswered,
  choicesOver,
  checkoutLeft,
  stayRequested,
  stayRefused,
  stayLeft,
} = checkoutSlice.actions

/** The order of a cart, as far as it came. */
export const orderOf = ({ checkout }: CheckoutHolder, id: string): Order => checkout?.[id]?.order ?? noOrder

/** The changes of a cart that are under way. */
export const changesOf = ({ checkout }: CheckoutHolder, id: string): Changes =>
  checkout?.[id]?.changes ?? noChanges

/** The stay of a cart, asked for once more. */
export const stayAgainOf = ({ checkout }: CheckoutHolder, id: string): StayAgain =>
  checkout?.[id]?.again ?? notAgain
