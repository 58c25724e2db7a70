import type { PageRow } from './page-row.ts'

/** Its headings are the promises beside the header's logo, so the first blocks stay short. */
export const confidencePage: PageRow = {
  tag: 'safety-icons',
  slug: { en: 'safety-icons', de: 'sicherheit', fr: 'garanties', nl: 'zekerheden', it: 'garanzie' },
  title: {
    en: 'Travel with confidence',
    de: 'Sicher reisen',
    fr: 'Partir en confiance',
    nl: 'Met een gerust hart op reis',
    it: 'Viaggiare tranquilli',
    'nl-BE': 'Met een gerust gemoed op reis',
  },
  lead: {
    en: 'A holiday is paid for long before it begins. Here’s what protects your money, what the price includes, and who helps if something goes wrong.',
    de: 'Eine Reise ist bezahlt, lange bevor sie beginnt. Hier lesen Sie, was Ihr Geld schützt, was der Preis enthält und wer Ihnen hilft, wenn etwas schiefgeht.',
    fr: 'Des vacances se paient bien avant de commencer. Voici ce qui protège votre argent, ce que comprend le prix et qui vous aide en cas de problème.',
    nl: 'Een vakantie betaal je lang voordat die begint. Hier lees je wat je geld beschermt, wat er in de prijs zit en wie je helpt als er iets misgaat.',
    it: 'Una vacanza si paga molto prima che cominci. Ecco che cosa protegge i tuoi soldi, che cosa comprende il prezzo e chi ti aiuta se qualcosa va storto.',
  },
  imageId: 'hero-mountain-summer-morning-345',
  blocks: [
    {
      heading: {
        en: 'Secure payment',
        de: 'Sichere Zahlung',
        fr: 'Paiement sécurisé',
        nl: 'Veilig betalen',
        it: 'Pagamento sicuro',
      },
      body: {
        en: 'Your card details go straight to the payment provider. We never see or store them.',
        de: 'Kartendaten gehen direkt an den Zahlungsanbieter; wir sehen und speichern sie nicht.',
        fr: 'Les données de carte vont directement au prestataire de paiement ; nous ne les voyons ni ne les conservons.',
        nl: 'Kaartgegevens gaan rechtstreeks naar de betaaldienst; wij zien en bewaren ze niet.',
        it: 'I dati della carta vanno direttamente al fornitore di pagamento; noi non li vediamo né li conserviamo.',
      },
    },
    {
      heading: {
        en: 'The price you see',
        de: 'Der Preis, den Sie sehen',
        fr: 'Le prix affiché',
        nl: 'De prijs die je ziet',
        it: 'Il prezzo che vedi',
      },
      body: {
        en: 'Every total we show includes all mandatory costs, from tourist tax to anything you pay at the campsite.',
        de: 'Gesamtpreise enthalten vom ersten Ergebnis an alle Pflichtkosten, auch Orts- oder Kurtaxe und Kosten vor Ort.',
        fr: 'Dès le premier résultat, le total comprend tous les frais obligatoires, taxe de séjour et frais sur place inclus.',
        nl: 'De totaalprijs bevat vanaf het eerste resultaat alle verplichte kosten, ook toeristenbelasting en kosten op de camping.',
        it: 'Il totale comprende da subito tutti i costi obbligatori, anche la tassa di soggiorno e i costi sul posto.',
        'nl-BE':
          'Totalen bevatten vanaf het eerste resultaat alle verplichte kosten, ook toeristentaks en kosten ter plaatse.',
      },
    },
    {
      heading: {
        en: 'People you can talk to',
        de: 'Menschen, die antworten',
        fr: 'Une équipe qui répond',
        nl: 'Mensen die je verder helpen',
        it: 'Persone che rispondono',
      },
      body: {
        en: 'Our team knows the campsites and replies in your language before, during and after your trip.',
        de: 'Unser Team kennt die Campingplätze und antwortet in Ihrer Sprache, vor, während und nach der Reise.',
        fr: 'Notre équipe connaît les campings et répond dans votre langue, avant, pendant et après le séjour.',
        nl: 'Ons team kent de campings en antwoordt in jouw taal, voor, tijdens en na de reis.',
        it: 'Il nostro team conosce i campeggi e risponde nella tua lingua, prima, durante e dopo il viaggio.',
      },
    },
    {
      heading: {
        en: 'Reviews you can trust',
        de: 'Bewertungen, die stimmen',
        fr: 'Des avis fiables',
        nl: 'Beoordelingen die kloppen',
        it: 'Recensioni affidabili',
      },
      body: {
        en: 'Only guests who’ve completed a stay can write one. We publish praise and criticism alike, and campsites can reply but not change a word.',
        de: 'Bewerten können nur Gäste nach ihrem Aufenthalt. Lob und Kritik bleiben stehen, und Campingplätze dürfen antworten, aber nichts ändern.',
        fr: 'Seuls les clients ayant séjourné sur place peuvent en écrire. Éloges et critiques restent en ligne ; les campings répondent, sans rien modifier.',
        nl: 'Een beoordeling schrijf je pas na je verblijf. Lof en kritiek blijven staan, en campings mogen reageren, maar niets wijzigen.',
        it: 'Può scriverle solo chi ha soggiornato. Lodi e critiche restano online; i campeggi possono rispondere, ma non modificarle.',
      },
      link: {
        text: {
          en: 'How we check reviews',
          de: 'So prüfen wir Bewertungen',
          fr: 'Comment nous contrôlons les avis',
          nl: 'Zo controleren we beoordelingen',
          it: 'Come verifichiamo le recensioni',
        },
        page: 'how-we-check-reviews',
      },
    },
    {
      heading: {
        en: 'If you have to cancel',
        'de-CH': 'Wenn Sie annullieren müssen',
        de: 'Wenn Sie stornieren müssen',
        fr: 'Si vous devez annuler',
        nl: 'Als je moet annuleren',
        it: 'Se devi annullare',
      },
      body: {
        en: 'Before you book, you can see what cancelling would cost on any given day. You can cancel in your account at any time, and the refund goes back to the payment method you used.',
        'de-CH':
          'Vor der Buchung sehen Sie, was eine Annullierung an welchem Tag kostet. Annullieren können Sie jederzeit in Ihrem Konto; die Rückerstattung erhalten Sie über die Zahlungsart, mit der Sie bezahlt haben.',
        de: 'Vor der Buchung sehen Sie, was eine Stornierung an welchem Tag kostet. Stornieren können Sie jederzeit in Ihrem Konto; die Erstattung erhalten Sie über die Zahlungsart, mit der Sie bezahlt haben.',
        fr: 'Avant de réserver, vous voyez ce que coûte une annulation, jour par jour. Vous pouvez annuler à toute heure dans votre compte ; nous vous remboursons par le moyen de paiement utilisé.',
        nl: 'Voor je boekt, zie je wat annuleren op welke dag kost. Annuleren doe je in je account, op elk moment; het geld gaat terug via de betaalmethode die je gebruikte.',
        'nl-BE':
          'Voor je boekt, zie je wat annuleren op welke dag kost. Annuleren doe je in je account, op elk moment; het geld gaat terug via de betaalwijze die je gebruikte.',
        it: 'Prima di prenotare vedi quanto costa annullare, giorno per giorno. Puoi annullare a qualsiasi ora dal tuo account; il rimborso torna sul metodo di pagamento usato.',
      },
      link: {
        text: {
          en: 'What cancellation cover pays for',
          de: 'Wann der Stornoschutz gilt',
          fr: 'Ce que couvre la garantie annulation',
          nl: 'Wat de annuleringsdekking dekt',
          it: 'Che cosa comprende la copertura annullamento',
          'de-CH': 'Wann der Annullierungsschutz gilt',
        },
        page: 'cover-conditions',
      },
    },
    {
      heading: {
        en: 'If the campsite has to cancel',
        de: 'Wenn der Campingplatz absagt',
        fr: 'Si le camping annule',
        nl: 'Als de camping annuleert',
        it: 'Se annulla il campeggio',
      },
      body: {
        en: 'You get all your money back, and we’ll help you find somewhere else to stay. If a request isn’t confirmed in time, it’s cancelled automatically and costs you nothing.',
        de: 'Sie erhalten alles zurück, und wir suchen mit Ihnen eine andere Unterkunft. Dasselbe gilt, wenn eine Anfrage nicht rechtzeitig bestätigt wird: Sie verfällt und kostet nichts.',
        fr: 'Nous vous remboursons intégralement et cherchons une autre adresse avec vous. Une demande non confirmée à temps expire et ne coûte rien.',
        nl: 'Je krijgt alles terug en we zoeken samen een andere accommodatie. Hetzelfde geldt als een aanvraag niet op tijd wordt bevestigd: die vervalt en kost niets.',
        it: 'Ti restituiamo tutto e cerchiamo insieme un’altra sistemazione. Lo stesso vale se una richiesta non viene confermata in tempo: decade e non costa nulla.',
      },
      imageId: 'chalet-mountain-summer-dusk-346',
    },
  ],
  faq: [
    [
      {
        en: 'Is my booking confirmed straight away?',
        de: 'Gilt meine Buchung sofort?',
        fr: 'Ma réservation est-elle valable tout de suite ?',
        nl: 'Is mijn boeking meteen geldig?',
        it: 'La prenotazione vale subito?',
      },
      {
        en: 'Most are: you see the confirmation and your booking reference on screen, and we email both. Where a campsite confirms bookings itself, the page tells you when you’ll hear by.',
        de: 'Meistens ja: Bestätigung und Buchungsnummer sehen Sie sofort und erhalten beides per E-Mail. Bestätigt ein Campingplatz selbst, steht dabei, bis wann Sie Bescheid bekommen.',
        fr: 'Le plus souvent, oui : la confirmation et votre numéro de réservation s’affichent, et nous vous les envoyons par e-mail. Si c’est le camping qui confirme, la page indique dans quel délai.',
        nl: 'Meestal wel: je ziet de bevestiging en je boekingsnummer op het scherm en krijgt ze per e-mail. Bevestigt de camping zelf, dan staat erbij wanneer je het uiterlijk hoort.',
        'nl-BE':
          'Meestal wel: je ziet de bevestiging en je boekingsnummer op het scherm en krijgt ze per e-mail. Bevestigt de camping zelf, dan staat erbij wanneer je het ten laatste hoort.',
        it: 'Quasi sempre sì: conferma e codice di prenotazione compaiono sullo schermo e arrivano per e-mail. Se è il campeggio a confermare, la pagina indica entro quando.',
      },
    ],
    [
      {
        en: 'Who do I call if something is wrong at the campsite?',
        de: 'Wen rufe ich an, wenn vor Ort etwas nicht stimmt?',
        fr: 'Qui appeler si quelque chose ne va pas sur place ?',
        nl: 'Wie bel ik als er op de camping iets niet klopt?',
        it: 'Chi chiamo se sul posto qualcosa non va?',
      },
      {
        en: 'Tell reception first, because they can help straight away, and then us. Our number is on your arrival voucher, so you have it even without a signal.',
        de: 'Sagen Sie es zuerst der Rezeption, sie kann gleich helfen, und dann uns. Unsere Nummer steht auf Ihren Reiseunterlagen, Sie haben sie also auch ohne Empfang.',
        fr: 'Parlez-en d’abord à la réception, qui peut agir sur-le-champ, puis à nous. Notre numéro figure sur votre bon d’échange : vous l’avez donc même sans réseau.',
        nl: 'Zeg het eerst bij de receptie, want die helpt meteen, en daarna ons. Ons nummer staat op je incheckvoucher, dus je hebt het ook zonder bereik.',
        it: 'Prima la reception, che può intervenire subito, poi noi. Il nostro numero è sul voucher, quindi lo hai anche senza campo.',
        'nl-BE':
          'Zeg het eerst aan de receptie, want die helpt meteen, en daarna aan ons. Ons nummer staat op je incheckvoucher, dus je hebt het ook zonder bereik.',
      },
    ],
  ],
}
