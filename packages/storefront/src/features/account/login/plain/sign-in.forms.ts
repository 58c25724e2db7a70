import {
  authenticate,
  authenticateBooking,
  forgotBookingCredentials,
  register,
  resetLink,
} from '@camping/contract/account.endpoints.ts'
import { authenticateCode, sendSignInCode } from '@camping/contract/sign-in-code.endpoints.ts'
import { accountRules } from '@camping/core/session/account.rules.ts'
import { codeProblemOf, isWholeCode } from '@camping/core/validation/typed-code.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import {
  problemsIn,
  textOf,
  type FormAnswer,
  type FormOutcome,
  type PlainForm,
  type SentForm,
} from '../../../../kit/plain/plain-form.ts'

const refused = { kind: 'error', id: 'login-fail' } as const
const tooMany = { kind: 'error', id: 'login.sign-in-attempts-exceeded.text' } as const
const unreachable = { kind: 'error', id: 'login.unreachable' } as const

/** Of the login page; the answer is for what was typed in the field `email`. */
const form = (
  receive: (sent: SentForm, typed: { email: string; values: { email: string } }) => Promise<FormOutcome>,
): PlainForm => ({
  routes: ['login'],
  feature: 'portal',
  receive: async (sent) => {
    const email = textOf(sent.fields, 'email')
    return receive(sent, { email, values: { email } })
  },
})

/** After a sign-in. The login page itself leads on to where its visitor wanted to go. */
function openedOr(site: SentForm['site'], status: number, answer: FormAnswer): FormOutcome {
  if (status === 200) return { to: buildPath(site, 'login') }
  const isRefused = status === 400 || status === 401
  return { ...answer, notice: status === 429 ? tooMany : isRefused ? refused : unreachable }
}

/** Asks for a mail to an address, whose answer is the same for everybody. */
const mailForm = (
  endpoint: typeof resetLink,
  after: (status: number, email: string) => FormAnswer,
): PlainForm =>
  form(async ({ call }, { email, values }) => {
    const problems = problemsIn({ email: accountRules.email(email) })
    if (problems) return { values, problems }
    const { status } = await call(endpoint, { email })
    return { values, ...(status === 429 ? { notice: tooMany } : after(status, email)) }
  })

const sentOrNot = (status: number): FormAnswer => ({
  notice:
    status === 200
      ? { kind: 'success', id: 'password-send-success' }
      : { kind: 'error', id: 'password-send-fail' },
})

/** Every way to sign in that needs no script (account-1), and the mails for those who cannot. */
export const signInForms: Readonly<Record<string, PlainForm>> = {
  'sign-in-password': form(async ({ site, fields, call }, { email, values }) => {
    const password = fields.get('password') ?? ''
    const problems = problemsIn({
      email: accountRules.email(email),
      password: accountRules.givenPassword(password),
    })
    if (problems) return { values, problems }
    const { status } = await call(authenticate, { email, password })
    return openedOr(site, status, { values })
  }),

  'sign-in-reference': form(async ({ site, fields, call }, { email, values: typed }) => {
    const bookingRef = textOf(fields, 'bookingRef')
    const values = { ...typed, bookingRef }
    const problems = problemsIn({
      email: accountRules.email(email),
      bookingRef: accountRules.bookingRef(bookingRef),
    })
    if (problems) return { values, problems }
    const { status } = await call(authenticateBooking, { email, bookingRef })
    return openedOr(site, status, { values })
  }),

  'send-code': form(async ({ call }, { email, values }) => {
    const problems = problemsIn({ email: accountRules.email(email) })
    if (problems) return { values, problems }
    const { status, reply } = await call(sendSignInCode, { email })
    if (!reply)
      return {
        values,
        notice: { kind: 'error', id: status === 429 ? 'code.signIn.many' : 'code.notSent' },
      }
    const sent = { id: 'code.signIn.sent' as const, values: { email, minutes: reply.minutes } }
    return { values, screen: 'sign-in-code', notice: { kind: 'success', ...sent } }
  }),

  'sign-in-code': form(async ({ site, fields, call }, { email, values }) => {
    const code = textOf(fields, 'code')
    const screen = 'sign-in-code'
    if (!isWholeCode(code)) return { values, screen, problems: { code: { id: 'code.missing' } } }
    const { status, problem } = await call(authenticateCode, { email, code })
    if (status === 200) return openedOr(site, status, {})
    const wrong = codeProblemOf({ status, ...(problem && { problem }) })
    const id = wrong.kind === 'many' ? 'code.signIn.many' : `code.${wrong.kind}`
    const tries = wrong.kind === 'wrong' ? wrong.tries : 0
    return { values, screen, problems: { code: { id, values: { tries } } } }
  }),

  'forgot-password': mailForm(resetLink, sentOrNot),
  'forgot-reference': mailForm(forgotBookingCredentials, sentOrNot),
  'open-account': mailForm(register, (status, email) => {
    if (status === 200)
      return { notice: { kind: 'success', id: 'login.check-inbox.text', values: { email } } }
    if (status === 409) return { problems: { email: { id: 'login.error.email-in-use' } } }
    return { notice: unreachable }
  }),
}
