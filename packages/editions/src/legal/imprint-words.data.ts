import type { CountryWords } from './country-words.ts'

/** Words of the imprint, of the parts that state who runs an edition. */
export const imprintWords = {
  demonstration: {
    en: 'This is a demonstration with invented campsites: nothing can be booked or paid for here.',
    de: 'Dies ist eine Demonstration mit erfundenen Campingplätzen: Hier kann nichts gebucht oder bezahlt werden.',
    fr: 'Ceci est une démonstration avec des campings fictifs : aucune réservation ni aucun paiement n’est possible ici.',
    nl: 'Dit is een demonstratie met verzonnen campings: je kunt hier niet echt iets boeken of betalen.',
    it: 'Questa è una dimostrazione con campeggi inventati: qui non si può prenotare né pagare davvero.',
    'nl-BE': 'Dit is een demonstratie met verzonnen campings: je kan hier niets echt boeken of betalen.',
  },
  company: {
    en: 'The company',
    de: 'Angaben zum Unternehmen',
    fr: 'L’entreprise',
    nl: 'Het bedrijf',
    it: 'La società',
    'de-at': 'Offenlegung nach § 25 MedienG und Angaben nach § 5 ECG',
  },
  representative: {
    en: 'Legal representative: {value}',
    de: 'Vertreten durch: {value}',
    'de-at': 'Geschäftsführung: {value}',
    fr: 'Représentant légal : {value}',
    nl: 'Vertegenwoordigd door: {value}',
    it: 'Legale rappresentante: {value}',
  },
  vatNumber: {
    en: 'VAT number: {value}',
    de: 'Umsatzsteuer-Identifikationsnummer: {value}',
    fr: 'Numéro de TVA intracommunautaire : {value}',
    nl: 'Btw-nummer: {value}',
    it: 'Partita IVA: {value}',
    'de-CH': 'MWST-Nummer: {value}',
    'de-at': 'UID-Nummer: {value}',
  },
  shareCapital: {
    en: 'Share capital: {value}',
    de: 'Stammkapital: {value}',
    fr: 'Capital social : {value}',
    nl: 'Aandelenkapitaal: {value}',
    it: 'Capitale sociale: {value}',
    'de-CH': 'Aktienkapital: {value}',
  },
  supervisoryAuthority: {
    en: 'Supervisory authority: {value}',
    de: 'Aufsichtsbehörde: {value}',
    fr: 'Autorité de contrôle : {value}',
    nl: 'Toezichthouder: {value}',
    it: 'Autorità di vigilanza: {value}',
  },
  publisherTitle: {
    en: 'Publication and hosting',
    de: 'Inhalt und Hosting',
    fr: 'Publication et hébergement',
    nl: 'Publicatie en hosting',
    it: 'Pubblicazione e hosting',
  },
  publisher: {
    en: 'Responsible for the content: {value}',
    de: 'Verantwortlich für den Inhalt: {value}',
    fr: 'Direction de la publication : {value}',
    nl: 'Verantwoordelijk voor de inhoud: {value}',
    it: 'Responsabile dei contenuti: {value}',
  },
  host: {
    en: 'Host of this website: {name}, {address}, {phone}',
    de: 'Hosting dieser Website: {name}, {address}, {phone}',
    fr: 'Hébergeur du site : {name}, {address}, {phone}',
    nl: 'Hosting van deze website: {name}, {address}, {phone}',
    it: 'Hosting del sito: {name}, {address}, {phone}',
  },
  disputesTitle: {
    en: 'Complaints and dispute resolution',
    de: 'Beschwerden und Streitbeilegung',
    fr: 'Réclamations et médiation',
    nl: 'Klachten en geschillen',
    it: 'Reclami e controversie',
  },
  complaints: {
    en: 'Something not right? Write to {email} or call {phone}, and we will look into it.',
    de: 'Sind Sie nicht zufrieden? Schreiben Sie an {email} oder rufen Sie {phone} an; wir kümmern uns darum.',
    fr: 'Une réclamation ? Écrivez à {email} ou appelez le {phone} : nous traitons votre demande.',
    nl: 'Niet tevreden? Mail naar {email} of bel {phone}; we zoeken het voor je uit.',
    it: 'Qualcosa non va? Scrivi a {email} o chiama il numero {phone}: ce ne occupiamo noi.',
  },
  takesNoPart: {
    en: 'We do not take part in alternative dispute resolution and are not obliged to do so. You may always go to court.',
    de: 'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    fr: 'Nous ne participons pas à une procédure de médiation. Vous pouvez toujours saisir le juge.',
    nl: 'We zijn niet aangesloten bij een geschillencommissie en zijn daar niet toe verplicht. Je kunt altijd naar de rechter.',
    it: 'Non aderiamo a procedure di risoluzione alternativa delle controversie e non siamo obbligati a farlo. Puoi sempre rivolgerti al giudice.',
    'de-CH':
      'Wir nehmen nicht an einem aussergerichtlichen Schlichtungsverfahren teil. Der Weg zu den staatlichen Gerichten bleibt Ihnen offen.',
    'de-at':
      'Wir sind nicht verpflichtet, an Verfahren einer Stelle zur alternativen Streitbeilegung teilzunehmen, und nehmen daran nicht teil (§ 19 AStG).',
    'nl-BE':
      'We zijn niet verplicht deel te nemen aan een buitengerechtelijke regeling en doen dat niet. Je kan altijd naar de rechter stappen.',
  },
  takesPart: {
    en: 'If we cannot settle it between us, you may refer the dispute to {body}. We take part in its proceedings, which cost you little or nothing. You may go to court instead.',
    de: 'Finden wir keine gemeinsame Lösung, können Sie sich an folgende Verbraucherschlichtungsstelle wenden: {body}. An deren Verfahren nehmen wir teil (§ 36 VSBG). Der Weg zu den Gerichten bleibt Ihnen offen.',
    fr: 'Si votre réclamation écrite n’a pas abouti, vous pouvez, dans l’année qui la suit, recourir gratuitement au médiateur de la consommation dont nous relevons : {body} (articles L. 612-1 et suivants du Code de la consommation). Vous pouvez aussi saisir le juge.',
    nl: 'Komen we er samen niet uit, dan kun je het geschil voorleggen aan {body}. Wij nemen deel aan die procedure. Je kunt ook naar de rechter.',
    it: 'Se non troviamo una soluzione insieme, puoi rivolgerti a {body}, organismo ADR alle cui procedure aderiamo (art. 141-sexies del Codice del consumo). Puoi sempre rivolgerti anche al giudice.',
    'de-CH':
      'Finden wir keine gemeinsame Lösung, können Sie sich an folgende Ombudsstelle wenden: {body}. An ihrem Verfahren nehmen wir teil. Der Weg zu den Gerichten bleibt Ihnen offen.',
    'de-at':
      'Finden wir keine gemeinsame Lösung, können Sie sich an folgende Stelle zur alternativen Streitbeilegung wenden: {body}. An deren Verfahren nehmen wir teil (§ 19 AStG). Der Weg zu den Gerichten bleibt Ihnen offen.',
    'nl-BE':
      'Vinden we samen geen oplossing, dan kan je het geschil voorleggen aan {body}. Wij nemen deel aan die procedure (art. XVI.4 WER). Je kan ook naar de rechter stappen.',
  },
  coverTitle: {
    en: 'Your money is protected',
    de: 'Insolvenzabsicherung',
    fr: 'Garantie financière',
    nl: 'Bescherming bij faillissement',
    it: 'Protezione in caso di insolvenza',
  },
  cover: {
    en: 'For packages, what you pay and your journey home are protected against our insolvency by {insurer}, {address}, no. {reference}.',
    de: 'Bei Pauschalreisen sind Ihre Zahlungen und Ihre Rückreise gegen unsere Insolvenz abgesichert bei: {insurer}, {address}, Nr. {reference}.',
    fr: 'Pour les forfaits touristiques, les sommes versées et votre retour sont garantis en cas d’insolvabilité par {insurer}, {address}, n° {reference}.',
    nl: 'Bij pakketreizen zijn je betalingen en je terugreis bij onze insolventie verzekerd bij {insurer}, {address}, nr. {reference}.',
    it: 'Per i pacchetti turistici i pagamenti e il tuo rientro sono garantiti, in caso di nostra insolvenza, da {insurer}, {address}, n. {reference}.',
  },
  changedOn: {
    en: 'Last updated on {date}.',
    de: 'Stand: {date}.',
    fr: 'Version du {date}.',
    nl: 'Versie van {date}.',
    it: 'Aggiornato al {date}.',
  },
} as const satisfies Record<string, CountryWords>
