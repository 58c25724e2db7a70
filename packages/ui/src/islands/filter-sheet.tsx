import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Sheet } from './sheet.tsx'

export interface FilterSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** "Show 124 campsites": what the chosen filters would leave. Said whenever it changes. */
  showText: string
  /** The button: apply what was chosen. */
  onShow: () => void
  /** The count is being fetched. */
  updating?: boolean
  clear?: { text: string; onClick: () => void }
  /** The facet groups. */
  children: ReactNode
}

/** Filters on phones. Nothing changes below the sheet until the button applies it, which counts before. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, title, closeLabel, showText, onShow, updating, clear, children } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          {clear && (
            <Button kind="quiet" onClick={clear.onClick}>
              {clear.text}
            </Button>
          )}
          <Button kind="brand" wide={!clear} busy={updating} onClick={onShow}>
            {showText}
          </Button>
          <span role="status" className="visually-hidden">
            {updating ? '' : showText}
          </span>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
