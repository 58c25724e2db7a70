import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { createContext, use } from 'react'
import { useText } from '../format/use-text.ts'
import type { FormAnswer, ShownAnswer } from './plain-form.ts'

const AnswerContext = createContext<ShownAnswer | undefined>(undefined)

/** What the page says to a form that was sent to it; only the server has any. */
export const FormAnswerProvider = AnswerContext.Provider

/** What the page says to a form of these names; undefined where another one, or none, was sent. */
export function useFormAnswer(...names: readonly string[]): ShownAnswer | undefined {
  const answer = use(AnswerContext)
  return answer && names.includes(answer.form) ? answer : undefined
}

/** What the page says to a form as a whole, or how many of its fields are to be looked at again. */
export function PlainNotice({
  answer,
  countId,
}: {
  answer: FormAnswer | undefined
  /** Key of the message with the number of fields. */
  countId: MessageKey
}) {
  const t = useText()
  const { notice, problems } = answer ?? {}
  const count = Object.keys(problems ?? {}).length
  return (
    <>
      {notice && <p role={notice.kind === 'error' ? 'alert' : 'status'}>{t(notice.id, notice.values)}</p>}
      {count > 0 && <p role="alert">{t(countId, { count })}</p>}
    </>
  )
}
