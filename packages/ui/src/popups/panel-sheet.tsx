import { useId, useLayoutEffect } from 'react'
import { holdSheet } from './hold-sheet.ts'
import { MuiIsland } from '../islands/mui-island.tsx'
import { DialogHead, type PanelSheetProps } from './dialog-head.tsx'
import styles from './sheet.module.css'

/**
 * Makes a sheet of the open dialog that it stands in, for as long as it stands there. The panel of a disclosure belongs to
 * the form around it and works without scripts: it is there from the start, and a phone opens it once more.
 */
export function PanelSheet(props: PanelSheetProps) {
  const id = useId()
  const { onClose } = props
  useLayoutEffect(() => {
    const dialog = document.getElementById(id)?.closest('dialog')
    if (!dialog) return undefined
    const letGo = holdSheet(dialog, null)
    const names = [styles.sheet, styles.panel].filter((one) => one !== undefined)
    dialog.classList.add(...names)
    dialog.close()
    dialog.showModal()
    return () => {
      letGo()
      // The browser gives the focus back.
      dialog.close()
      dialog.classList.remove(...names)
      dialog.open = true
    }
  }, [id])
  useLayoutEffect(() => {
    const dialog = document.getElementById(id)?.closest('dialog')
    dialog?.addEventListener('cancel', onClose)
    return () => dialog?.removeEventListener('cancel', onClose)
  }, [id, onClose])
  return (
    <MuiIsland>
      <DialogHead {...props} id={id} styles={styles} />
    </MuiIsland>
  )
}
