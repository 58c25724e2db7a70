import { Suspense, useEffect, useState, type ReactNode } from 'react'

/**
 * A component whose code loads only in browsers. The server renders the placeholder: a lazy component in its markup
 * would be an error there (React error 419).
 */
export function BrowserOnly({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return here ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
}
