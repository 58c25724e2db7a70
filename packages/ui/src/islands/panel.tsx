import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import { useId, type ReactNode } from 'react'

export interface PanelProps {
  /** Heading, and name of the section. */
  readonly title: string
  /** Needs a network: an offline copy omits it. */
  readonly online?: boolean
  /** Of its heading, where something else names it. */
  readonly id?: string
  /** Level of its heading, 2 by default. */
  readonly level?: 2 | 3
  /** For its place, and what it is on paper. */
  readonly className?: string
  /** Any content. */
  readonly children: ReactNode
}

/** A section of a customer's page in a frame of its own: a card of MUI with a heading. */
export function Panel({ title, id, online, level = 2, className, children }: PanelProps) {
  const generated = useId()
  const headingId = id ?? generated
  return (
    <Card component="section" aria-labelledby={headingId} data-online={online} className={className}>
      <CardHeader
        title={title}
        slotProps={{ title: { component: `h${level}`, variant: 'h6', id: headingId } }}
      />
      <CardContent>{children}</CardContent>
    </Card>
  )
}
