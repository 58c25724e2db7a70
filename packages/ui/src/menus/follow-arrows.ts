import type { KeyboardEvent } from 'react'

const keys = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
} as const

/**
 * Moves the focus along the links and buttons of a list with arrow keys, wrapping at both ends; Home and End jump
 * there.
 */
export function followArrows(event: KeyboardEvent<HTMLElement>, direction: keyof typeof keys): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href],button')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = (keys[direction] as Record<string, number>)[event.key]
  const ends: Record<string, number> = { Home: 0, End: -1 }
  const to = step === undefined ? ends[event.key] : (at + step) % items.length
  if (to === undefined || at < 0) return
  event.preventDefault()
  items.at(to)?.focus()
}
