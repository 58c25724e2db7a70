import { type LoginScreen, screenBefore } from '@camping/core/session/account.rules.ts'
import { screenChanged, type LoginState } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { classNames } from '@camping/ui/class-names.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useEffect, useRef, type ComponentType } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { AgentScreen } from './agent-screen.tsx'
import styles from './login-screens.module.css'
import {
  CheckInboxScreen,
  ForgotBookingReferenceScreen,
  ForgotPasswordScreen,
  TooManyScreen,
} from './mail-screens.tsx'
import { LazySignInCodeScreen } from './lazy-sign-in-code-screen.tsx'
import { CreatePasswordScreen } from './create-password-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'
import { BookingSignInScreen, PasswordScreen, SignInScreen } from './sign-in-screens.tsx'
import { useLogin } from './use-login.ts'

const screens: Readonly<Record<LoginScreen, ComponentType<{ token: string }>>> = {
  'sign-in': SignInScreen,
  password: PasswordScreen,
  'sign-in-code': LazySignInCodeScreen,
  'create-password': CreatePasswordScreen,
  'forgot-password': ForgotPasswordScreen,
  'check-inbox': CheckInboxScreen,
  'sign-in-attempts-exceeded': TooManyScreen,
  'booking-sign-in': BookingSignInScreen,
  'forgot-booking-reference': ForgotBookingReferenceScreen,
  'reset-password': ResetPasswordScreen,
}

/** The screens, one at a time. */
export function LoginScreens({ request }: { request: PageRequest }) {
  useLazyWords('toast', 'validations')
  const { login, token } = useLogin(request)
  return login && <Screen login={login} token={token} />
}

/** Slides in the direction of navigation, and the new heading takes the focus. */
function Screen({ login, token }: { login: LoginState; token: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { screen, direction, notice } = login
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus()
  }, [screen])
  const isAgent = login.link === 'agent'
  const View = isAgent ? AgentScreen : screens[screen]
  // Opened by its address, so there is no password screen to return to.
  const before = screen === 'forgot-password' && !login.email ? 'sign-in' : screenBefore[screen]
  return (
    <MuiIsland>
      <section
        key={screen}
        className={classNames(styles.screen, styles[direction])}
        aria-labelledby="login-screen"
      >
        {before && (
          <div>
            <MuiButton
              kind="quiet"
              icon="arrowLeft"
              onClick={() => dispatch(screenChanged({ screen: before, direction: 'right' }))}
            >
              {t('login.back')}
            </MuiButton>
          </div>
        )}
        <h2 id="login-screen" ref={heading} tabIndex={-1} className={styles.heading}>
          {t(isAgent ? 'login.agent.title' : `login.${screen}.title`)}
        </h2>
        {notice && (
          <Notice kind={notice.kind} live>
            {t(notice.message)}
          </Notice>
        )}
        <View token={token} />
      </section>
    </MuiIsland>
  )
}
