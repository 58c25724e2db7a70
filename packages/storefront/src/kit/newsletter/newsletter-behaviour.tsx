import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { newsletterApi } from '@camping/core/newsletter/newsletter.api.ts'
import { createSignupThrottle } from '@camping/core/newsletter/newsletter.rules.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { requiredEmail } from '@camping/core/validation/validation.rules.ts'
import type { NewsletterStatus } from '@camping/ui/newsletter/newsletter-form.tsx'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLazyWords } from '../app/lazy-words.ts'
import { useProblemText } from '../format/use-problem-text.ts'
import { useText } from '../format/use-text.ts'

/** Shared by all forms of the document. */
const passesThrottle = createSignupThrottle()

export interface NewsletterBehaviourProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly reference: string
  /** Counter of sign-up attempts; each new number is one attempt. */
  readonly attempts: number
  readonly onStatus: (status: NewsletterStatus) => void
}

/** The form's behaviour. Its code and messages load with the first focus. */
export function NewsletterBehaviour({ form, reference, attempts, onStatus }: NewsletterBehaviourProps) {
  useLazyWords('newsletter', 'validations')
  const t = useText()
  const problemText = useProblemText('newsletter')
  const dispatch = useAppDispatch()

  const check = useEffectEvent((field: HTMLInputElement) => {
    const problem = requiredEmail(field.value)
    onStatus({ error: problem && problemText(problem) })
    return problem
  })

  const attempt = useEffectEvent(async () => {
    const field = emailOf(form.current)
    if (!field) return
    // newsletter-2: on submit it validates, then signs up only if valid.
    if (check(field)) return field.focus()
    if (!passesThrottle(performance.now())) return onStatus({ error: t('newsletter.wait') })
    onStatus({ busy: true })
    const { error } = await dispatch(
      newsletterApi.endpoints.subscribeToNewsletter.initiate({
        email: field.value.trim(),
        reference,
        phone: '',
      }),
    )
    const status = error ? (error as Partial<ApiError>).status : 200
    if (status === 200) form.current?.reset()
    onStatus({
      done: status === 200 ? t('newsletter.sent.text') : undefined,
      error: status === 429 ? t('newsletter.wait') : undefined,
    })
  })

  useEffect(() => {
    if (attempts > 0) void attempt()
  }, [attempts])

  useEffect(() => {
    const element = form.current
    // Validates an address when the field loses the focus; an empty field is ignored.
    const onLeave = (event: FocusEvent) => {
      const field = emailOf(element)
      if (field && event.target === field && field.value.trim()) check(field)
    }
    element?.addEventListener('focusout', onLeave)
    return () => element?.removeEventListener('focusout', onLeave)
  }, [form])
  return null
}

function emailOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field : undefined
}
