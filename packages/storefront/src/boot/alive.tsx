import { useEffect, type ReactNode } from 'react'

/** Says when the page within it is alive. */
export function Alive({ then, children }: { then: () => unknown; children: ReactNode }) {
  useEffect(() => void then(), [then])
  return children
}
