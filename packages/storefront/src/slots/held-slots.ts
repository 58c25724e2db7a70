import type { Slots } from '@camping/ui/slots/slot-props.ts'
import type { ComponentType } from 'react'

/** The components of slots by their loader. */
export const heldSlots = new WeakMap<() => unknown, ComponentType<object>>()

/** Fetches all components of an app's slots, once: what renders to a string cannot wait. For the server. */
export async function holdSlots(slots: Slots | undefined): Promise<void> {
  for (const load of Object.values(slots ?? {}))
    if (!heldSlots.has(load)) heldSlots.set(load, (await load()) as ComponentType<object>)
}
