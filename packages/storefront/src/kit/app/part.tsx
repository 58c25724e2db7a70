import { Suspense, type ReactNode } from 'react'

/**
 * A section that React hydrates by itself: in a task of its own, and first where somebody presses in it. Nothing in it waits, so
 * there is nothing to show meanwhile.
 */
export const Part = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>
