import type { ComponentType } from 'react'
import { PlainSignIn } from '../features/account/login/plain/plain-sign-in.tsx'
import { PlainStay } from '../features/campsite/plain/plain-stay.tsx'
import { PlainCheckout } from '../features/checkout/plain/plain-checkout.tsx'
import { PlainPay } from '../features/payment/plain/plain-pay.tsx'
import { PlainCompare } from '../kit/compare/plain-compare.tsx'
import { PlainDress } from '../kit/plain/plain-dress.tsx'
import type { PlainParts } from '../kit/plain/plain-part.tsx'
import { PlainParty } from '../kit/plain/plain-party.tsx'

const dressed = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function Dressed(props) {
    return (
      <PlainDress>
        <Part {...props} />
      </PlainDress>
    )
  }

/** Every part that is there where no script runs; the server alone imports them. */
export const plainParts: PlainParts = {
  signIn: dressed(PlainSignIn),
  stay: dressed(PlainStay),
  checkout: dressed(PlainCheckout),
  pay: dressed(PlainPay),
  compare: dressed(PlainCompare),
  party: dressed(PlainParty),
}
