import type { MouseEvent } from 'react'
import { afterPaint } from './after-paint.ts'

type Click = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined

interface ClickedButton {
  /** Work is in progress: the press does nothing, and sends no form. */
  readonly busy: boolean | undefined
  /** The work takes longer than a frame of a slow phone. */
  readonly heavy: boolean | undefined
  readonly onClick: Click
}

/** What a press of a button does: nothing while it is busy, and heavy work only after the press is painted. */
export function buttonClick({ busy, heavy, onClick }: ClickedButton): Click {
  if (busy) return (event) => event.preventDefault()
  return heavy ? (event) => afterPaint(() => onClick?.(event), event.currentTarget) : onClick
}
