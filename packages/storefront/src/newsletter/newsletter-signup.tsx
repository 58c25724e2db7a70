import { buildPath } from '@camping/editions/build-path.ts'
import { NewsletterForm, type NewsletterStatus } from '@camping/ui/newsletter/newsletter-form.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

const Behaviour = lazy(() =>
  import('./newsletter-behaviour.tsx').then((module) => ({ default: module.NewsletterBehaviour })),
)

export interface NewsletterSignupProps {
  readonly reference: string
  readonly title?: string
  /** What the server found wrong with an address that was sent without scripts. */
  readonly error?: string | undefined
}

/** The sign-up form: markup now, behaviour from the first focus on, and a plain form for whoever has no scripts. */
export function NewsletterSignup({ reference, title, error }: NewsletterSignupProps) {
  const { site } = useApp()
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<NewsletterStatus>({ error })
  return (
    <>
      <NewsletterForm
        ref={form}
        {...(title ? { title } : {})}
        emailLabel={t('footer.newsletter.email')}
        submitText={t('footer.newsletter.submit')}
        action={buildPath(site, 'newsletter')}
        reference={reference}
        {...status}
        onFocus={() => setWanted(true)}
        onSubmit={(event) => {
          event.preventDefault()
          setAttempts(attempts + 1)
        }}
      />
      {(wanted || attempts > 0) && (
        <Suspense fallback={null}>
          <Behaviour form={form} reference={reference} attempts={attempts} onStatus={setStatus} />
        </Suspense>
      )}
    </>
  )
}
