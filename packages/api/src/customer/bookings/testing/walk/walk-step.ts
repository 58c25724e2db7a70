import type fc from 'fast-check'
import { compareAll, comparePage } from './walk-compare.ts'
import type { WalkDesk } from './walk-desk.ts'
import type { ModelBooking, WalkModel } from './walk-model.ts'

export type WalkStep = fc.AsyncCommand<WalkModel, WalkDesk>

/** How often each step came to each end, over all walks. */
export const stepsWalked = new Map<string, number>()

interface StepParts {
  readonly name: string
  readonly detail: object
  /** The server that takes its first call. */
  readonly server: number
  possible?(model: WalkModel): boolean
  /** Does it on model and desk. Returns what came of it, and the booking whose page to compare. */
  run(model: WalkModel, desk: WalkDesk): Promise<Walked>
}

interface Walked {
  readonly end: string
  readonly booking?: ModelBooking | undefined
}

/** A step on model and desk, after which both have the same. */
export function walkStep({ name, detail, server, possible = () => true, run }: StepParts): WalkStep {
  return {
    check: possible,
    async run(model, desk) {
      desk.choose(server)
      const { end, booking } = await run(model, desk)
      const walked = `${name}: ${end}`
      stepsWalked.set(walked, (stepsWalked.get(walked) ?? 0) + 1)
      await compareAll(model, desk)
      if (booking) await comparePage(desk, booking, model)
    },
    toString: () => `${name} ${JSON.stringify(detail)} at server ${server}`,
  }
}

export interface BookingParts {
  /** How many bookings ago, of those that it fits. */
  readonly ago: number
  readonly server: number
}

/** A step on one of the bookings, mostly the newest. */
export function bookingStep<Detail extends BookingParts>(
  name: string,
  { ago, server, fits = () => true, ...detail }: Detail & { fits?(booking: ModelBooking): boolean },
  run: (booking: ModelBooking, on: { model: WalkModel; desk: WalkDesk }) => Promise<string>,
): WalkStep {
  const fitting = ({ bookings }: WalkModel) => bookings.filter(fits)
  return walkStep({
    name,
    detail: { ago, ...detail },
    server,
    possible: (model) => fitting(model).length > 0,
    async run(model, desk) {
      const bookings = fitting(model)
      const booking = bookings[Math.max(0, bookings.length - 1 - ago)]
      if (!booking) throw new Error('No booking')
      const before = JSON.stringify(booking)
      const end = await run(booking, { model, desk })
      return { end, booking: JSON.stringify(booking) === before ? undefined : booking }
    },
  })
}
