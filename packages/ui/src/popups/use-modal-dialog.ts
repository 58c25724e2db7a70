import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'

/**
 * Opens the browser's native dialog while its component is mounted. The dialog traps the focus and returns it; Escape
 * closes.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  // The dialog closes before it leaves the document, because only then the browser returns the focus.
  useLayoutEffect(() => {
    const element = ref.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
  }
}
