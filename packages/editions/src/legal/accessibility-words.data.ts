import type { CountryWords } from './country-words.ts'

/** The day of the last check of the whole product, 'YYYY-MM-DD': axe over all page types, a keyboard, Firefox. */
export const accessibilityCheckedOn = '2026-11-22'

/** Words of the accessibility statement: the parts that Annex V of the European Accessibility Act lists. */
export const accessibilityWords = {
  serviceTitle: {
    en: 'The service',
    de: 'Die Dienstleistung',
    fr: 'Le service',
    nl: 'De dienst',
    it: 'Il servizio',
  },
  shop: {
    en: 'On this website you can find campsites, compare prices for your dates, book, pay and manage your bookings. It is available at any time, in the language of its country, and everything on it is also available by telephone and email.',
    de: 'Auf dieser Website finden Sie Campingplätze, vergleichen Preise für Ihre Reisedaten, buchen, bezahlen und verwalten Ihre Buchungen. Sie ist rund um die Uhr erreichbar; alles geht auch per Telefon und E-Mail.',
    fr: 'Ce site permet de trouver un camping, de comparer les prix à vos dates, de réserver, de payer et de gérer vos réservations. Il est accessible à toute heure ; tout est aussi possible par téléphone et par e-mail.',
    nl: 'Op deze website zoek je campings, vergelijk je prijzen voor je data, boek en betaal je en beheer je je boekingen. De site is dag en nacht bereikbaar; alles kan ook per telefoon en e-mail.',
    it: 'Su questo sito trovi campeggi, confronti i prezzi per le tue date, prenoti, paghi e gestisci le prenotazioni. È disponibile a ogni ora; tutto è possibile anche per telefono ed e-mail.',
  },
  portal: {
    en: 'On this website you can pay for and manage the bookings you made with us. It is available at any time, and everything on it is also available by telephone and email.',
    de: 'Auf dieser Website bezahlen und verwalten Sie Ihre Buchungen bei uns. Sie ist rund um die Uhr erreichbar; alles geht auch per Telefon und E-Mail.',
    fr: 'Ce site permet de payer et de gérer vos réservations chez nous. Il est accessible à toute heure ; tout est aussi possible par téléphone et par e-mail.',
    nl: 'Op deze website betaal en beheer je de boekingen die je bij ons hebt. De site is altijd open; alles kan ook per telefoon en e-mail.',
    it: 'Su questo sito paghi e gestisci le prenotazioni fatte con noi. È disponibile a ogni ora; tutto è possibile anche per telefono ed e-mail.',
  },
  operationTitle: {
    en: 'How to use it',
    de: 'So bedienen Sie die Website',
    fr: 'Comment l’utiliser',
    nl: 'Zo gebruik je de site',
    it: 'Come si usa',
  },
  operation: {
    en: '- Every page works with a keyboard alone; pressing Tab once lets you skip to the content.\n- Headings, fields, errors and messages are labelled for screen readers.\n- Text can be enlarged to 400% without scrolling sideways, and contrast is at least 4.5 to 1, in both light and dark mode.\n- Animations stop if your device is set to reduce motion.\n- Each step of a booking shows where you are, and nothing you typed is lost when you go back.',
    'de-CH':
      '- Jede Seite lässt sich allein mit der Tastatur bedienen; mit dem ersten Tabulatorschritt gelangen Sie auf Wunsch direkt zum Inhalt.\n- Überschriften, Felder, Fehler und Meldungen sind für Screenreader benannt.\n- Text lässt sich auf 400% vergrössern, ohne seitlich zu scrollen; der Kontrast beträgt mindestens 4.5 zu 1, in heller und dunkler Ansicht.\n- Animationen unterbleiben, wenn Ihr Gerät so eingestellt ist.\n- Jeder Schritt einer Buchung zeigt, wo Sie sind; beim Zurückgehen bleiben Ihre Eingaben erhalten.',
    de: '- Jede Seite lässt sich allein mit der Tastatur bedienen; der erste Druck auf die Tabulatortaste führt auf Wunsch direkt zum Inhalt.\n- Überschriften, Felder, Fehler und Meldungen sind für Screenreader benannt.\n- Text lässt sich auf 400 % vergrößern, ohne seitlich zu scrollen; der Kontrast beträgt mindestens 4,5 zu 1, in heller und dunkler Ansicht.\n- Animationen unterbleiben, wenn Ihr Gerät so eingestellt ist.\n- Jeder Schritt einer Buchung zeigt, wo Sie sind; beim Zurückgehen bleiben Ihre Eingaben erhalten.',
    fr: '- Chaque page s’utilise au clavier seul ; la première tabulation propose d’aller au contenu.\n- Titres, champs, erreurs et messages sont nommés pour les lecteurs d’écran.\n- Le texte s’agrandit à 400 % sans défilement latéral et le contraste est d’au moins 4,5 pour 1, en clair comme en sombre.\n- Les animations s’arrêtent si votre appareil le demande.\n- Chaque étape d’une réservation indique où vous en êtes ; rien de ce que vous avez saisi n’est perdu en revenant en arrière.',
    nl: '- Elke pagina werkt met alleen het toetsenbord; de eerste tab brengt je desgewenst direct naar de inhoud.\n- Koppen, velden, fouten en meldingen hebben een naam voor schermlezers.\n- Tekst kan tot 400% worden vergroot zonder opzij te scrollen en het contrast is minimaal 4,5 op 1, in de lichte en de donkere weergave.\n- Beweging blijft uit als je apparaat daarom vraagt.\n- Bij elke stap van een boeking zie je waar je bent; wat je hebt ingevuld blijft staan als je teruggaat.',
    it: '- Ogni pagina si usa con la sola tastiera; il primo Tab porta, se vuoi, direttamente al contenuto.\n- Titoli, campi, errori e messaggi hanno un nome per gli screen reader.\n- Il testo si ingrandisce fino al 400% senza scorrere di lato e il contrasto è almeno 4,5 a 1, con il tema chiaro e con quello scuro.\n- Le animazioni si fermano se il tuo dispositivo lo richiede.\n- Ogni fase di una prenotazione dice a che punto sei; tornando indietro non perdi ciò che hai scritto.',
    'nl-BE':
      '- Elke pagina werkt met enkel het toetsenbord; de eerste tab brengt je desgewenst direct naar de inhoud.\n- Koppen, velden, fouten en meldingen hebben een naam voor schermlezers.\n- Tekst kan tot 400% worden vergroot zonder opzij te scrollen en het contrast is minstens 4,5 op 1, licht en donker.\n- Beweging blijft uit als je toestel daarom vraagt.\n- Elke stap van een boeking toont waar je bent; wat je ingevuld hebt, blijft staan als je teruggaat.',
  },
  stateTitle: {
    en: 'How accessible this website is',
    de: 'Stand der Barrierefreiheit',
    fr: 'État de conformité',
    nl: 'Hoe ver we zijn',
    it: 'Stato di conformità',
  },
  state: {
    en: 'We work to EN 301 549 and to level AA of WCAG 2.2. This website conforms to them in part, because of the exceptions below. Last checked on {date}, with automated tools on every type of page and by hand with a keyboard.',
    de: 'Maßstab sind die Norm EN 301 549 und die Stufe AA der WCAG 2.2. Diese Website erfüllt sie wegen der unten genannten Ausnahmen nur teilweise. Zuletzt geprüft am {date}: mit Programmen auf jeder Art von Seite und von Hand mit der Tastatur.',
    fr: 'Nos références sont la norme EN 301 549 et le niveau AA des WCAG 2.2. Ce site est partiellement conforme, en raison des exceptions ci-dessous. Dernier contrôle le {date} : par des outils sur chaque type de page et à la main au clavier.',
    nl: 'We volgen de norm EN 301 549 en niveau AA van WCAG 2.2. De site voldoet daar gedeeltelijk aan, vanwege de uitzonderingen hieronder. Laatst gecontroleerd op {date}: met programma’s op elk soort pagina en met de hand via het toetsenbord.',
    it: 'Seguiamo la norma EN 301 549 e il livello AA delle WCAG 2.2. Il sito è parzialmente conforme, per le eccezioni indicate sotto. Ultimo controllo il {date}: con strumenti automatici su ogni tipo di pagina e manualmente con la tastiera.',
  },
  exceptionsTitle: {
    en: 'Exceptions',
    de: 'Ausnahmen',
    fr: 'Exceptions',
    nl: 'Uitzonderingen',
    it: 'Eccezioni',
  },
  map: {
    en: 'The map is an image. The list beside it shows the same campsites and where they are.',
    'de-CH': 'Die Karte zeigt Orte als Bild. Die Liste daneben nennt dieselben Campingplätze mit ihrem Ort.',
    de: 'Die Karte zeigt Orte als Bild. Die Liste daneben nennt dieselben Campingplätze mit ihrem Ort.',
    fr: 'La carte montre les lieux en image. La liste voisine indique les mêmes campings avec leur localité.',
    nl: 'De kaart toont plaatsen als beeld. De lijst ernaast noemt dezelfde campings met hun plaats.',
    it: 'La mappa mostra i luoghi come immagine. L’elenco accanto riporta gli stessi campeggi con la località.',
  },
  windows: {
    en: 'The windows of payment providers and banks, and of the chat if you open it, are not ours. If they get in your way, tell us and we will book for you and take payment by telephone.',
    de: 'Fenster von Zahlungsdiensten und Banken und der Chat, wenn Sie ihn öffnen, stammen nicht von uns. Wenn Sie dort nicht weiterkommen, rufen Sie uns an: Sie können auch telefonisch buchen und bezahlen.',
    fr: 'Les fenêtres des prestataires de paiement, des banques et du service de chat ne dépendent pas de nous. En cas d’obstacle, nous réservons et encaissons par téléphone.',
    nl: 'Vensters van betaaldiensten, banken en de chat zijn niet van ons. Kom je daar niet verder, dan boek en betaal je met ons aan de telefoon.',
    it: 'Le finestre dei fornitori di pagamento, delle banche e della chat non sono nostre. Se ti ostacolano, prenoti e paghi con noi al telefono.',
  },
  feedbackTitle: {
    en: 'Tell us',
    de: 'Sagen Sie es uns',
    fr: 'Dites-le-nous',
    nl: 'Laat het ons weten',
    it: 'Faccelo sapere',
  },
  feedback: {
    en: 'If something gets in your way, write to {email} or call {phone}. We answer within five working days and can book for you by telephone in the meantime.',
    'de-CH':
      'Wenn Ihnen etwas im Weg steht, schreiben Sie an {email} oder rufen Sie {phone} an. Wir antworten innert fünf Arbeitstagen und buchen bis dahin telefonisch für Sie.',
    de: 'Wenn Ihnen etwas im Weg steht, schreiben Sie an {email} oder rufen Sie {phone} an. Wir antworten innerhalb von fünf Arbeitstagen und buchen bis dahin telefonisch für Sie.',
    fr: 'Si quelque chose vous bloque, écrivez à {email} ou appelez le {phone}. Nous répondons sous cinq jours ouvrés et réservons entre-temps pour vous par téléphone.',
    nl: 'Loop je ergens tegenaan, mail dan naar {email} of bel {phone}. We antwoorden binnen vijf werkdagen en boeken intussen telefonisch voor je.',
    it: 'Se qualcosa ti ostacola, scrivi a {email} o chiama il numero {phone}. Rispondiamo entro cinque giorni lavorativi e intanto prenotiamo per te al telefono.',
  },
  authorityTitle: {
    en: 'If our answer does not help',
    de: 'Zuständige Behörde',
    fr: 'Autorité compétente',
    nl: 'Helpt ons antwoord niet?',
    it: 'Se la nostra risposta non basta',
  },
  authority: {
    en: 'The authority responsible for accessibility: {authority}',
    de: 'Zuständig für die Überwachung der Barrierefreiheit: {authority}.',
    fr: 'Autorité chargée du contrôle de l’accessibilité : {authority}',
    nl: 'De toezichthouder voor toegankelijkheid is: {authority}',
    it: 'L’autorità che vigila sull’accessibilità: {authority}',
    uk: 'Under the Equality Act 2010 you may contact: {authority}',
  },
} as const satisfies Record<string, CountryWords>
