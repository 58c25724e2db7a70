import Card from '@mui/material/Card'
import type { HTMLAttributes } from 'react'

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is. */
  readonly as: 'div' | 'section' | 'fieldset' | 'li'
}

/** The frame of `Panel` around what has a heading, or a place in a list, of its own; its measures inside are its class's. */
export function Surface({ as, ...rest }: SurfaceProps) {
  return <Card component={as} {...rest} />
}
