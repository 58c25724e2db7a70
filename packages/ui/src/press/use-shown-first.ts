import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/**
 * The value of a control that shows a choice at once; what follows from it waits until that is painted. Returns what to show, and the
 * handler of a choice.
 */
export function useShownFirst<Value>(value: Value, onChange: (value: Value) => void) {
  const [ahead, setAhead] = useState<{ is: Value }>()
  // The work begins a frame later, when the handler of that moment counts.
  const newest = useRef(onChange)
  useLayoutEffect(() => {
    newest.current = onChange
  })
  const choose = (next: Value) => {
    setAhead({ is: next })
    afterPaint(() =>
      // Rendered at once: a choice in another control, played back right behind, has to build on it.
      flushSync(() => {
        setAhead(undefined)
        newest.current(next)
      }),
    )
  }
  return [ahead ? ahead.is : value, choose] as const
}
