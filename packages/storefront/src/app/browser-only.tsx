import { Suspense, useEffect, useState, type ReactNode } from 'react'

/**
 * Something whose code only browsers load. The server writes the placeholder and leaves nothing unfinished: a lazy part in its
 * markup would be an error there (React error 419).
 */
export function BrowserOnly({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return here ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
}
