import type {
  Defaulted,
  DefaultedMoment,
  GeneratedId,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

/** Tables of "Tell me when it is free". */
export interface AlertTables {
  alerts: {
    id: GeneratedId
    brand: string
    site_code: string
    email: string
    site_id: number
    accommodation_id: Optional<number>
    date_from: string
    flexible_days: number
    nights: number
    adults: number
    child_ages: Defaulted<number[]>
    max_total: Optional<number>
    created_at: DefaultedMoment
    confirmed_at: NullableMoment
    ends_on: string
    mails_left: number
    last_mail_at: NullableMoment
    ended_at: NullableMoment
    checked_at: DefaultedMoment
  }
  alert_matches: {
    id: GeneratedId
    alert_id: number
    accommodation_id: number
    date_from: string
    mail_key: string
    found_at: DefaultedMoment
  }
  alert_links: {
    token_hash: string
    alert_id: number
    purpose: 'confirm' | 'end' | 'cart'
    accommodation_id: Optional<number>
    date_from: Optional<string>
    cart_id: Optional<string>
    expires_at: Moment
  }
}
