import { emailLimit } from '@camping/contract/limits.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { NewsletterForm, type NewsletterStatus } from '@camping/ui/newsletter/newsletter-form.tsx'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

const Behaviour = lazyPart(() =>
  import('./newsletter-behaviour.tsx').then((module) => ({ default: module.NewsletterBehaviour })),
)

export interface NewsletterSignupProps {
  readonly reference: string
  readonly title?: string
  /** The server's error for an address sent without scripts. */
  readonly error?: string | undefined
}

/** The sign-up form: plain markup that works without scripts, with behaviour from the first focus on. */
export function NewsletterSignup({ reference, title, error }: NewsletterSignupProps) {
  const { site } = useApp()
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [needed, setNeeded] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<NewsletterStatus>({ error })
  return (
    <>
      <NewsletterForm
        ref={form}
        {...(title ? { title } : {})}
        emailLabel={t('footer.newsletter.email')}
        maxLength={emailLimit}
        submitText={t('footer.newsletter.submit')}
        action={buildPath(site, 'newsletter')}
        reference={reference}
        {...status}
        onFocus={() => setNeeded(true)}
        onSubmit={(event) => {
          event.preventDefault()
          setAttempts(attempts + 1)
        }}
      />
      {(needed || attempts > 0) && (
        <Suspense fallback={null}>
          <Behaviour form={form} reference={reference} attempts={attempts} onStatus={setStatus} />
        </Suspense>
      )}
    </>
  )
}
