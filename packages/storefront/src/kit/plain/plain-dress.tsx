import type { ReactNode } from 'react'

/** The dress of a part without scripts: the browser's own fields, as the brand has fields (plain-part.css). */
export const PlainDress = ({ children }: { children: ReactNode }) => (
  <div className="plain-part">{children}</div>
)
