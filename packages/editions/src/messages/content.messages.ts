import type { MessageTable } from './message-table.ts'

/** Themes, information and legal pages; their texts come from the catalogue. */
export const contentMessages = {
  'content.themes.title': {
    'en-GB': 'Travel inspiration',
    de: 'Urlaubsideen',
    'de-CH': 'Ferienideen',
    fr: 'Idées de vacances',
    nl: 'Vakantie-ideeën',
    'nl-BE': 'Vakantie-ideeën',
    it: 'Idee per le vacanze',
  },
  'content.themes.text': {
    'en-GB':
      'A lake, the mountains, a first camping trip with children: find the kind of holiday you’re in the mood for and the campsites to match.',
    de: 'Ein See, ein Berg, das erste Mal Zelten mit Kindern: Entdecken Sie, worauf Sie Lust haben, und finden Sie die passenden Campingplätze dazu.',
    'de-CH':
      'Ein See, ein Berg, das erste Mal Zelten mit Kindern: Entdecken Sie, worauf Sie Lust haben, und finden Sie die passenden Campingplätze dazu.',
    fr: 'Un lac, une montagne, un premier camping avec les enfants : trouvez les vacances dont vous avez envie et les campings qui vont avec.',
    nl: 'Een meer, een berg, voor het eerst kamperen met kinderen: ontdek waar je zin in hebt en welke campings daarbij passen.',
    'nl-BE':
      'Een meer, een berg, voor het eerst kamperen met kinderen: ontdek waar je zin in hebt en welke campings daarbij passen.',
    it: 'Un lago, una montagna, il primo campeggio con i bambini: scopri di che vacanza hai voglia e trova i campeggi giusti.',
  },
  'content.theme.search': {
    'en-GB': 'See matching campsites',
    de: 'Passende Campingplätze ansehen',
    'de-CH': 'Passende Campingplätze ansehen',
    fr: 'Voir les campings correspondants',
    nl: 'Bekijk passende campings',
    'nl-BE': 'Bekijk passende campings',
    it: 'Vedi i campeggi per questa vacanza',
  },
  'content.theme.sites': {
    'en-GB': 'Matching campsites',
    de: 'Passende Campingplätze',
    'de-CH': 'Passende Campingplätze',
    fr: 'Des campings pour ces vacances',
    nl: 'Passende campings',
    'nl-BE': 'Passende campings',
    it: 'I campeggi per questa vacanza',
  },
  'content.theme.all': {
    'en-GB': 'All {count} campsites',
    de: 'Alle {count} Campingplätze',
    'de-CH': 'Alle {count} Campingplätze',
    fr: 'Les {count} campings',
    nl: 'Alle {count} campings',
    'nl-BE': 'Alle {count} campings',
    it: 'Tutti i {count} campeggi',
  },
  'content.early.search': {
    'en-GB': 'Find your campsite',
    de: 'Campingplatz finden',
    'de-CH': 'Campingplatz finden',
    fr: 'Trouver un camping',
    nl: 'Zoek je camping',
    'nl-BE': 'Zoek je camping',
    it: 'Trova il tuo campeggio',
  },
  'content.faq': {
    'en-GB': 'Frequently asked questions',
    de: 'Häufige Fragen',
    'de-CH': 'Häufige Fragen',
    fr: 'Questions fréquentes',
    nl: 'Veelgestelde vragen',
    'nl-BE': 'Veelgestelde vragen',
    it: 'Domande frequenti',
  },
  'content.badges': {
    'en-GB': 'Payment and memberships',
    de: 'Zahlung und Mitgliedschaften',
    'de-CH': 'Zahlung und Mitgliedschaften',
    fr: 'Paiement et adhésions',
    nl: 'Betalen en lidmaatschappen',
    'nl-BE': 'Betalen en lidmaatschappen',
    it: 'Pagamenti e associazioni',
  },
  'content.reviews.elsewhere': {
    'en-GB':
      'You can read what guests say about us as a company on {name}. Those reviews are checked there, not by us.',
    de: 'Was Gäste über uns als Unternehmen sagen, steht bei {name}. Diese Bewertungen werden dort geprüft und nicht von uns.',
    'de-CH':
      'Was Gäste über uns als Unternehmen sagen, steht bei {name}. Diese Bewertungen werden dort geprüft und nicht von uns.',
    fr: 'Ce que les voyageurs disent de notre entreprise se lit sur {name}. Ces avis sont contrôlés là-bas et non par nous.',
    nl: 'Wat gasten van ons als bedrijf vinden, lees je op {name}. Die beoordelingen worden daar gecontroleerd en niet door ons.',
    'nl-BE':
      'Wat gasten van ons als bedrijf vinden, lees je op {name}. Die beoordelingen worden daar gecontroleerd en niet door ons.',
    it: 'Quello che gli ospiti dicono di noi come azienda si legge su {name}. Quelle recensioni sono verificate lì e non da noi.',
  },
  'content.reviews.link': {
    'en-GB': 'Our reviews on {name}',
    de: 'Unsere Bewertungen bei {name}',
    'de-CH': 'Unsere Bewertungen bei {name}',
    fr: 'Nos avis sur {name}',
    nl: 'Onze beoordelingen op {name}',
    'nl-BE': 'Onze beoordelingen op {name}',
    it: 'Le nostre recensioni su {name}',
  },
  'content.imprint.email': {
    'en-GB': 'Email',
    de: 'E-Mail',
    'de-CH': 'E-Mail',
    fr: 'E-mail',
    nl: 'E-mail',
    'nl-BE': 'E-mail',
    it: 'E-mail',
  },
  'content.imprint.phone': {
    'en-GB': 'Phone',
    de: 'Telefon',
    'de-CH': 'Telefon',
    fr: 'Téléphone',
    nl: 'Telefoon',
    'nl-BE': 'Telefoon',
    it: 'Telefono',
  },
} as const satisfies MessageTable
