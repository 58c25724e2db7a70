import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import type { ButtonProps } from '@camping/ui/button/button.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import styles from './booking-detail-page.module.css'

interface OpenerProps extends Pick<ButtonProps, 'kind' | 'icon'> {
  readonly text: string
  /** Opens it without the button. */
  readonly isNeeded?: boolean
  /** Nothing can be opened; what is open stays. */
  readonly isOver?: boolean
  /** What opens; it may load then. */
  readonly children: ReactNode
}

/** A button in the place of a part that few use. */
export function Opener({ text, isNeeded, isOver, children, ...look }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isNeeded) setIsOpen(true)
  }, [isNeeded])
  if (isOpen) return <Suspense fallback={<MuiSkeleton shape="block" />}>{children}</Suspense>
  return isOver ? null : (
    <p className={styles.action}>
      <MuiButton {...look} onClick={() => setIsOpen(true)}>
        {text}
      </MuiButton>
    </p>
  )
}
