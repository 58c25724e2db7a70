import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { CodeQuestion } from './use-code-question.ts'

const CodeDialog = lazyPart(() =>
  import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })),
)

interface LazyCodeDialogProps {
  readonly bookingId: string
  readonly question: CodeQuestion | undefined
}

/** The dialog; its script loads on first use, because accounts never need it. */
export function LazyCodeDialog({ bookingId, question }: LazyCodeDialogProps) {
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <CodeDialog bookingId={bookingId} {...question} />
    </Suspense>
  )
}
