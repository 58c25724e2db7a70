import type { SlotName, SlotProps } from '@camping/ui/slots/slot-props.ts'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../app/app-context.tsx'
import { preloadedSlots } from './preloaded-slots.ts'

type AnyLoader = () => Promise<ComponentType<object>>

/** The component of a loader: preloaded on the server, loaded in the browser when the slot first renders. */
function componentOf(load: AnyLoader): ComponentType<object> {
  const known = preloadedSlots.get(load)
  if (known) return known
  const Lazy = lazyPart(async () => ({ default: await load() }))
  preloadedSlots.set(load, Lazy)
  return Lazy
}

/**
 * A part of a page that an app may replace (`slots.ts` of its folder); `children` is the house's part. The server
 * renders the app's component completely; the browser leaves its markup unchanged until its code is loaded.
 */
export function Slot<Name extends SlotName>({
  name,
  children,
  ...props
}: { name: Name; children: ReactNode } & Omit<SlotProps[Name], 'messages'>) {
  const { slots, market } = useApp()
  const load = slots?.[name] as AnyLoader | undefined
  if (!load) return children
  const AppComponent = componentOf(load)
  return (
    <Suspense fallback={null}>
      <AppComponent {...props} messages={market.messages} />
    </Suspense>
  )
}
