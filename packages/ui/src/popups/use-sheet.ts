import { useId, useLayoutEffect, useRef } from 'react'
import { holdSheet } from './hold-sheet.ts'
import { useModalDialog } from './use-modal-dialog.ts'

/**
 * What every sheet does, whatever it is made of: it opens in the browser's top layer, is closed by its backdrop, Escape or a pull,
 * and the focus returns to what opened it. `dialog` goes to the `<dialog>`, `heading` is the id of its heading.
 */
export function useSheet(onClose: () => void) {
  const opener = useRef<Element>(null)
  // Before the dialog opens and takes the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  const dialog = useModalDialog(onClose)
  const { ref } = dialog
  useLayoutEffect(() => (ref.current ? holdSheet(ref.current, opener.current) : undefined), [ref])
  return { dialog, heading: useId() }
}
