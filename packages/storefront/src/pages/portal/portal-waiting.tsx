import { Waiting } from '@camping/ui/states/waiting.tsx'
import type { ReactNode } from 'react'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { PortalFrame } from './portal-frame.tsx'

export interface PortalWaitingProps {
  request: PageRequest
  /** How the page begins, where that is known before the answers are. */
  head?: ReactNode
}

/** A page of the portal whose answers are not there: its ways and its heading stand already. */
export function PortalWaiting({ request, head }: PortalWaitingProps) {
  const t = useText()
  const label = t('shell.waiting')
  return (
    <PortalFrame request={request}>
      {head ?? <PageHead title={label} description="" />}
      <Waiting heading={!head} label={label} />
    </PortalFrame>
  )
}
