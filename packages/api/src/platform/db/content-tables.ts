import type { ColumnType } from 'kysely'
import type { StoredBlock, StoredPageParts, StoredThemeParts, StoredSearch } from './stored-content.ts'
import type {
  Defaulted,
  DefaultedJson,
  DefaultedMoment,
  GeneratedId,
  Json,
  Localised,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

interface ReviewsTable {
  id: GeneratedId
  site_id: number
  author_first_name: string
  party: 'couple' | 'family-youngest-over-6' | 'family-youngest-under-6' | 'friends' | 'solo'
  score: number
  title: string
  text: string
  language: string
  stay_month: string
  helpful_count: Defaulted<number>
  reply: Optional<string>
  verified: boolean
  created_at: Moment
  booking_id: Optional<number>
  sub_scores: ColumnType<Record<string, number>, string | undefined, string>
  status: Defaulted<'published' | 'waiting' | 'refused'>
}

export interface ContentTables {
  themes: {
    id: number
    /** All texts are in the same message sets, which need not be all (shown-words.ts). */
    slug: Json<Partial<Localised>>
    title: Json<Partial<Localised>>
    intro: Json<Partial<Localised>>
    image_id: string
    blocks: Json<{ heading: Partial<Localised>; body: Partial<Localised> }[]>
    search: Json<StoredSearch>
    parts: DefaultedJson<StoredThemeParts>
    position: number
    changed_at: DefaultedMoment
  }
  tagged_pages: {
    tag: string
    slug: Json<Localised>
    title: Json<Localised>
    blocks: Json<StoredBlock[]>
    parts: DefaultedJson<StoredPageParts>
    published_from: Optional<string>
    published_to: Optional<string>
    position: number
    changed_at: DefaultedMoment
  }
  faqs: { group_key: string; position: number; question: Json<Localised>; answer: Json<Localised> }
  reviews: ReviewsTable
  review_votes: { review_id: number; voter_hash: string; created_at: DefaultedMoment }
  popular_days: {
    day: string
    origin_type: string
    origin_id: number
    funnel_id: Defaulted<number>
    searched_type: 'site' | 'country' | 'city' | 'area'
    searched_id: number
    networks: Defaulted<number>
    from_popular: Defaulted<number>
  }
  popular_votes: { day: string; network_mark: string; choice: string }
  experiments: {
    slug: string
    key: string
    variants: Json<{ value: string; weight: number }[]>
    running: Defaulted<boolean>
    created_at: DefaultedMoment
  }
  experiment_exposures: {
    id: GeneratedId
    experiment_slug: string
    visitor_id: string
    /** The network it came from, until its day is over; see platform/admission/network-mark.ts. */
    network_mark: Optional<string>
    value: string
    brand: string
    locale: string
    device_type: Defaulted<'mobile' | 'desktop'>
    created_at: DefaultedMoment
  }
  experiment_events: { visitor_id: string; action: string; created_at: DefaultedMoment }
  experiment_transactions: { visitor_id: string; action: string; price: number; created_at: DefaultedMoment }
  newsletter_subscriptions: {
    id: GeneratedId
    brand: string
    market: string
    email: string
    reference: string
    phone: Optional<string>
    created_at: DefaultedMoment
    confirmed_at: NullableMoment
    unsubscribed_at: NullableMoment
  }
  newsletter_tokens: {
    token_hash: string
    subscription_id: number
    purpose: 'confirm' | 'unsubscribe'
    created_at: DefaultedMoment
    expires_at: Moment
  }
}
