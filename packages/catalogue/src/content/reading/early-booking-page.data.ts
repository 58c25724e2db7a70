import type { PageRow } from './page-row.ts'

export const earlyBookingPage: PageRow = {
  tag: 'early-booking',
  slug: {
    en: 'early-booking',
    de: 'fruehbucher',
    fr: 'reservation-anticipee',
    nl: 'vroegboeken',
    it: 'prenota-prima',
  },
  title: {
    en: 'Book early and get the best choice',
    de: 'Früh buchen, frei wählen',
    fr: 'Réservez tôt, choisissez librement',
    nl: 'Vroeg boeken, vrij kiezen',
    it: 'Prenota prima, scegli meglio',
  },
  lead: {
    en: 'The best waterside pitches and larger family accommodation are still available. Secure yours with a deposit and pay the balance six weeks before you travel.',
    de: 'Die schönsten Stellplätze am Wasser und große Unterkünfte sind jetzt noch verfügbar. Mit einer Anzahlung sichern Sie sich Ihren Favoriten; die Restzahlung ist sechs Wochen vor der Anreise fällig.',
    fr: 'Les meilleurs emplacements au bord de l’eau et les grands hébergements sont encore disponibles. Un acompte suffit, le solde est dû six semaines avant l’arrivée.',
    nl: 'De mooiste kampeerplaatsen aan het water en de grote accommodaties zijn nu nog beschikbaar. Met een aanbetaling leg je de jouwe vast; het restbedrag betaal je uiterlijk zes weken voor aankomst.',
    it: 'Le piazzole migliori vicino all’acqua e gli alloggi grandi sono ancora disponibili. Basta un acconto; il saldo si paga sei settimane prima dell’arrivo.',
    'nl-BE':
      'De mooiste kampeerplaatsen aan het water en de grote accommodaties zijn nu nog beschikbaar. Met een voorschot leg je de jouwe vast, het saldo betaal je zes weken voor aankomst.',
  },
  imageId: 'hero-sea-spring-morning-343',
  facts: [
    {
      label: {
        en: 'Due when you book',
        de: 'Bei der Buchung',
        fr: 'À la réservation',
        nl: 'Bij het boeken',
        it: 'Alla prenotazione',
      },
      value: {
        en: 'a deposit',
        de: 'eine Anzahlung',
        fr: 'un acompte',
        nl: 'een aanbetaling',
        it: 'un acconto',
        'nl-BE': 'een voorschot',
      },
    },
    {
      label: {
        en: 'Balance',
        de: 'Restzahlung',
        fr: 'Solde',
        nl: 'Restbedrag',
        it: 'Saldo',
        'nl-BE': 'Saldo',
      },
      value: {
        en: 'six weeks before arrival',
        de: 'sechs Wochen vor der Anreise',
        fr: 'six semaines avant l’arrivée',
        nl: 'uiterlijk zes weken voor aankomst',
        it: 'sei settimane prima dell’arrivo',
        'nl-BE': 'ten laatste zes weken voor aankomst',
      },
    },
    {
      label: {
        en: 'Busiest weeks',
        de: 'Die gefragtesten Wochen',
        fr: 'Les semaines les plus demandées',
        nl: 'Drukste weken',
        it: 'Settimane più richieste',
      },
      value: {
        en: 'mid-July to mid-August',
        de: 'Mitte Juli bis Mitte August',
        fr: 'de la mi-juillet à la mi-août',
        nl: 'half juli tot half augustus',
        it: 'da metà luglio a metà agosto',
      },
    },
  ],
  blocks: [
    {
      heading: {
        en: 'What goes first',
        de: 'Was zuerst weg ist',
        fr: 'Ce qui part en premier',
        nl: 'Wat het eerst weg is',
        it: 'Che cosa finisce per primo',
      },
      body: {
        en: 'Three kinds of accommodation sell out months before the rest: mobile homes with three bedrooms, front-row pitches by the water, and anything that takes a dog. If you need one of these in the school holidays, look now.',
        de: 'Drei Arten von Unterkünften sind Monate vor den anderen ausgebucht: Mobilheime mit drei Schlafzimmern, Stellplätze in der ersten Reihe am Wasser und Unterkünfte, in denen Hunde erlaubt sind. Wer so etwas in den Schulferien braucht, sucht am besten jetzt.',
        fr: 'Trois types d’hébergement sont complets des mois avant les autres : les mobil-homes à trois chambres, les emplacements au premier rang au bord de l’eau et tout ce qui accepte les chiens. Si vous en cherchez un pour les vacances scolaires, c’est le moment.',
        nl: 'Drie soorten accommodaties zijn maanden eerder weg dan de rest: stacaravans met drie slaapkamers, kampeerplaatsen op de eerste rij aan het water en alles waar een hond mag komen. Zoek je zoiets in de schoolvakantie, kijk dan nu.',
        it: 'Tre tipi di alloggio finiscono mesi prima degli altri: le case mobili con tre camere da letto, le piazzole in prima fila sull’acqua e tutti gli alloggi che accettano i cani. Se te ne serve uno nelle vacanze scolastiche, cercalo adesso.',
      },
      link: {
        text: {
          en: 'Campsites that welcome dogs',
          de: 'Campingplätze, die Hunde aufnehmen',
          fr: 'Campings qui acceptent les chiens',
          nl: 'Campings waar honden welkom zijn',
          it: 'Campeggi che accettano i cani',
        },
        search: { facilities: ['dogs'] },
      },
    },
    {
      heading: {
        en: 'Honest discounts',
        de: 'Ehrliche Rabatte',
        fr: 'Des remises honnêtes',
        nl: 'Eerlijke kortingen',
        it: 'Sconti onesti',
      },
      body: {
        en: 'Every discount we show is measured against the lowest price of the last 30 days for the same stay. Some campsites lower their prices for early bookers and some don’t; either way, you see the total before you decide.',
        de: 'Wo wir einen Rabatt zeigen, bezieht er sich auf den niedrigsten Preis der letzten 30 Tage für denselben Aufenthalt. Manche Campingplätze senken für Frühbucher die Preise, andere nicht. Den Gesamtpreis sehen Sie in jedem Fall, bevor Sie sich entscheiden.',
        fr: 'Toute remise affichée se calcule sur le prix le plus bas des 30 derniers jours pour le même séjour. Certains campings baissent leurs prix pour les réservations anticipées, d’autres non ; dans tous les cas, vous voyez le total avant de décider.',
        nl: 'Elke korting die we tonen, is berekend ten opzichte van de laagste prijs van de afgelopen 30 dagen voor hetzelfde verblijf. De ene camping verlaagt de prijs voor vroegboekers, de andere niet; het totaal zie je altijd voordat je kiest.',
        it: 'Ogni sconto mostrato si riferisce al prezzo più basso degli ultimi 30 giorni per lo stesso soggiorno. Alcuni campeggi abbassano i prezzi per chi prenota prima, altri no; in ogni caso vedi il totale prima di decidere.',
      },
    },
    {
      heading: {
        en: 'If plans change',
        de: 'Wenn sich etwas ändert',
        fr: 'Si vos projets changent',
        nl: 'Als je plannen veranderen',
        it: 'Se cambiano i programmi',
      },
      body: {
        en: 'Booking in November doesn’t mean knowing everything about July. You can add travellers’ names later and change most extras in your account. The cancellation charge for each period is listed before you book, and won’t change afterwards.',
        'de-CH':
          'Wer im November bucht, muss noch nicht alles über den Juli wissen. Namen der Mitreisenden tragen Sie später ein, die meisten Extras ändern Sie im Konto. Was eine Annullierung an welchem Tag kostet, steht vor der Buchung fest und bleibt so.',
        de: 'Wer im November bucht, muss noch nicht alles über den Juli wissen. Namen der Mitreisenden tragen Sie später ein, die meisten Extras ändern Sie im Konto. Was eine Stornierung an welchem Tag kostet, steht vor der Buchung fest und bleibt so.',
        fr: 'Réserver en novembre, ce n’est pas tout savoir de juillet. Les noms des voyageurs s’ajoutent plus tard et la plupart des options se modifient dans votre compte. Ce que coûterait une annulation, jour par jour, est indiqué avant la réservation et ne change plus.',
        nl: 'Wie in november boekt, hoeft nog niet alles over juli te weten. Namen van reizigers vul je later in en de meeste extra’s wijzig je in je account. Wat annuleren op welke dag kost, zie je voor je boekt, en dat blijft zo.',
        it: 'Prenotare a novembre non vuol dire sapere già tutto di luglio. I nomi dei viaggiatori si aggiungono dopo e quasi tutti gli extra si cambiano dal tuo account. Quanto costa annullare, giorno per giorno, è scritto prima di prenotare e non cambia più.',
      },
      imageId: 'mobile-home-sea-spring-day-344',
      link: {
        text: {
          en: 'Travel with confidence',
          de: 'Sicher reisen',
          fr: 'Partir en confiance',
          nl: 'Met een gerust hart op reis',
          it: 'Viaggiare tranquilli',
          'nl-BE': 'Met een gerust gemoed op reis',
        },
        page: 'safety-icons',
      },
    },
    {
      heading: {
        en: 'Places that fill up first',
        de: 'Wo es zuerst voll wird',
        fr: 'Les régions qui affichent vite complet',
        nl: 'Deze regio’s zijn het eerst vol',
        it: 'Le zone che si riempiono prima',
        'nl-BE': 'Waar het eerst alles volzet is',
      },
      body: {
        en: 'Lake Garda, Istria and the Vendée are usually the first to go. If you can travel before the school holidays or in September, you’ll have plenty of choice, and the water is warm.',
        de: 'Gardasee, Istrien und die Vendée sind meist zuerst ausgebucht. Wer vor den Schulferien oder im September reisen kann, hat viel Auswahl, und warm ist das Wasser auch.',
        fr: 'Le lac de Garde, l’Istrie et la Vendée affichent en général complet les premiers. Si vous pouvez partir avant les vacances scolaires ou en septembre, vous avez de nouveau le choix, et l’eau est bonne.',
        nl: 'Het Gardameer, Istrië en de Vendée zijn meestal het eerst vol. Kun je vóór de schoolvakanties of in september weg, dan heb je volop keus en is het water warm.',
        'nl-BE':
          'Het Gardameer, Istrië en de Vendée zijn meestal het eerst volzet. Kan je voor de schoolvakantie of in september weg, dan heb je weer keuze, en het water is nog warm.',
        it: 'Lago di Garda, Istria e Vandea sono di solito le prime a riempirsi. Se puoi partire prima delle vacanze scolastiche o a settembre, trovi ancora scelta; a settembre anche l’acqua è ancora calda.',
      },
      link: {
        text: {
          en: 'Campsites on Lake Garda',
          de: 'Campingplätze am Gardasee',
          fr: 'Campings au lac de Garde',
          nl: 'Campings aan het Gardameer',
          it: 'Campeggi sul Lago di Garda',
        },
        search: { area: 'lake-garda' },
      },
    },
  ],
  faq: [
    [
      {
        en: 'How early is early enough?',
        de: 'Wie früh ist früh genug?',
        fr: 'Quand faut-il réserver ?',
        nl: 'Hoe vroeg is vroeg genoeg?',
        it: 'Con quanto anticipo conviene prenotare?',
      },
      {
        en: 'For July and August, ideally before the end of February. For long weekends in May, before Christmas. For the rest of the season a few weeks are plenty.',
        de: 'Für Juli und August am besten bis Ende Februar, für die langen Wochenenden im Mai noch vor Weihnachten. In der übrigen Saison genügen wenige Wochen.',
        fr: 'Pour juillet et août, de préférence avant fin février ; pour les ponts de mai, avant Noël. Le reste de la saison, quelques semaines suffisent.',
        nl: 'Voor juli en augustus het liefst vóór eind februari, voor de lange weekenden in mei nog vóór Kerstmis. In de rest van het seizoen volstaan een paar weken.',
        it: 'Per luglio e agosto meglio entro febbraio, per i ponti di maggio prima di Natale. Nel resto della stagione bastano poche settimane.',
      },
    ],
    [
      {
        en: 'Will it be cheaper if I wait?',
        de: 'Wird es günstiger, wenn ich warte?',
        fr: 'Est-ce moins cher si j’attends ?',
        nl: 'Wordt het goedkoper als ik wacht?',
        it: 'Se aspetto costa meno?',
      },
      {
        en: 'Sometimes, for weeks that nobody wants. In the school holidays what gets cheaper is usually what’s left over. You can ask us to email you when accommodation becomes available or drops below a certain price.',
        de: 'Manchmal, in Wochen, die kaum jemand möchte. In den Ferien wird meist nur günstiger, was übrig bleibt. Auf Wunsch benachrichtigen wir Sie per E-Mail, wenn etwas verfügbar wird oder weniger kostet als Ihr Höchstpreis.',
        fr: 'Parfois, pour des semaines peu demandées. Pendant les vacances, seul ce qui reste finit par baisser. Vous pouvez nous demander un e-mail quand un hébergement se libère ou passe sous un certain prix.',
        'nl-BE':
          'Soms, in weken die niemand wil. In de vakanties wordt meestal enkel goedkoper wat overblijft. We mailen je op verzoek als er iets beschikbaar komt of als de prijs onder een bepaald bedrag zakt.',
        nl: 'Soms, in weken die niemand wil. In de vakanties wordt meestal alleen goedkoper wat overblijft. We mailen je op verzoek als iets beschikbaar komt of onder een bedrag zakt.',
        it: 'A volte, nelle settimane che non vuole nessuno. Nelle vacanze scende di prezzo quasi solo ciò che avanza. Se vuoi ti scriviamo quando un alloggio torna disponibile o scende sotto una certa cifra.',
      },
    ],
  ],
}
