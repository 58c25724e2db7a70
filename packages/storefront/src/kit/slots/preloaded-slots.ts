import type { Slots } from '@camping/ui/slots/slot-props.ts'
import type { ComponentType } from 'react'

/** The components of slots by their loader. */
export const preloadedSlots = new WeakMap<() => unknown, ComponentType<object>>()

/** Loads all slot components of an app once, because renderToString cannot wait. For the server. */
export async function preloadSlots(slots: Slots | undefined): Promise<void> {
  for (const load of Object.values(slots ?? {}))
    if (!preloadedSlots.has(load)) preloadedSlots.set(load, (await load()) as ComponentType<object>)
}
