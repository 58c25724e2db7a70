import type { Currency, MessageSet } from '@camping/editions/markets.ts'
import type { ColumnType } from 'kysely'
import type {
  Defaulted,
  DefaultedMoment,
  GeneratedId,
  Json,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

type OccupationState = 'held' | 'booked' | 'released'
export type BookingState = 'requested' | 'confirmed' | 'cancelled' | 'completed'
/** A site's reason for declining; `unanswered` when it did not answer in time. */
export type DeclineReason = 'unstated' | 'full' | 'closed' | 'unsuitable' | 'unanswered'

/** Why a booking ended by itself. */
export type EndReason = 'unpaid'

interface CartsTable {
  id: string
  brand: string
  site_code: string
  currency: Currency
  site_id: number
  accommodation_id: number
  date_from: string
  date_to: string
  adults: number
  child_ages: Defaulted<number[]>
  extras: ColumnType<{ id: number; quantity: number }[], string | undefined, string>
  /** Null: the visitor has not answered. */
  covers: Optional<string[]>
  discount_id: Optional<number>
  /** The customer who tried to order had used the code. */
  discount_used: Defaulted<boolean>
  voucher_id: Optional<number>
  /** The unit that the visitor chose. */
  unit_id: Optional<number>
  state: Defaulted<'open' | 'booked'>
  expires_at: Moment
  extended_at: NullableMoment
  shown_total: Optional<number>
  price_changed_from: Optional<number>
  contact_email: Optional<string>
  contact_name: Optional<string>
  /** The holder's network, during the hold; see platform/admission/network-mark.ts. */
  network_mark: Optional<string>
  created_at: DefaultedMoment
}

interface BookingCancellationsTable {
  booking_id: number
  cost: number
  paid: number
  owed: number
  refund: number
  retained: ColumnType<number, never, never>
  at: DefaultedMoment
}

interface BookingsTable {
  id: GeneratedId
  booking_ref: string
  cart_id: string
  brand: string
  site_code: string
  customer_id: Optional<number>
  state: BookingState
  site_id: number
  accommodation_id: number
  unit_id: number
  /** By the customer, not by us. */
  unit_chosen: Defaulted<boolean>
  date_from: string
  date_to: string
  adults: number
  child_ages: Defaulted<number[]>
  currency: Currency
  total: number
  on_site_total: Defaulted<number>
  payable: ColumnType<number, never, never>
  payment_plan: 'deposit' | 'parts' | 'full'
  /** Read by booking/pricing/cancellation-terms.ts. */
  cancellation_terms: ColumnType<unknown, string, never>
  exchange_ppm: Optional<number>
  exchange_date: Optional<string>
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  email: string
  phone_prefix: string
  phone_number: string
  street: string
  house_number: string
  addition: Defaulted<string>
  postcode: string
  city: string
  country: string
  remarks: Defaulted<string>
  terms_accepted_at: Moment
  created_at: DefaultedMoment
  cancelled_at: NullableMoment
  answer_by: NullableMoment
  declined: Optional<DeclineReason>
  participants_rule: Optional<string>
  extras_rule: Optional<string>
  confirmed_at: NullableMoment
  /** Read by booking/dues/payment-terms.ts. */
  payment_terms: ColumnType<unknown, string, never>
  ended: Optional<EndReason>
  pay_from: NullableMoment
  payment_check_at: NullableMoment
  /** Until when what vouchers have set aside waits for a card; see booking/voucher/voucher-beside-card.ts. */
  voucher_until: NullableMoment
  /** The booker's network, while the booking is unpaid; see platform/admission/network-mark.ts. */
  network_mark: Optional<string>
  /** The least that cancelling costs (decision 248), minor units. */
  least_cost: Defaulted<number>
  stay_changed_at: NullableMoment
}

interface ReceptionsTable {
  site_id: number
  email: Optional<string>
  messages: MessageSet
  webhook_url: Optional<string>
  webhook_secret: Optional<string>
}

/** What a link of a mail is good for. */
export type BookingLinkPurpose = 'answer' | 'refuse-reviews'

interface BookingLinksTable {
  token_hash: string
  purpose: BookingLinkPurpose
  booking_id: number
  expires_at: Moment
}

export type ActorRole = 'customer' | 'agent'
export type SubjectKind = 'booking' | 'web_user'
export type BookingChange = 'participants' | 'extras' | 'cancelled' | 'stay' | 'discount'

interface BookingChangesTable {
  id: GeneratedId
  booking_id: number
  actor_role: ActorRole
  actor_id: Optional<number>
  subject_kind: SubjectKind
  what: BookingChange
  before: Json<unknown>
  after: Json<unknown>
  at: DefaultedMoment
}

/** A change that waits for its payment; see booking/stay-change/held-change.ts. */
interface HeldChangesTable {
  id: GeneratedId
  booking_id: number
  state: Defaulted<'held' | 'made' | 'over'>
  plan: Json<unknown>
  unit_id: number
  to_pay: number
  expires_at: Moment
  actor_role: ActorRole
  actor_id: Optional<number>
  subject_kind: SubjectKind
  created_at: DefaultedMoment
  ended_at: NullableMoment
}

interface BookingMessagesTable {
  id: GeneratedId
  booking_id: number
  site_code: string
  customer_id: Optional<number>
  actor_role: ActorRole
  actor_id: Optional<number>
  subject_kind: SubjectKind
  text: string
  at: DefaultedMoment
}

interface UnitOccupationsTable {
  id: GeneratedId
  unit_id: number
  accommodation_id: number
  /** '[2027-07-03,2027-07-10)' */
  stay: string
  state: OccupationState
  cart_id: Optional<string>
  booking_id: Optional<number>
  expires_at: NullableMoment
  created_at: DefaultedMoment
}

interface ParticipantsTable {
  booking_id: number
  position: number
  role: 'main' | 'adult' | 'child'
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  birth_date: Optional<string>
}

interface PriceLinesTable {
  booking_id: number
  position: number
  kind:
    | 'stay'
    | 'discount'
    | 'unit'
    | 'booking-fee'
    | 'guarantee-fund'
    | 'tourist-tax'
    | 'extra'
    | 'cover'
    | 'on-site'
  key: string
  label: Optional<string>
  extra_id: Optional<number>
  quantity: number
  unit: 'stay' | 'night' | 'person' | 'person-night' | 'booking'
  amount: number
  currency: Currency
  payable_at: 'now' | 'later' | 'on-site'
  mandatory: boolean
  persons: Optional<number>
  nights: Optional<number>
  from_age: Optional<number>
  local_amount: Optional<number>
  local_currency: Optional<Currency>
  prior_amount: Optional<number>
}

/** Legal texts that a booker agrees to. */
export type AgreedTag = 'terms' | 'privacy'
/** What the buyer of a gift voucher agrees to. */
export type SaleTag = 'voucher-terms' | 'withdrawal'

interface AgreedTextsTable {
  hash: string
  tag: AgreedTag | SaleTag
  language: string
  title: string
  blocks: Json<readonly { readonly heading: string | null; readonly body: string }[]>
  first_agreed_at: DefaultedMoment
}

export interface BookingTables {
  agreed_texts: AgreedTextsTable
  booking_texts: { booking_id: number; tag: AgreedTag; text_hash: string; agreed_at: Moment }
  carts: CartsTable
  cart_drafts: { cart_id: string; key_hash: string; sealed: string; saved_at: DefaultedMoment }
  bookings: BookingsTable
  booking_cancellations: BookingCancellationsTable
  booking_changes: BookingChangesTable
  held_changes: HeldChangesTable
  booking_messages: BookingMessagesTable
  unit_occupations: UnitOccupationsTable
  participants: ParticipantsTable
  price_lines: PriceLinesTable
  booking_extras: { booking_id: number; extra_id: number; quantity: number }
  booking_links: BookingLinksTable
  receptions: ReceptionsTable
  review_refusals: { brand: string; email: string; refused_at: DefaultedMoment }
  booking_counts: {
    booking_id: number
    purpose: 'analytics' | 'experiments'
    key: string
    counted_at: DefaultedMoment
  }
}
