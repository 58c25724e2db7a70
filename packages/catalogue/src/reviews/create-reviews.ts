import type { Language } from '@camping/editions/markets.ts'
import type {
  AccommodationCategoryKey,
  CatalogueReview,
  CatalogueSite,
  ReviewGroup,
} from '../types/catalogue.types.ts'
import { facilityId } from '../content/facility-groups.ts'
import { dateOf, dayNumber } from '../prices/calendar-days.ts'
import { Prng } from '../random/prng.ts'
import { fittingSentences, isFamily, isSummer, type ReviewSetting } from './fitting-sentences.ts'
import type { Mood, Remark } from './voices/review-voice.ts'
import { voices } from './review-voices.ts'

interface ReviewedSite {
  id: number
  ratingTenths: number
  categories: readonly AccommodationCategoryKey[]
  facilities: CatalogueSite['facilities']
  seasonFrom: string
  seasonTo: string
}

const groups: readonly ReviewGroup[] = [
  'couple',
  'family-youngest-over-6',
  'family-youngest-under-6',
  'friends',
  'solo',
]
const groupWeights = [30, 28, 26, 10, 6]
const languages: readonly Language[] = ['nl', 'de', 'en', 'fr', 'it']
const languageWeights = [30, 27, 19, 14, 10]
/** Only families write about these. */
const forChildren = new Set(['kids-club', 'playground', 'slides', 'toddler-pool'])
/** Closed outside the summer. */
const forSummer = new Set(['outdoor-pool', 'slides', 'toddler-pool', 'kids-club'])
const facilityOf = new Map<string, number>()
for (const voice of Object.values(voices))
  for (const [key] of [...voice.praise, ...voice.complaints]) if (key) facilityOf.set(key, facilityId(key))

export interface ReviewsInput {
  seed: number
  site: ReviewedSite
  count: number
  /** 'YYYY-MM-DD'; every review is older. */
  today: string
}

/** Reviews of one site; scores vary around its rating and the text fits the score. */
export function* createReviews({ seed, site, count, today }: ReviewsInput): Generator<CatalogueReview> {
  const day = dayNumber(today)
  const months = seasonMonths(site)
  for (let index = 0; index < count; index++) {
    const prng = new Prng(seed, site.id, 9, index)
    const language = languages[prng.weighted(languageWeights)]!
    const group = groups[prng.weighted(groupWeights)]!
    // the sum of three draws approximates a bell curve; every site has a few disappointed guests
    const spread = prng.next() + prng.next() + prng.next() - 1.5
    const unlucky = prng.chance(0.035) ? prng.int(3, 5) : 0
    const score = Math.min(
      10,
      Math.max(1, Math.round(site.ratingTenths / 10 + spread * 1.9 - unlucky + 0.12)),
    )
    const age = Math.floor(prng.next() ** 1.4 * 1000) + 12
    const written = dateOf(day - age)
    const stayMonth = monthBefore(written, months)
    const setting = { group, accommodation: prng.pick(site.categories), stayMonth }
    const voice = voices[language]
    const reply = prng.chance(score <= 5 ? 0.5 : 0.18) ? voice.replies[score <= 6 ? 1 : 0] : undefined
    yield {
      siteId: site.id,
      authorFirstName: prng.pick(voice.names),
      ...setting,
      score,
      title: prng.pick(fittingSentences(voice.titles[moodOf(score)], setting)),
      text: writeText(prng, { site, score, language, setting }),
      language,
      helpfulCount: Math.floor(prng.next() ** 4 * 40),
      reply,
      createdAt: `${written}T${String(prng.int(6, 21)).padStart(2, '0')}:${String(prng.int(0, 59)).padStart(2, '0')}:00Z`,
    }
  }
}

export function moodOf(score: number): Mood {
  return score >= 9 ? 'delighted' : score >= 7 ? 'content' : score >= 5 ? 'mixed' : 'cross'
}

interface TextInput {
  site: ReviewedSite
  score: number
  language: Language
  setting: ReviewSetting
}

/** Whether a facility of the site was open in all of that month. */
function wasOpen({ from = '01-01', to = '12-31' }: CatalogueSite['facilities'][number], stayMonth: string) {
  const month = stayMonth.slice(5)
  return from <= `${month}-01` && to >= `${month}-28`
}

function writeText(prng: Prng, { site, score, language, setting }: TextInput): string {
  const voice = voices[language]
  const mood = moodOf(score)
  const { group, stayMonth } = setting
  const fitting = (sentences: readonly string[]) => fittingSentences(sentences, setting)
  const isThere = (key: string) =>
    site.facilities.some((own) => own.id === facilityOf.get(key) && wasOpen(own, stayMonth))
  const fits = ([key, sentence]: Remark) =>
    fitting([sentence]).length > 0 &&
    (key === '' ||
      (isThere(key) &&
        (isFamily(group) || !forChildren.has(key)) &&
        (isSummer(stayMonth) || !forSummer.has(key))))
  const praises =
    mood === 'delighted' ? prng.int(1, 3) : mood === 'content' ? prng.int(1, 2) : mood === 'mixed' ? 1 : 0
  const complaints =
    mood === 'delighted'
      ? 0
      : mood === 'content'
        ? prng.chance(0.35)
          ? 1
          : 0
        : mood === 'mixed'
          ? prng.int(1, 2)
          : 2
  const sentences = [prng.pick(fitting(voice.openings[mood]))]
  if (mood !== 'cross' && prng.chance(0.6)) sentences.push(prng.pick(fitting(voice.groups[group])))
  sentences.push(...prng.sample(voice.praise.filter(fits), praises).map(([, text]) => text))
  sentences.push(...prng.sample(voice.complaints.filter(fits), complaints).map(([, text]) => text))
  if (prng.chance(0.75)) sentences.push(prng.pick(fitting(voice.endings[mood])))
  return sentences.join(' ')
}

/** Months (1–12) in which the site receives guests. */
function seasonMonths({ seasonFrom, seasonTo }: ReviewedSite): readonly number[] {
  const from = Number(seasonFrom.slice(0, 2))
  const to = Number(seasonTo.slice(0, 2))
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** Last open month before a review was written, 'YYYY-MM'. */
function monthBefore(written: string, months: readonly number[]): string {
  let year = Number(written.slice(0, 4))
  let month = Number(written.slice(5, 7)) - 1
  for (;;) {
    if (month < 1) {
      month = 12
      year--
    }
    if (months.includes(month)) return `${year}-${String(month).padStart(2, '0')}`
    month--
  }
}
