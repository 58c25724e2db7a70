import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoginScreen } from './account.rules.ts'

/** A session was opened on the login page. */
export const signedIn = createAction('session/signedIn')

/** What a link of a mail opens: a new password, the second half of a registration, an agent's session for a customer. */
export type MailLinkKind = 'token' | 'verify' | 'agent'

export interface LoginNotice {
  readonly kind: 'success' | 'error'
  readonly message: MessageKey
}

/** Where to, and what the next screen knows. */
export interface LoginStep {
  readonly screen: LoginScreen
  /** Of the slide: forwards to the left, back to the right. */
  readonly direction: 'left' | 'right' | 'none'
  readonly notice?: LoginNotice
  /** Without one the last typed address stays. */
  readonly email?: string
}

/**
 * The login page while it is shown; null otherwise. Passwords and the tokens of links are never part of it: forms and thunks
 * pass them on.
 */
export interface LoginState {
  /** Number of this visit: another one ignores the answers that it waited for. */
  readonly visit: number
  readonly screen: LoginScreen
  readonly direction: LoginStep['direction']
  readonly notice: LoginNotice | null
  /** The last typed address; the next screen starts with it. */
  readonly email: string
  /** The mail link that opened the page, until the visitor leaves its screen. */
  readonly link: MailLinkKind | null
  /** A call is under way. */
  readonly isBusy: boolean
}

/** Values of the query key `with`. */
const openedWith: ReadonlyMap<string | null, LoginScreen> = new Map([
  ['booking', 'booking-sign-in'],
  ['password', 'forgot-password'],
])
const screenOfLink = { token: 'reset-password', verify: 'create-password', agent: 'sign-in' } as const

interface LoginOpening {
  readonly link: MailLinkKind | null
  readonly openWith: string | null
}
let visits = 0

export const loginSlice = createSlice({
  name: 'login',
  initialState: null as LoginState | null,
  reducers: {
    /** account-3: a link with `token` opens reset-password; one with `verify` the second half of create-password. */
    loginOpened: {
      prepare: (opening: LoginOpening) => ({ payload: { ...opening, visit: ++visits } }),
      reducer: (
        _,
        { payload: { link, openWith, visit } }: PayloadAction<LoginOpening & { visit: number }>,
      ): LoginState => ({
        visit,
        screen: link ? screenOfLink[link] : (openedWith.get(openWith) ?? 'sign-in'),
        direction: 'none',
        notice: null,
        email: '',
        link,
        isBusy: false,
      }),
    },
    loginLeft: () => null,
    screenChanged: (state, { payload: { screen, direction, notice, email } }: PayloadAction<LoginStep>) =>
      state && {
        ...state,
        screen,
        direction,
        notice: notice ?? null,
        email: email?.trim() ?? state.email,
        link: null,
      },
    noticeShown: (state, { payload }: PayloadAction<LoginNotice>) => state && { ...state, notice: payload },
    callStarted: (state) => state && { ...state, isBusy: true },
    callEnded: (state) => state && { ...state, isBusy: false },
  },
})

export const { loginOpened, loginLeft, screenChanged, noticeShown, callStarted, callEnded } =
  loginSlice.actions
