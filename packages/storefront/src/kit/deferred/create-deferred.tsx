import { memo, Suspense, useEffect, type ComponentType } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { whenNeeded } from './when-needed.browser.ts'

/**
 * Creates a component that the server renders completely, and whose script loads when it comes into view (decision
 * 035). Until then React leaves the markup unchanged. `selector` finds an element of the markup; the server, which has
 * all code, registers the component with `renderWith`. The component must work without scripts; what is pressed in it
 * before is heard by the starter (boot/starter).
 */
export function createDeferred<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): { Deferred: ComponentType<Props>; renderWith: (component: ComponentType<Props>) => void } {
  let onServer: ComponentType<Props> | undefined
  let now = () => {}
  const Lazy = lazyPart(async () => {
    const sign = whenNeeded(selector)
    now = sign.now
    await sign.needed
    return { default: (await load()) as ComponentType<object> }
  })
  /** Rendered only without the server's markup: then the component is needed at once. */
  function Now() {
    useEffect(() => now(), [])
    return null
  }
  /** `memo`: an update from above would make React discard the markup. */
  const Deferred = memo(function Deferred(props: Props) {
    const Part = (onServer ?? Lazy) as ComponentType<Props>
    return (
      <Suspense fallback={<Now />}>
        <Part {...props} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
  return {
    Deferred,
    renderWith: (component) => {
      onServer = component
    },
  }
}
