import MiniSearch from 'minisearch'
import type { PageLanguage } from '../page/page-language.ts'
import type { Passage } from './passage.ts'
import { spellingsOf, termOf, termsOf } from './terms-of.ts'

/**
 * The part of a question's terms that an answer must have: rare ones count more than common ones, and those in its text
 * alone half. Below it nothing is answered, since a wrong answer costs more than none.
 */
const leastPart = 0.5
/** What a match counts by its kind: the word itself, its beginning, a similar word. */
const weights = { same: 1, beginning: 0.8, similar: 0.5 }
/** Candidates that are looked at. */
const candidates = 20

interface Match {
  /** Fields by the term of the passage that matched. */
  readonly match: Readonly<Record<string, readonly string[]>>
  /** Terms of the question that matched something. */
  readonly queryTerms: readonly string[]
}

/** Points of one term: what it matched in the passage, at best. */
function pointsOf(term: string, { match, queryTerms }: Match): number {
  const fieldWeight = (fields: readonly string[]) => (fields.includes('title') ? 1 : 0.5)
  const found = Object.entries(match)
  const direct = found
    .filter(([other]) => other.startsWith(term))
    .map(([other, fields]) => (other === term ? weights.same : weights.beginning) * fieldWeight(fields))
  if (direct.length > 0) return Math.max(...direct)
  if (!queryTerms.includes(term)) return 0
  return weights.similar * Math.max(...found.map(([, fields]) => fieldWeight(fields)))
}

/** How much each term says: more when fewer passages have it; unknown ones as much as the rarest. */
function rarityOf(passages: readonly Passage[], language: PageLanguage): (term: string) => number {
  const counts = new Map<string, number>()
  for (const { title, text } of passages)
    for (const term of termsOf(`${title} ${text}`, language)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return (term) => Math.log(1 + passages.length / (counts.get(term) ?? 1))
}

/**
 * An index over passages in one language. Its function gives the passage that answers a question, or undefined when none is
 * good enough.
 */
export function indexPassages(
  passages: readonly Passage[],
  language: PageLanguage,
): (question: string) => Passage | undefined {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    processTerm: (word) => spellingsOf(word, language),
    searchOptions: {
      processTerm: (word) => termOf(word, language),
      boost: { title: 3 },
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  })
  index.addAll(passages.map((passage, id) => ({ ...passage, id })))
  const rarity = rarityOf(passages, language)
  return (question) => {
    const terms = termsOf(question, language)
    const all = terms.reduce((sum, term) => sum + rarity(term), 0)
    if (terms.length === 0) return undefined
    const partAnswered = (match: Match) =>
      terms.reduce((sum, term) => sum + rarity(term) * pointsOf(term, match), 0) / all
    const fits = index
      .search(question)
      .slice(0, candidates)
      .flatMap((one) => {
        const passage = passages[one.id as number]
        return passage ? [{ passage, id: one.id as number, part: partAnswered(one) }] : []
      })
      .filter(({ part }) => part >= leastPart)
      // Of equally fitting ones that whose title is asked most of, such as a question that is the same; then the first.
      .toSorted((a, b) => b.part - a.part || askedOf(b.passage) - askedOf(a.passage) || a.id - b.id)
    return fits[0]?.passage

    function askedOf({ title }: Passage): number {
      const own = termsOf(title, language)
      return own.filter((term) => terms.includes(term)).length / Math.max(own.length, 1)
    }
  }
}
