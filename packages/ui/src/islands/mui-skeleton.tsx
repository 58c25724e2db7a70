import Skeleton from '@mui/material/Skeleton'
import type { SkeletonProps } from '../skeleton/skeleton.tsx'

/** The placeholder of `Skeleton` on a page of a customer; its shapes are variants of the theme. Hidden from screen readers. */
export function MuiSkeleton({ shape = 'line', className }: SkeletonProps) {
  return <Skeleton component="span" variant={shape} animation="pulse" className={className} aria-hidden />
}
