import { newsletterProblem } from '@camping/core/newsletter/newsletter-problem.ts'
import { createSignupThrottle } from '@camping/core/newsletter/signup-throttle.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { NewsletterStatus } from '@camping/ui/newsletter/newsletter-form.tsx'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { signUp } from './sign-up.ts'

/** One for all forms of the document. */
const passesThrottle = createSignupThrottle()

export interface NewsletterBehaviourProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly reference: string
  /** How often the visitor has asked to be signed up; each new number is one attempt. */
  readonly attempts: number
  readonly onStatus: (status: NewsletterStatus) => void
}

/** What the form does once somebody uses it. Its code and words come with the first focus. */
export function NewsletterBehaviour({ form, reference, attempts, onStatus }: NewsletterBehaviourProps) {
  useLazyWords('newsletter')
  const t = useText()
  const { config } = useApp()
  const dispatch = useAppDispatch()

  const check = useEffectEvent((field: HTMLInputElement) => {
    const problem = newsletterProblem(field.value)
    onStatus({ error: problem && t(problem) })
    return problem
  })

  const attempt = useEffectEvent(async () => {
    const field = emailOf(form.current)
    if (!field) return
    // SPEC.md §4: on submit it validates, then signs up only if valid.
    if (check(field)) return field.focus()
    if (!passesThrottle(performance.now())) return onStatus({ error: t('newsletter.wait') })
    onStatus({ busy: true })
    const status = await signUp(dispatch, {
      email: field.value.trim(),
      source: reference,
      phone: '',
      announce: true,
      config,
    })
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
    // An address that was begun is checked when the field is left; an empty field was only passed by.
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
