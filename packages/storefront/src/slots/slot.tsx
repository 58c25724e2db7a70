import type { SlotName, SlotProps } from '@camping/ui/slots/slot-props.ts'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { heldSlots } from './held-slots.ts'

type AnyLoader = () => Promise<ComponentType<object>>

/** The component behind a loader: at hand on the server, fetched by the browser when the slot is first shown. */
function componentOf(load: AnyLoader): ComponentType<object> {
  const known = heldSlots.get(load)
  if (known) return known
  const Lazy = lazy(async () => ({ default: await load() }))
  heldSlots.set(load, Lazy)
  return Lazy
}

/**
 * A part of a page that an app may replace (`slots.ts` of its folder); `children` is the part of the house. The server
 * renders the app's own whole; the browser leaves its markup alone until its code is there.
 */
export function Slot<Name extends SlotName>({
  name,
  children,
  ...props
}: { name: Name; children: ReactNode } & Omit<SlotProps[Name], 'messages'>) {
  const { slots, market } = useApp()
  const load = slots?.[name] as AnyLoader | undefined
  if (!load) return children
  const Own = componentOf(load)
  return (
    <Suspense fallback={null}>
      <Own {...props} messages={market.messages} />
    </Suspense>
  )
}
