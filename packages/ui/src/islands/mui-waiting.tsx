import { Waiting, type WaitingProps } from '../states/waiting.tsx'
import { MuiSkeleton } from './mui-skeleton.tsx'

/** The placeholder of `Waiting` on a page of a customer. */
export function MuiWaiting(props: Omit<WaitingProps, 'Placeholder'>) {
  return <Waiting {...props} Placeholder={MuiSkeleton} />
}
