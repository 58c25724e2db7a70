import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as frenchStem } from '@orama/stemmers/french'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { stemmer as italianStem } from '@orama/stemmers/italian'
import { stopwords as dutchStops } from '@orama/stopwords/dutch'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as italianStops } from '@orama/stopwords/italian'
import type { PageLanguage } from '../page/page-language.ts'

/** Without accents, and as people without them on their keyboard write it. */
const folded = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** German without umlauts is written with an e; both ways meet in none. */
const foldedGerman = (word: string): string => folded(word).replace(/([aou])e/g, '$1')

interface Grammar {
  readonly stem: (word: string) => string
  readonly fold: (word: string) => string
  readonly stops: ReadonlySet<string>
}

interface GrammarParts {
  readonly stem: Grammar['stem']
  readonly stops: readonly string[]
  /** Words with which questions begin, and politeness: they say nothing about what is asked. */
  readonly questions: string
  readonly fold?: Grammar['fold']
}

const grammar = ({ stem, stops, questions, fold = folded }: GrammarParts): Grammar => ({
  stem,
  fold,
  stops: new Set([...stops, ...questions.split(' ')].map(fold)),
})

const english = grammar({
  stem: englishStem,
  stops: englishStops,
  questions: 'please hello hi thanks want like get much many need',
})
const german = grammar({
  stem: germanStem,
  stops: germanStops,
  questions: 'bitte hallo danke gern gibt möchte darf brauche wann wo wie wieviel viel',
  fold: foldedGerman,
})
const french = grammar({
  stem: frenchStem,
  stops: frenchStops,
  questions: 'bonjour merci svp quand comment combien est-ce puis peut-on peux faut quel quelle',
})
const dutch = grammar({
  stem: dutchStem,
  stops: dutchStops,
  questions: 'alsjeblieft hallo dank wanneer waar hoeveel veel welke mag kun graag',
})
const italian = grammar({
  stem: italianStem,
  stops: italianStops,
  questions: 'ciao grazie favore quando quanto quanti quale posso può vorrei devo bisogna',
})

const grammars: Readonly<Record<PageLanguage, Grammar>> = {
  'en-GB': english,
  de: german,
  'de-CH': german,
  fr: french,
  nl: dutch,
  'nl-BE': dutch,
  it: italian,
}

/**
 * The term of a word in a language: its stem without accents, so that "Réservations" and "reservation" meet. Null for a word
 * that says nothing, such as "the", and for a single letter, which elisions leave behind.
 */
export function termOf(word: string, language: PageLanguage): string | null {
  const { stem, fold, stops } = grammars[language]
  const plain = fold(word)
  if (plain.length < 2 || stops.has(plain)) return null
  return fold(stem(word.toLowerCase()))
}

/** The terms under which a word is found: as it is written, and as people write it without accents. */
export function spellingsOf(word: string, language: PageLanguage): string[] | null {
  const { stem, fold } = grammars[language]
  const term = termOf(word, language)
  return term === null ? null : [...new Set([term, stem(fold(word))])]
}

/** All terms of a text, each once. */
export function termsOf(text: string, language: PageLanguage): readonly string[] {
  const terms = text.split(/[^\p{L}\p{N}]+/u).map((word) => termOf(word, language))
  return [...new Set(terms.filter((term) => term !== null))]
}
