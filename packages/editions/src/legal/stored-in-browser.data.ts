import type { CountryWords } from './country-words.ts'

/** What is stored only in apps that have this, or only with this consent. */
export type StoredWith =
  | 'always'
  | 'checkout'
  | 'portal'
  | 'sale'
  | 'search'
  | 'consent'
  | 'tags'
  | 'experiments'

/** Something that is stored in a visitor's browser. docs/contracts/cookies.md says the rest for engineers; a test compares the two. */
export interface StoredRow {
  /** Its names, as the browser shows them. */
  readonly names: readonly string[]
  readonly kind: 'cookie' | 'local' | 'session' | 'worker'
  readonly with: StoredWith
  /** Seconds; 'session' until sign-out or the end of the session, 'visitor' until sign-out or deletion, 'tab' until the tab is closed, 'google' as Google decides. */
  readonly lasts: number | 'session' | 'visitor' | 'tab' | 'cleared' | 'google'
  readonly purpose: CountryWords
}

const day = 86_400

/** All that the product stores in browsers, in the order in which visitors meet it. The privacy and the cookie page show it. */
export const storedInBrowser: readonly StoredRow[] = [
  {
    names: ['search'],
    kind: 'cookie',
    with: 'search',
    lasts: 60 * day,
    purpose: {
      en: 'remembers your last search: dates, nights, party',
      de: 'merkt sich Ihre letzte Suche: Datum, Nächte, Reisende',
      fr: 'retient votre dernière recherche : dates, nuits, voyageurs',
      nl: 'onthoudt je laatste zoekopdracht: data, nachten, reisgezelschap',
      it: 'ricorda la tua ultima ricerca: date, notti, viaggiatori',
    },
  },
  {
    names: ['locale'],
    kind: 'cookie',
    with: 'always',
    lasts: 365 * day,
    purpose: {
      en: 'remembers the country you chose',
      de: 'merkt sich das gewählte Land',
      fr: 'retient le pays choisi',
      nl: 'onthoudt het land dat je koos',
      it: 'ricorda il paese scelto',
    },
  },
  {
    names: ['__Host-session', 'session'],
    kind: 'cookie',
    with: 'portal',
    lasts: 'session',
    purpose: {
      en: 'keeps you signed in: up to 30 days, with a booking reference 24 hours',
      de: 'hält Sie angemeldet: bis zu 30 Tage, mit Buchungsnummer 24 Stunden',
      fr: 'maintient votre connexion : jusqu’à 30 jours, 24 heures avec un numéro de réservation',
      nl: 'houdt je ingelogd: tot 30 dagen, met een boekingsnummer 24 uur',
      it: 'mantiene l’accesso: fino a 30 giorni, con il codice di prenotazione 24 ore',
      'nl-BE': 'houdt je aangemeld: tot 30 dagen, met een boekingsnummer 24 uur',
    },
  },
  {
    names: ['login-type'],
    kind: 'cookie',
    with: 'portal',
    lasts: 'session',
    purpose: {
      en: 'says how you signed in',
      de: 'hält fest, wie Sie sich angemeldet haben',
      fr: 'indique votre mode de connexion',
      nl: 'zegt hoe je bent ingelogd',
      it: 'indica come hai effettuato l’accesso',
      'nl-BE': 'zegt hoe je bent aangemeld',
    },
  },
  {
    names: ['remembered-path'],
    kind: 'cookie',
    with: 'portal',
    lasts: 1800,
    purpose: {
      en: 'takes you back to the page you wanted before signing in',
      de: 'führt nach der Anmeldung zur gewünschten Seite zurück',
      fr: 'ramène à la page demandée après la connexion',
      nl: 'brengt je na het inloggen terug naar de gewenste pagina',
      it: 'riporta alla pagina richiesta dopo l’accesso',
      'nl-BE': 'brengt je na het aanmelden terug naar de gewenste pagina',
    },
  },
  {
    names: ['__Host-sign-in-code', 'sign-in-code'],
    kind: 'cookie',
    with: 'portal',
    lasts: 3600,
    purpose: {
      en: 'ties a sign-in code to this browser',
      de: 'bindet einen Anmeldecode an diesen Browser',
      fr: 'lie un code de connexion à ce navigateur',
      nl: 'koppelt een inlogcode aan deze browser',
      it: 'lega un codice di accesso a questo browser',
      'nl-BE': 'koppelt een aanmeldcode aan deze browser',
    },
  },
  {
    names: ['__Host-passkey', 'passkey'],
    kind: 'cookie',
    with: 'portal',
    lasts: 3600,
    purpose: {
      en: 'ties a sign-in with a passkey to this browser',
      de: 'bindet eine Anmeldung mit Passkey an diesen Browser',
      fr: 'lie une connexion par clé d’accès à ce navigateur',
      nl: 'koppelt inloggen met een passkey aan deze browser',
      it: 'lega un accesso con passkey a questo browser',
      'nl-BE': 'koppelt aanmelden met een passkey aan deze browser',
    },
  },
  {
    names: ['__Host-draft', 'draft'],
    kind: 'cookie',
    with: 'checkout',
    lasts: 7200,
    purpose: {
      en: 'lets only this browser see what you typed while booking',
      de: 'lässt nur diesen Browser sehen, was Sie beim Buchen eingetragen haben',
      fr: 'réserve à ce navigateur ce que vous avez saisi en réservant',
      nl: 'laat alleen deze browser zien wat je bij het boeken hebt ingevuld',
      it: 'mostra solo a questo browser ciò che hai scritto prenotando',
      'nl-BE': 'zorgt dat enkel deze browser ziet wat je bij het boeken hebt ingevuld',
    },
  },
  {
    names: ['__Host-purchase', 'purchase'],
    kind: 'cookie',
    with: 'sale',
    lasts: day,
    purpose: {
      en: 'lets only this browser see a gift voucher just bought',
      de: 'lässt nur diesen Browser einen eben gekauften Gutschein sehen',
      fr: 'réserve à ce navigateur le chèque-cadeau que vous venez d’acheter',
      nl: 'laat alleen deze browser een net gekochte cadeaubon zien',
      it: 'mostra solo a questo browser il buono regalo appena acquistato',
      'nl-BE': 'zorgt dat enkel deze browser een net gekochte cadeaubon ziet',
    },
  },
  {
    names: ['consent'],
    kind: 'cookie',
    with: 'consent',
    lasts: 182 * day,
    purpose: {
      en: 'remembers what you allowed',
      de: 'merkt sich, was Sie erlaubt haben',
      fr: 'retient ce que vous avez accepté',
      nl: 'onthoudt wat je hebt toegestaan',
      it: 'ricorda ciò che hai consentito',
    },
  },
  {
    names: ['visitor', 'flags'],
    kind: 'cookie',
    with: 'experiments',
    lasts: 400 * day,
    purpose: {
      en: 'with your consent to statistics: compares two versions of a page',
      de: 'mit Ihrer Einwilligung in Statistik: vergleicht zwei Fassungen einer Seite',
      fr: 'si vous acceptez les statistiques : compare deux versions d’une page',
      nl: 'met je toestemming voor statistieken: vergelijkt twee versies van een pagina',
      it: 'con il tuo consenso alle statistiche: confronta due versioni di una pagina',
    },
  },
  {
    names: ['_ga*', '_gcl*'],
    kind: 'cookie',
    with: 'tags',
    lasts: 'google',
    purpose: {
      en: 'with your consent: statistics and advertising by Google',
      de: 'mit Ihrer Einwilligung: Statistik und Werbung von Google',
      fr: 'avec votre accord : statistiques et publicité de Google',
      nl: 'met je toestemming: statistieken en advertenties van Google',
      it: 'con il tuo consenso: statistiche e pubblicità di Google',
    },
  },
  {
    names: ['visitor:searchHistory'],
    kind: 'local',
    with: 'search',
    lasts: 'visitor',
    purpose: {
      en: 'your last ten searches',
      de: 'Ihre letzten zehn Suchen',
      fr: 'vos dix dernières recherches',
      nl: 'je laatste tien zoekopdrachten',
      it: 'le tue ultime dieci ricerche',
    },
  },
  {
    names: ['visitor:viewedSites'],
    kind: 'local',
    with: 'tags',
    lasts: 'visitor',
    purpose: {
      en: 'the last campsites you viewed',
      de: 'die Campingplätze, die Sie zuletzt angesehen haben',
      fr: 'les campings que vous avez vus en dernier',
      nl: 'de campings die je het laatst hebt bekeken',
      it: 'i campeggi che hai visto per ultimi',
    },
  },
  {
    names: ['visitor:helpfulVotes'],
    kind: 'local',
    with: 'search',
    lasts: 'visitor',
    purpose: {
      en: 'which reviews you found helpful',
      de: 'welche Bewertungen Sie hilfreich fanden',
      fr: 'les avis que vous avez trouvés utiles',
      nl: 'welke beoordelingen je nuttig vond',
      it: 'quali recensioni hai trovato utili',
    },
  },
  {
    names: ['device:favourites'],
    kind: 'local',
    with: 'search',
    lasts: 'cleared',
    purpose: {
      en: 'campsites you saved without an account, and your lists of them',
      de: 'Campingplätze, die Sie ohne Konto gemerkt haben, und Ihre Listen',
      fr: 'les campings enregistrés sans compte, et vos listes',
      nl: 'campings die je zonder account hebt bewaard, en je lijsten daarvan',
      it: 'i campeggi salvati senza account e le relative liste',
    },
  },
  {
    names: ['device:passkeyOffer'],
    kind: 'local',
    with: 'portal',
    lasts: 'cleared',
    purpose: {
      en: 'whether you’ve already been offered a passkey',
      de: 'dass wir Ihnen einen Passkey schon angeboten haben',
      fr: 'votre réponse à la proposition de clé d’accès',
      nl: 'of je al op het aanbod van een passkey hebt gereageerd',
      'nl-BE': 'of je al geantwoord hebt op ons voorstel van een passkey',
      it: 'se hai già risposto alla proposta di una passkey',
    },
  },
  {
    names: ['visitor:tabCarts', 'visitor:draftSave', 'device:bookingCounts'],
    kind: 'session',
    with: 'checkout',
    lasts: 'tab',
    purpose: {
      en: 'the booking you have started in this tab',
      de: 'die Buchung, die Sie in diesem Tab begonnen haben',
      fr: 'la réservation commencée dans cet onglet',
      nl: 'de boeking die je in dit tabblad bent begonnen',
      it: 'la prenotazione iniziata in questa scheda',
    },
  },
  {
    names: ['visitor:compare'],
    kind: 'session',
    with: 'search',
    lasts: 'tab',
    purpose: {
      en: 'campsites you chose to compare',
      de: 'Campingplätze, die Sie zum Vergleichen ausgewählt haben',
      fr: 'les campings que vous avez choisi de comparer',
      nl: 'campings die je hebt gekozen om te vergelijken',
      it: 'i campeggi che hai scelto di confrontare',
    },
  },
  {
    names: ['waiting-events'],
    kind: 'session',
    with: 'tags',
    lasts: 'tab',
    purpose: {
      en: 'with your consent: statistics waiting to be sent',
      de: 'mit Ihrer Einwilligung: Messdaten, die erst mit der nächsten Seite gesendet werden',
      fr: 'avec votre accord : mesures en attente de la page suivante',
      nl: 'met je toestemming: tellingen die op de volgende pagina wachten',
      it: 'con il tuo consenso: conteggi in attesa della pagina successiva',
    },
  },
  {
    names: ['chunk-reload', 'scroll'],
    kind: 'session',
    with: 'always',
    lasts: 'tab',
    purpose: {
      en: 'where you were on a page, and that a missing file was loaded again',
      de: 'wo Sie auf einer Seite waren und dass eine fehlende Datei neu geladen wurde',
      fr: 'votre position dans la page et le rechargement d’un fichier manquant',
      nl: 'waar je op een pagina was en dat een ontbrekend bestand opnieuw is geladen',
      it: 'la posizione nella pagina e il ricaricamento di un file mancante',
    },
  },
  {
    names: ['offline', 'kept-pages'],
    kind: 'worker',
    with: 'portal',
    lasts: 'session',
    purpose: {
      en: 'your bookings, so that you can read them offline',
      de: 'Ihre Buchungen, ohne Verbindung lesbar',
      fr: 'vos réservations, lisibles sans connexion',
      nl: 'je boekingen, leesbaar zonder verbinding',
      it: 'le tue prenotazioni, leggibili senza connessione',
    },
  },
]
