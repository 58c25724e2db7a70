import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import {
  bookerOfUser,
  isBookerUntyped,
  isCustomerBooking,
  withCustomerDetails,
  withoutCustomerDetails,
} from '@camping/core/checkout/customer-details.rules.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Checkout } from '../order/use-checkout.ts'
import { loadKnownTravellers } from './load-known-travellers.ts'
import { useHomeFields } from './use-home-fields.ts'

interface CustomerDetails {
  /** `own`: the signed-in customer books; `other`: somebody else does, or somebody else's name was typed. */
  readonly booker: 'own' | 'other'
  /** Fills the customer's details in where nothing was typed. */
  readonly fillIn: () => void
  /** Takes them out again; what was typed stays. */
  readonly forSomebodyElse: () => void
  /** The names are those of an earlier booking. */
  readonly hasKnownTravellers: boolean
  readonly clearTravellers: () => void
}

const isNobody = (travellers: CheckoutForm['travellers']) =>
  !travellers?.some((one) => one?.firstName || one?.lastName || one?.birthDate)

/**
 * A signed-in customer's details and earlier company, filled in once and never over what was typed. Null for guests.
 */
export function useCustomerDetails({ stay }: Checkout): CustomerDetails | null {
  const form = useForm<CheckoutForm>()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const home = useHomeFields()
  const own = useMemo(() => user && bookerOfUser(user), [user])
  const [filled, setFilled] = useState<CheckoutForm['travellers']>()
  const [isOwn, setIsOwn] = useState(false)
  const [hasCompanions, setHasCompanions] = useState(false)
  useEffect(() => {
    if (!own) return undefined
    // Keys in a field change neither, so that no other field is drawn again.
    return form.subscribe(
      ({ values }) => {
        setIsOwn(isCustomerBooking(values.booker, own))
        setHasCompanions(!isNobody(values.travellers))
      },
      { values: true },
    )
  }, [form, own])

  const fillIn = async () => {
    if (!own) return
    const booker = withCustomerDetails(form.getState().values.booker, own, home)
    form.batch(() => {
      form.change('forSomebodyElse', undefined)
      form.change('booker', booker)
      if (booker.birthDate) form.change('withBirthDates', true)
    })
    const known = await dispatch(loadKnownTravellers(stay, own))
    // Names may have been typed meanwhile, or it is somebody else's booking by now.
    const now = form.getState().values
    if (known.length === 0 || now.forSomebodyElse || !isNobody(now.travellers)) return
    form.batch(() => {
      form.change('travellers', known)
      if (known.some(({ birthDate }) => birthDate)) form.change('withBirthDates', true)
    })
    setFilled(known)
  }
  const clearTravellers = () => {
    setFilled(undefined)
    form.change('travellers', undefined)
  }
  useEffect(() => {
    const now = form.getState().values
    if (own && !now.forSomebodyElse && isBookerUntyped(now.booker, home)) void fillIn()
    // Once for a customer: what they take out afterwards stays out.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [own])

  if (!own) return null
  return {
    booker: isOwn ? 'own' : 'other',
    fillIn: () => void fillIn(),
    forSomebodyElse: () => {
      form.batch(() => {
        form.change('forSomebodyElse', true)
        form.change('booker', { ...home, ...withoutCustomerDetails(form.getState().values.booker, own) })
        if (filled && form.getState().values.travellers === filled) clearTravellers()
      })
    },
    hasKnownTravellers: filled !== undefined && hasCompanions,
    clearTravellers,
  }
}
