import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react'
import { rememberEarlyTouch } from './early-touch.browser.ts'
import { whenWanted } from './when-wanted.browser.ts'

/**
 * A part of a page that the server renders whole, and whose script comes when it comes into view (decision 035). Until then
 * React leaves the markup alone. `selector` names an element of the markup; `renderWith` is for the server, which has all
 * code at hand. What the part shows must work without script; a button that was pressed meanwhile is pressed
 * again when it can answer.
 */
export function createLater<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): { Later: ComponentType<Props>; renderWith: (component: ComponentType<Props>) => void } {
  let onServer: ComponentType<Props> | undefined
  let now = () => {}
  const Lazy = lazy(async () => {
    const sign = whenWanted(selector)
    now = sign.now
    const again = rememberEarlyTouch(selector)
    await sign.wanted
    const Loaded = (await load()) as ComponentType<object>
    function Live(props: object) {
      useEffect(again, [])
      return <Loaded {...props} />
    }
    return { default: Live }
  })
  /** Shown only where no markup of the server stands in: then the part is wanted at once. */
  function Now() {
    useEffect(() => now(), [])
    return null
  }
  /** `memo`: a change from above would make React throw the markup away. */
  const Later = memo(function Later(props: Props) {
    const Part = (onServer ?? Lazy) as ComponentType<Props>
    return (
      <Suspense fallback={<Now />}>
        <Part {...props} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
  return {
    Later,
    renderWith: (component) => {
      onServer = component
    },
  }
}
