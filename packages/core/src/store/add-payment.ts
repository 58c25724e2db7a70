import { paymentSlice } from '../payment/payment-slice.ts'
import { addReducer } from './add-reducer.ts'
import type { Store } from './create-store.ts'

/** Makes room for what a customer chooses to pay: only the portal's payment pages need it. */
export const addPayment = (store: Store): void => addReducer(store, paymentSlice)
