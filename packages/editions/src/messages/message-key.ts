import type { aboutMessages } from './about.messages.ts'
import type { accountsMessages } from './accounts.messages.ts'
import type { alertmailMessages } from './alertmail.messages.ts'
import type { alertsMessages } from './alerts.messages.ts'
import type { alphaMessages } from './alpha.messages.ts'
import type { answerMessages } from './answer.messages.ts'
import type { bookedMessages } from './booked.messages.ts'
import type { calendarMessages } from './calendar.messages.ts'
import type { campsiteMessages } from './campsite.messages.ts'
import type { cancellationMessages } from './cancellation.messages.ts'
import type { chatbotMessages } from './chatbot.messages.ts'
import type { checkoutMessages } from './checkout.messages.ts'
import type { codeMessages } from './code.messages.ts'
import type { compareMessages } from './compare.messages.ts'
import type { confirmationMessages } from './confirmation.messages.ts'
import type { consentMessages } from './consent.messages.ts'
import type { contentMessages } from './content.messages.ts'
import type { deskMessages } from './desk.messages.ts'
import type { destinationMessages } from './destination.messages.ts'
import type { detailsMessages } from './details.messages.ts'
import type { discountMessages } from './discount.messages.ts'
import type { documentsMessages } from './documents.messages.ts'
import type { extrasMessages } from './extras.messages.ts'
import type { facetsMessages } from './facets.messages.ts'
import type { failureMessages } from './failure.messages.ts'
import type { favouritesMessages } from './favourites.messages.ts'
import type { findMessages } from './find.messages.ts'
import type { flexibleMessages } from './flexible.messages.ts'
import type { footerMessages } from './footer.messages.ts'
import type { giftMessages } from './gift.messages.ts'
import type { goneMessages } from './gone.messages.ts'
import type { guideMessages } from './guide.messages.ts'
import type { historyMessages } from './history.messages.ts'
import type { holdMessages } from './hold.messages.ts'
import type { homeMessages } from './home.messages.ts'
import type { listsMessages } from './lists.messages.ts'
import type { loginMessages } from './login.messages.ts'
import type { mailMessages } from './mail.messages.ts'
import type { mapMessages } from './map.messages.ts'
import type { menuMessages } from './menu.messages.ts'
import type { newsletterMessages } from './newsletter.messages.ts'
import type { nextMessages } from './next.messages.ts'
import type { nothingMessages } from './nothing.messages.ts'
import type { offerMessages } from './offer.messages.ts'
import type { offlineMessages } from './offline.messages.ts'
import type { orderMessages } from './order.messages.ts'
import type { paidMessages } from './paid.messages.ts'
import type { participantsMessages } from './participants.messages.ts'
import type { passkeysMessages } from './passkeys.messages.ts'
import type { paymentMessages } from './payment.messages.ts'
import type { personMessages } from './person.messages.ts'
import type { planMessages } from './plan.messages.ts'
import type { portalMessages } from './portal.messages.ts'
import type { priceMessages } from './price.messages.ts'
import type { purchasedMessages } from './purchased.messages.ts'
import type { receptionMessages } from './reception.messages.ts'
import type { resultsMessages } from './results.messages.ts'
import type { reviewsMessages } from './reviews.messages.ts'
import type { savedMessages } from './saved.messages.ts'
import type { searchMessages } from './search.messages.ts'
import type { shellMessages } from './shell.messages.ts'
import type { stayMessages } from './stay.messages.ts'
import type { toastMessages } from './toast.messages.ts'
import type { travelMessages } from './travel.messages.ts'
import type { unpaidMessages } from './unpaid.messages.ts'
import type { validationsMessages } from './validations.messages.ts'
import type { voucherMessages } from './voucher.messages.ts'
import type { writingMessages } from './writing.messages.ts'

/** Every message's key. A new table is a line here and above; messages.test.ts reports one that is missing. */
export type MessageKey =
  | keyof typeof aboutMessages
  | keyof typeof accountsMessages
  | keyof typeof alertmailMessages
  | keyof typeof alertsMessages
  | keyof typeof alphaMessages
  | keyof typeof answerMessages
  | keyof typeof bookedMessages
  | keyof typeof calendarMessages
  | keyof typeof campsiteMessages
  | keyof typeof cancellationMessages
  | keyof typeof chatbotMessages
  | keyof typeof checkoutMessages
  | keyof typeof codeMessages
  | keyof typeof compareMessages
  | keyof typeof confirmationMessages
  | keyof typeof consentMessages
  | keyof typeof contentMessages
  | keyof typeof deskMessages
  | keyof typeof destinationMessages
  | keyof typeof detailsMessages
  | keyof typeof discountMessages
  | keyof typeof documentsMessages
  | keyof typeof extrasMessages
  | keyof typeof facetsMessages
  | keyof typeof failureMessages
  | keyof typeof favouritesMessages
  | keyof typeof findMessages
  | keyof typeof flexibleMessages
  | keyof typeof footerMessages
  | keyof typeof giftMessages
  | keyof typeof goneMessages
  | keyof typeof guideMessages
  | keyof typeof historyMessages
  | keyof typeof holdMessages
  | keyof typeof homeMessages
  | keyof typeof listsMessages
  | keyof typeof loginMessages
  | keyof typeof mailMessages
  | keyof typeof mapMessages
  | keyof typeof menuMessages
  | keyof typeof newsletterMessages
  | keyof typeof nextMessages
  | keyof typeof nothingMessages
  | keyof typeof offerMessages
  | keyof typeof offlineMessages
  | keyof typeof orderMessages
  | keyof typeof paidMessages
  | keyof typeof participantsMessages
  | keyof typeof passkeysMessages
  | keyof typeof paymentMessages
  | keyof typeof personMessages
  | keyof typeof planMessages
  | keyof typeof portalMessages
  | keyof typeof priceMessages
  | keyof typeof purchasedMessages
  | keyof typeof receptionMessages
  | keyof typeof resultsMessages
  | keyof typeof reviewsMessages
  | keyof typeof savedMessages
  | keyof typeof searchMessages
  | keyof typeof shellMessages
  | keyof typeof stayMessages
  | keyof typeof toastMessages
  | keyof typeof travelMessages
  | keyof typeof unpaidMessages
  | keyof typeof validationsMessages
  | keyof typeof voucherMessages
  | keyof typeof writingMessages

/** What follows in the keys that begin with a part: KeyIn<'price.cancelled'> is 'paid' | 'cost' | … */
export type KeyIn<Part extends string> = MessageKey extends infer Key
  ? Key extends `${Part}.${infer Rest}`
    ? Rest
    : never
  : never
