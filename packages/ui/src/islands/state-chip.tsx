import Chip from '@mui/material/Chip'
import type { BadgeProps } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'

/** The fact of `Badge` on a page of a customer: the state of a booking, what is still open. */
export function StateChip({ tone = 'neutral', icon, children }: BadgeProps) {
  return <Chip component="span" color={tone} icon={icon && <Icon name={icon} size="sm" />} label={children} />
}
