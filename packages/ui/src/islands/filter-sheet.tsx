import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Sheet } from './sheet.tsx'

export interface FilterSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** "Show 124 campsites"; closes the sheet. */
  showText: string
  /** The count is being fetched. */
  updating?: boolean
  clear?: { text: string; onClick: () => void }
  /** The facet groups. */
  children: ReactNode
}

/** Filters on phones. They apply as they are touched; the button shows how many results that leaves. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, title, closeLabel, showText, updating, clear, children } = props
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
          <Button kind="brand" wide={!clear} busy={updating} onClick={onClose}>
            {showText}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
