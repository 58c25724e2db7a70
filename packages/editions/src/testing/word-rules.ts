import { messageSets, type MessageSet } from '../markets.ts'

/** A fault that words may not have, and a text that has it: the rule must find it. */
export interface WordRule {
  readonly name: string
  readonly sets: readonly MessageSet[]
  readonly fault: RegExp
  /** A text with the fault, for the test of the rule itself. */
  readonly planted: string
  /** Keys, or beginnings of keys, that may have it; why is said beside them. */
  readonly except?: readonly string[]
  /** Only messages whose keys match; the catalogue is not judged by such a rule. */
  readonly keys?: RegExp
}

const all = messageSets
const german: readonly MessageSet[] = ['de', 'de-CH']

/** Texts of law keep the words of the law, and the generic rules of forms those of the contract. */
const fixedWords = ['checkout.legal.', 'facets.sort.how.', 'validations.', 'gift.withdrawal.statement']

/** Keys of labels of buttons. */
const labels =
  /\.(?:submit|button|save|send|apply|next|confirm|continue|retry|order|order-request|dismiss|refuse|accept)$|^login\.sign-in\.booking$|^home\.early\.link$|\.early\.search$/
const longestLabel = 32
const longestLegalLabel = 37
// A sentence above the button, and a link in a mail.
const sentencesNamedLikeLabels = ['gift.next', 'mail.review.refuse']

/** How many characters a message may have, where it is the label of a button; the law's own label of an order may have five more. */
export function labelLimit(key: string): number | undefined {
  return labels.test(key) && !sentencesNamedLikeLabels.includes(key) ? longestLabel : undefined
}

/** What native editors of the seven sets have struck out, so that it does not come back. */
export const wordRules: readonly WordRule[] = [
  {
    name: 'French has a narrow no-break space before ; ! ? and no-break spaces before : and inside « »',
    sets: ['fr'],
    fault: /[^\u202F][;!?]|[^\u00A0\u202F]:(?=[\s}]|$)|«[^\u00A0\u202F]|[^\u00A0\u202F]»/,
    planted: 'Comment souhaitez-vous payer ?',
  },
  {
    name: 'no French preposition before a name, which may need an article or an elision',
    sets: ['fr'],
    fault: /(?<!\p{L})(?:à|de|que) \{(?:site|name|brand|customer)\}/iu,
    planted: 'Votre séjour à {site} est réservé.',
  },
  {
    name: 'no Italian “a” before the name of a campsite',
    sets: ['it'],
    fault: /\b(?:a|alla|di) \{site\}/i,
    planted: 'Il tuo soggiorno a {site} è prenotato.',
  },
  {
    name: 'no German “bei” before the name of a campsite',
    sets: german,
    fault: /\bbei \{site\}/i,
    planted: 'Ihr Aufenthalt bei {site} ist gebucht.',
  },
  {
    name: 'no range of dates within a sentence: it takes {from} and {to}',
    sets: all,
    fault: /\{dates\}/,
    planted: 'Prices for {dates}.',
    // A label of three parts, no sentence.
    except: ['campsite.nearest'],
  },
  {
    name: 'the total price is no “full” price, which is one without a discount',
    sets: all,
    fault:
      /\bfull price\b|\bvolle[nrms]? Preis|\bganze[nr]? Preis|\bprix (?:complet|plein)\b|\bvolle(?:dige)? prijs\b|\bprezzo (?:intero|completo|pieno)\b/i,
    planted: 'with the full price from the first look',
  },
  {
    name: 'nobody promises to use data for one purpose only',
    sets: all,
    fault:
      /your data only|Ihre Daten nur|données ne servent qu|je gegevens (?:alleen|enkel) (?:om|voor)|tuoi dati solo/i,
    planted: 'We use your data only to handle your holiday.',
  },
  {
    name: 'a deadline includes its day: by, bis, au plus tard, uiterlijk, entro',
    sets: all,
    fault:
      /\bbefore \{|\bvor dem \{|\bavant(?: le)? \{|\b(?:voor|vóór) \{(?:date|until|due|time)|\bprima del? \{/i,
    planted: 'te betalen voor {date}',
  },
  {
    name: 'words beside nouns of the catalogue have no gender',
    sets: ['fr', 'it'],
    keys: /^about\.facility\.|^extras\.(?:fewer|more)$/,
    fault: /\b(?:inclus|compris|fermé|ouvert|incluso|compreso|chiuso|aperto|un de|uno in)\b/i,
    planted: 'inclus',
  },
  {
    name: 'the person addressed has no gender',
    sets: ['fr', 'it'],
    fault:
      /vous êtes (?:connecté|inscrit|abonné|attendu)|\b(?:sei|eri|sia) (?:stat|entrat|conness|registrat|iscritt)[oa]\b|\beri tu\b|\bbentornat[oa]\b|^benvenut[oi]\b/i,
    planted: 'Se non sei stato tu, avvisaci.',
  },
  {
    name: 'Swiss words',
    sets: ['de-CH'],
    fault:
      /stornier|storno|\bschick|geschickt|Rezeption|\bpark(?:en|t)\b|(?<!dieses )\b(?:die|eine|jede|diese|unsere) E-Mail(?![-s\w])|\b(?:Ihre|Ihrer|der|dieser|unserer) E-Mail(?![-s\w])|noch einmal|\berneut\b|\bTaxen\b|Gesamtpreis|\bUrlaub|Annullation|Handynummer|Freibad|Schranke|Kundenservice|\bzahlen\b|\bgezahlt|Grüezi/i,
    planted: 'Die Buchung wurde storniert.',
  },
  {
    name: 'German words: bezahlen, Zahlung, Kundenservice',
    sets: ['de'],
    fault:
      /\bgezahlt\b|\bzahlen\b|\bBezahlung\b|\bklappt|\bunser(?:en)? Service\b|Freibad|Müllbeutel|Brötchen/,
    planted: 'Noch zu zahlen',
  },
  {
    name: 'German calls a campsite Campingplatz and a pitch Stellplatz',
    sets: german,
    fault:
      /(?<![\p{L}-])(?:Plätze|Platzes)(?!\p{L})|(?:der|den|dem|diese[rmn]?|Ihre?|am|auf dem|wieder) Platz(?!\p{L})/iu,
    planted: 'Der Platz hat noch nicht geantwortet.',
  },
  {
    name: 'Dutch words: regio, maximaal, betaalmethode, e-mail',
    sets: ['nl'],
    fault:
      /\bstrek?en\b|\bstreek\b|\bhoogstens\b|\bminstens\b|betaalwijze|\b(?:deze|een|de|per|geen|je) mails?\b|\bjullie gezelschap\b/i,
    planted: 'Kies een streek',
    except: ['gift.withdrawal.outcome.'],
  },
  {
    name: 'Flemish words',
    sets: ['nl-BE'],
    fault:
      /\bkunt\b|\bwilt\b|\binlog|\bingelogd\b|\buitgelogd\b|\bapparaat\b|\bapparaten\b|\bplek(?:ken)?\b|\bopslaan\b|\bopgeslagen\b|\buiterlijk\b|\balleen\b(?! op reis)|vol(?:ge)?boekt|\bafge(?:houden|schreven)\b|\bstreek|\bjullie gezelschap\b|Frituur/i,
    planted: 'Je kunt meteen verder.',
    except: [
      // A kind of party: somebody who travelled alone.
      'reviews.group.solo',
    ],
  },
  {
    name: 'Italian words: sul posto, annullamento, tuo gruppo, fasi',
    sets: ['it'],
    fault: /\bin loco\b|\bvostro gruppo\b|Buono a sapersi|\bPasso \{|\bcancellazione\b|[“”]|\bun’email\b/i,
    planted: 'spese in loco',
  },
  {
    name: 'French words: payer, villages vacances, Veuillez réessayer',
    sets: ['fr'],
    fault:
      /(?:^|[.!?\u202F]\s)Réessayez|\brégl(?:er|é|ée|ez)\b|parcs? de vacances|\bsalle de bain\b|\bdessiner la carte\b|page d’accueil/i,
    planted: 'Cela n’a pas marché. Réessayez plus tard.',
  },
  {
    name: 'English words: available, email, score, customer service, homepage',
    sets: ['en-GB'],
    fault:
      /(?<!-)\bfree\b(?! of charge|ly)|\be-mail|\bservice desk\b|\bfront page\b|\bgrades?\b|\bgraded\b|\bmails?\b|\bp\.m\.|\ba\.m\.|\bcost of cancelling\b/i,
    planted: 'See what else is free',
  },
  {
    name: 'English contracts its verbs, as speakers do',
    sets: ['en-GB'],
    keys: /./,
    fault:
      /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|will|can) ?not\b|\b(?:You|We|It|There|That) (?:are|is|will|have not|has not)\b(?! here| at least)/,
    planted: 'We could not send a code.',
    except: [
      ...fixedWords,
      // The set phrase of breadcrumbs.
      'shell.breadcrumb',
    ],
  },
  {
    name: 'English speaks in whole sentences: no riddles, no author’s voice',
    sets: ['en-GB'],
    fault:
      /\ba yes\b|\bof it was too much\b|\bgoes? at once\b|\bstands under\b|\bonce and only once\b|\bour letters\b|\bthe same way back\b|\bwas faster\b|\bat once\b|\bfrom the first look\b|\bNobody can pay\b|\bis open\b(?=\.)|\bAll of it\b|\bwithout a network\b/i,
    planted: 'You pay nothing before a yes.',
  },
  {
    name: 'ages of children have words for those under one',
    sets: all,
    fault: /\{(?:age|years), plural,(?! =0)/,
    planted: 'child aged {age, plural, other {#}}',
  },
  {
    name: `labels of buttons fit a phone: ${longestLabel} characters, ${longestLegalLabel} where the law prescribes them`,
    sets: all,
    keys: labels,
    fault: new RegExp(
      `^(?!.*obbligo|.*obligation|.*Zahlungspflichtig|.*verplichting)[^{}]{${longestLabel + 1},}$|^[^{}]{${longestLegalLabel + 1},}$`,
    ),
    planted: 'Send binding request with obligation to pay',
    except: sentencesNamedLikeLabels,
  },
  {
    name: 'Swiss German has no ß, and « » for quotes',
    sets: ['de-CH'],
    fault: /[ß„“]/,
    planted: 'Grüße',
  },
  {
    name: 'quotes and apostrophes are printed ones',
    sets: all,
    fault: /["']/,
    planted: "Don't wait",
    keys: /./,
  },
]

/** The names of the rules that a text breaks. */
export function brokenRules(set: MessageSet, text: string, key?: string): string[] {
  return wordRules
    .filter(({ sets, fault, keys, except = [] }) => {
      if (!sets.includes(set) || (keys && (key === undefined || !keys.test(key)))) return false
      return fault.test(text) && !except.some((start) => key?.startsWith(start))
    })
    .map(({ name }) => name)
}
