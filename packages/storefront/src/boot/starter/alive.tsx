import { useEffect, type ReactNode } from 'react'

/** Reports when the page inside it is interactive. */
export function Alive({ then, children }: { then: () => unknown; children: ReactNode }) {
  useEffect(() => void then(), [then])
  return children
}
