import type { LoginScreen } from '@camping/core/session/login-screen.ts'
import { screenBefore } from '@camping/core/session/login-screen.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { classNames } from '@camping/ui/class-names.ts'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useEffect, useRef, type ComponentType } from 'react'
import { useText } from '../../format/use-text.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import styles from './login-screens.module.css'
import {
  CheckInboxScreen,
  ForgotBookingReferenceScreen,
  ForgotPasswordScreen,
  TooManyScreen,
} from './mail-screens.tsx'
import { CreatePasswordScreen, ResetPasswordScreen } from './new-password-screens.tsx'
import { BookingSignInScreen, PasswordScreen, SignInScreen } from './sign-in-screens.tsx'
import { useLogin, type Login } from './use-login.ts'

const screens: Readonly<Record<LoginScreen, ComponentType<{ login: Login }>>> = {
  'sign-in': SignInScreen,
  password: PasswordScreen,
  'create-password': CreatePasswordScreen,
  'forgot-password': ForgotPasswordScreen,
  'check-inbox': CheckInboxScreen,
  'sign-in-attempts-exceeded': TooManyScreen,
  'booking-sign-in': BookingSignInScreen,
  'forgot-booking-reference': ForgotBookingReferenceScreen,
  'reset-password': ResetPasswordScreen,
}

/** The sub-screens one at a time. They slide in the direction of travel, and the new heading takes the focus. */
export function LoginScreens({ request }: { request: PageRequest }) {
  const t = useText()
  const login = useLogin(request)
  const { screen, direction, notice } = login
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus()
  }, [screen])
  const View = screens[screen]
  const before = screenBefore[screen]
  return (
    <MuiIsland>
      <section
        key={screen}
        className={classNames(styles.screen, styles[direction])}
        aria-labelledby="login-screen"
      >
        {before && (
          <div className={styles.back}>
            <Button kind="quiet" icon="arrowLeft" onClick={() => login.go(before, 'right')}>
              {t('login.back')}
            </Button>
          </div>
        )}
        <h2 id="login-screen" ref={heading} tabIndex={-1} className={styles.heading}>
          {t(`login.${screen}.title`)}
        </h2>
        {notice && (
          <Alert kind={notice.kind} live>
            {t(notice.message)}
          </Alert>
        )}
        <View login={login} />
      </section>
    </MuiIsland>
  )
}
