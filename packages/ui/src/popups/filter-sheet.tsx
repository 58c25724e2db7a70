import type { ReactNode } from 'react'
import { MuiButton } from '../islands/mui-button.tsx'
import { Sheet } from './sheet.tsx'

export interface FilterSheetProps {
  /** Closes it; nothing is applied. */
  onClose: () => void
  /** Heading and name of the sheet. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** "Show 124 campsites": results with the chosen filters. Announced whenever it changes. */
  showText: string
  /** Applies the chosen filters. */
  onShow: () => void
  /** The count is loading. */
  updating?: boolean
  /** Removes all filters; only where there are some. */
  clear?: { text: string; onClick: () => void }
  /** The facet groups. */
  children: ReactNode
}

/**
 * The filters on phones. The page below changes only when the visitor applies the sheet; the button shows the count
 * first.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { onClose, title, closeLabel, showText, onShow, updating, clear, children } = props
  return (
    <Sheet
      wide="side"
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          {clear && (
            <MuiButton kind="quiet" onClick={clear.onClick}>
              {clear.text}
            </MuiButton>
          )}
          <MuiButton kind="brand" wide={!clear} busy={updating} heavy onClick={onShow}>
            {showText}
          </MuiButton>
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
