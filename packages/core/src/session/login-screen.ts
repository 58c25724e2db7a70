/** SPEC.md §2 "Login page sub-screens". */
export type LoginScreen =
  | 'sign-in'
  | 'password'
  | 'create-password'
  | 'forgot-password'
  | 'check-inbox'
  | 'sign-in-attempts-exceeded'
  | 'booking-sign-in'
  | 'forgot-booking-reference'
  | 'reset-password'

const nextScreen: Readonly<Record<number, LoginScreen>> = {
  204: 'password',
  404: 'create-password',
  401: 'check-inbox',
  429: 'sign-in-attempts-exceeded',
}

/** SPEC.md §4: the answer of the status check is the next screen; undefined for an answer that is none of its four. */
export const screenAfterStatus = (status: number): LoginScreen | undefined => nextScreen[status]

/** Where "back" leads. GAPS.md: back is always possible. */
export const screenBefore: Readonly<Record<LoginScreen, LoginScreen | undefined>> = {
  'sign-in': undefined,
  password: 'sign-in',
  'create-password': 'sign-in',
  'forgot-password': 'password',
  'check-inbox': 'sign-in',
  'sign-in-attempts-exceeded': 'sign-in',
  'booking-sign-in': 'sign-in',
  'forgot-booking-reference': 'booking-sign-in',
  'reset-password': 'sign-in',
}
