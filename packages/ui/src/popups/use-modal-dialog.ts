import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'

/** The browser's own dialog over the page for as long as its component stands: keeps the focus and gives it back; Escape closes. */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the document: only then the browser gives the focus back.
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
