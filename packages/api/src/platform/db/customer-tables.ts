import type {
  Defaulted,
  DefaultedMoment,
  GeneratedId,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

interface CustomersTable {
  id: GeneratedId
  brand: string
  email: string
  email_verified_at: NullableMoment
  password_hash: Optional<string>
  title: Optional<'mr' | 'mrs' | 'mx'>
  first_name: string
  last_name: string
  birth_date: Optional<string>
  phone_prefix: Optional<string>
  phone_number: Optional<string>
  street: Optional<string>
  house_number: Optional<string>
  addition: Optional<string>
  postcode: Optional<string>
  city: Optional<string>
  country: Optional<string>
  language: string
  newsletter: Defaulted<boolean>
  created_at: DefaultedMoment
  erased_at: NullableMoment
  passkey_handle: Optional<string>
}

interface PasskeysTable {
  id: Defaulted<string>
  customer_id: number
  rp_id: string
  credential_id: string
  public_key: string
  sign_count: number
  name: Optional<string>
  browser: Optional<string>
  system: Optional<string>
  created_at: DefaultedMoment
  last_used_at: NullableMoment
  blocked_at: NullableMoment
}

interface RegistrationsTable {
  id: GeneratedId
  brand: string
  site_code: string
  email: string
  language: string
  terms_accepted_at: DefaultedMoment
  created_at: DefaultedMoment
  expires_at: Moment
  token_hash: Optional<string>
}

interface SessionsTable {
  token_hash: string
  kind: 'email' | 'booking_id'
  brand: string
  site_code: string
  customer_id: Optional<number>
  booking_id: Optional<number>
  agent_id: Optional<number>
  created_at: DefaultedMoment
  last_seen_at: DefaultedMoment
  expires_at: Moment
  proved_until: NullableMoment
  public_id: Defaulted<string>
  browser: Optional<string>
  system: Optional<string>
}

export interface CustomerTables {
  agents: { id: GeneratedId; brand: string; name: string; created_at: DefaultedMoment }
  agent_links: { token_hash: string; agent_id: number; customer_id: number; expires_at: Moment }
  agent_actions: {
    id: GeneratedId
    agent_id: number
    /** Null: at the service desk. */
    customer_id: number | null
    action: string
    at: DefaultedMoment
  }
  agent_reads: {
    agent_id: number
    customer_id: number | null
    session_hash: string
    subject: string
    minute: Moment
    count: Defaulted<number>
  }
  desk_sessions: {
    token_hash: string
    agent_id: number
    site_codes: string[] | null
    releases_refunds: boolean
    created_at: DefaultedMoment
    expires_at: Moment
  }
  customers: CustomersTable
  favourites: { customer_id: number; site_id: number; created_at: DefaultedMoment }
  favourite_lists: {
    id: GeneratedId
    /** Null: a guest's, with the three columns below. */
    customer_id: Optional<number>
    name: string
    created_at: DefaultedMoment
    used_at: DefaultedMoment
    share_token: Optional<string>
    others_add: Defaulted<boolean>
    brand: Optional<string>
    owner_hash: Optional<string>
    expires_at: NullableMoment
  }
  favourite_list_entries: {
    list_id: number
    site_id: number
    added_at: DefaultedMoment
    by_other: Defaulted<boolean>
  }
  passkeys: PasskeysTable
  passkey_challenges: { challenge_hash: string; owner_hash: string; expires_at: Moment }
  sessions: SessionsTable
  sign_in_codes: {
    request_hash: string
    customer_id: Optional<number>
    mail_key: string
    code_hash: string
    tries_left: number
    expires_at: Moment
  }
  session_codes: { session_hash: string; code_hash: string; tries_left: number; expires_at: Moment }
  chatbot_tokens: { token_hash: string; session_hash: string; reads_left: number; expires_at: Moment }
  registrations: RegistrationsTable
  reset_tokens: { token_hash: string; customer_id: number; created_at: DefaultedMoment; expires_at: Moment }
  attempts: { key: string; count: number; until: Moment }
}
