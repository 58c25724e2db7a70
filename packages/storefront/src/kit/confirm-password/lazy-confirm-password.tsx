import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { ConfirmPasswordWords } from './confirm-password-dialog.tsx'
import type { PasswordQuestion } from './use-password-question.ts'

const ConfirmPasswordDialog = lazyPart(() =>
  import('./confirm-password-dialog.tsx').then((module) => ({ default: module.ConfirmPasswordDialog })),
)

interface LazyConfirmPasswordProps extends ConfirmPasswordWords {
  readonly question: PasswordQuestion | undefined
}

/** The dialog; its script loads on first use, because most customers have just signed in. */
export function LazyConfirmPassword({ question, ...words }: LazyConfirmPasswordProps) {
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPasswordDialog onDone={question} {...words} />
    </Suspense>
  )
}
