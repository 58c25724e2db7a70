import type { Endpoint } from '@camping/contract/endpoint.ts'
import { plainForms } from '../boot/plain-forms.ts'
import type { Answered, FormOutcome, SentForm } from '../kit/plain/plain-form.ts'

export interface TestedForm {
  readonly outcome: FormOutcome
  /** Calls in their order: `POST cart {"accommodationId":7}`. */
  readonly calls: readonly string[]
}

/** Sends a form of a page to its handler, with prepared answers of the API by method and path. */
export async function sendForm(
  name: string,
  fields: Readonly<Record<string, string>>,
  {
    answers = {},
    ...sent
  }: Partial<SentForm> & { answers?: Readonly<Record<string, Partial<Answered<unknown>>>> } = {},
): Promise<TestedForm> {
  const calls: string[] = []
  const call = async (endpoint: Endpoint<unknown, unknown>, request: unknown) => {
    const called = `${endpoint.method} ${endpoint.path}`
    calls.push(`${called} ${JSON.stringify(request)}`)
    return { status: 503, reply: null, ...answers[called] }
  }
  const form = plainForms[name]
  if (!form) throw new Error(`No form is named ${name}`)
  const outcome = await form.receive({
    site: 'uk',
    page: 'home',
    hostname: 'localhost',
    address: '/uk',
    params: {},
    today: '2026-11-21',
    fields: new URLSearchParams(fields),
    call: call as SentForm['call'],
    ...sent,
  })
  return { outcome, calls }
}
