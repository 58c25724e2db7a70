import { MuiWaiting } from '@camping/ui/islands/mui-waiting.tsx'
import type { ReactNode } from 'react'
import { PageHead } from '../head/page-head.tsx'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { PortalFrame } from './portal-frame.tsx'

export interface PortalWaitingProps {
  request: PageRequest
  /** The beginning of the page, if it is known before the data. */
  head?: ReactNode
}

/** A portal page without data: with its navigation and its heading. */
export function PortalWaiting({ request, head }: PortalWaitingProps) {
  const t = useText()
  const label = t('shell.waiting')
  return (
    <PortalFrame request={request}>
      {head ?? <PageHead title={label} description="" />}
      <MuiWaiting heading={!head} label={label} />
    </PortalFrame>
  )
}
