import { signInForms } from '../features/account/login/plain/sign-in.forms.ts'
import { chooseForm } from '../features/campsite/plain/choose.form.ts'
import { detailsForm } from '../features/campsite/plain/details.form.ts'
import { bookForm } from '../features/checkout/plain/book.form.ts'
import { changeForms } from '../features/checkout/plain/change.forms.ts'
import { codeForms } from '../features/checkout/plain/code.forms.ts'
import { favouriteForm } from '../features/favourites/favourite.form.ts'
import { listForms } from '../features/favourites/lists/list.forms.ts'
import { payForm } from '../features/payment/plain/pay.form.ts'
import type { PlainForm } from '../kit/plain/plain-form.ts'

/** Every form of a page that works without scripts, by the name of its field. */
export const plainForms: Readonly<Record<string, PlainForm>> = {
  ...signInForms,
  favourite: favouriteForm,
  ...listForms,
  choose: chooseForm,
  details: detailsForm,
  book: bookForm,
  ...changeForms,
  ...codeForms,
  pay: payForm,
}
