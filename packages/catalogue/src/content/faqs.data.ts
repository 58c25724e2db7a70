import type { Wording } from '../texts/localised.ts'

type Pair = readonly [question: Wording, answer: Wording]

/** {where} is the country with its preposition. */
export const faqRows: Record<
  'general' | 'camping' | 'holiday-parks' | 'glamping' | 'country',
  readonly Pair[]
> = {
  general: [
    [
      {
        en: 'What does the price include?',
        de: 'Was ist im Preis enthalten?',
        fr: 'Que comprend le prix ?',
        nl: 'Wat zit er in de prijs?',
        it: 'Cosa comprende il prezzo?',
      },
      {
        en: 'The price covers the stay for your whole party and every mandatory cost, including tourist tax and anything payable at the campsite. What you pay there is listed separately.',
        de: 'Den Aufenthalt für alle Mitreisenden und sämtliche Pflichtkosten, auch Orts- oder Kurtaxe und Kosten vor Ort. Was bei der Ankunft zu bezahlen ist, steht getrennt dabei.',
        fr: 'Le séjour de tous les voyageurs et l’ensemble des frais obligatoires, taxe de séjour et frais sur place compris. Ce qui se paie à l’arrivée est indiqué à part.',
        nl: 'Het verblijf voor iedereen en alle verplichte kosten, ook toeristenbelasting en kosten op de camping. Wat je bij aankomst betaalt, staat apart vermeld.',
        it: 'Il soggiorno per tutti e ogni costo obbligatorio, compresi tassa di soggiorno e costi sul posto. Quello che si paga all’arrivo è indicato a parte.',
        'nl-BE':
          'Het verblijf voor iedereen en alle verplichte kosten, ook toeristentaks en kosten ter plaatse. Wat je bij aankomst betaalt, staat apart vermeld.',
      },
    ],
    [
      {
        en: 'When do I pay?',
        de: 'Wann muss ich bezahlen?',
        fr: 'Quand dois-je payer ?',
        nl: 'Wanneer betaal ik?',
        it: 'Quando si paga?',
      },
      {
        en: 'You pay a deposit when you book and the balance six weeks before you arrive.',
        de: 'Eine Anzahlung bei der Buchung, den Rest sechs Wochen vor der Anreise.',
        fr: 'Un acompte à la réservation, le solde six semaines avant l’arrivée.',
        nl: 'Een aanbetaling bij het boeken, de rest zes weken voor aankomst.',
        it: 'Un acconto alla prenotazione, il resto sei settimane prima dell’arrivo.',
        'nl-BE': 'Een voorschot bij het boeken, het saldo zes weken voor aankomst.',
      },
    ],
    [
      {
        en: 'Can I change my booking?',
        de: 'Kann ich meine Buchung ändern?',
        fr: 'Puis-je modifier ma réservation ?',
        nl: 'Kan ik mijn boeking wijzigen?',
        it: 'Posso modificare la prenotazione?',
      },
      {
        en: 'You can change travellers, dates and most extras in your account until shortly before you arrive.',
        de: 'Mitreisende, Reisedaten und die meisten Extras ändern Sie bis kurz vor der Anreise in Ihrem Konto.',
        fr: 'Vous pouvez modifier voyageurs, dates et la plupart des options dans votre compte jusqu’à peu avant l’arrivée.',
        nl: 'Reizigers, data en de meeste extra’s pas je tot kort voor aankomst aan in je account.',
        it: 'Viaggiatori, date e la maggior parte degli extra si cambiano nel tuo account fino a poco prima dell’arrivo.',
      },
    ],
    [
      {
        en: 'Do I have to pay for children?',
        de: 'Müssen Kinder auch bezahlen?',
        fr: 'Les enfants paient-ils ?',
        nl: 'Betalen kinderen ook?',
        it: 'I bambini pagano?',
      },
      {
        en: 'Prices are per accommodation, not per person. Tourist tax depends on age, which is why we ask how old your children are.',
        de: 'Die Preise gelten pro Unterkunft. Die Orts- oder Kurtaxe hängt vom Alter ab, deshalb fragen wir danach.',
        fr: 'Les prix s’entendent par hébergement. La taxe de séjour dépend de l’âge, d’où notre question.',
        nl: 'Prijzen gelden per accommodatie. De toeristenbelasting hangt af van de leeftijd, daarom vragen we ernaar.',
        it: 'I prezzi sono per alloggio. La tassa di soggiorno dipende dall’età, per questo la chiediamo.',
        'nl-BE':
          'Prijzen gelden per accommodatie. De toeristentaks hangt af van de leeftijd, daarom vragen we ernaar.',
      },
    ],
  ],
  camping: [
    [
      {
        en: 'Is electricity included on a pitch?',
        de: 'Ist Strom am Stellplatz dabei?',
        fr: 'L’électricité est-elle comprise ?',
        nl: 'Is stroom bij de kampeerplaats inbegrepen?',
        it: 'La corrente è compresa?',
      },
      {
        en: 'Nearly every pitch includes it. You’ll find it in the pitch’s list of facilities, together with its size and how many people it’s for.',
        de: 'Bei fast jedem; es steht bei der Ausstattung des Stellplatzes, ebenso Größe und Personenzahl.',
        fr: 'Presque toujours ; les équipements de l’emplacement le précisent, avec surface et nombre de personnes.',
        nl: 'Bij bijna elke kampeerplaats; het staat bij de faciliteiten, net als de grootte en het aantal personen.',
        it: 'Quasi sempre; lo trovi nei servizi della piazzola, con dimensioni e numero di persone.',
      },
    ],
    [
      {
        en: 'Is there a size limit for motorhomes?',
        de: 'Passt jedes Wohnmobil auf den Stellplatz?',
        fr: 'Tous les camping-cars sont-ils admis ?',
        nl: 'Past elke camper op de kampeerplaats?',
        it: 'Posso arrivare con qualsiasi camper?',
        'nl-BE': 'Past elke mobilhome op de plaats?',
      },
      {
        en: 'Standard pitches take motorhomes of up to 7.5 metres. For longer vehicles, choose a premium or motorhome pitch.',
        'de-CH':
          'Bis 7.5 Meter auf normalen Stellplätzen. Für längere Fahrzeuge wählen Sie einen Premium- oder Wohnmobilstellplatz.',
        de: 'Bis 7,5 Meter auf normalen Stellplätzen. Für längere Fahrzeuge wählen Sie einen Premium- oder Wohnmobilstellplatz.',
        fr: 'Jusqu’à 7,5 mètres sur un emplacement standard. Au-delà, choisissez un emplacement premium ou camping-car.',
        nl: 'Tot 7,5 meter op een gewone kampeerplaats. Kies voor langere voertuigen een premium- of camperplaats.',
        it: 'Fino a 7,5 metri sulle piazzole standard. Per mezzi più lunghi scegli una piazzola premium o camper.',
        'nl-BE':
          'Tot 7,5 meter op een gewone plaats. Kies voor langere voertuigen een premium- of mobilhomeplaats.',
      },
    ],
  ],
  'holiday-parks': [
    [
      {
        en: 'Are bed linen and towels provided?',
        de: 'Sind Bettwäsche und Handtücher dabei?',
        fr: 'Draps et serviettes sont-ils fournis ?',
        nl: 'Zijn bedlinnen en handdoeken inbegrepen?',
        it: 'Biancheria e asciugamani sono inclusi?',
        'de-CH': 'Sind Bettwäsche und Frottierwäsche dabei?',
      },
      {
        en: 'If the beds are made up for you, the list of facilities says so. Otherwise, you can add both as extras when you book.',
        de: 'Sind die Betten bezogen, steht es bei der Ausstattung; sonst buchen Sie beides als Extra dazu.',
        fr: 'Si les lits sont faits, c’est indiqué ; sinon, ajoutez-les en option à la réservation.',
        nl: 'Zijn de bedden opgemaakt, dan staat dat erbij; anders boek je beide als extra.',
        it: 'Se i letti sono pronti è scritto nei servizi; altrimenti si aggiungono come extra.',
      },
    ],
    [
      {
        en: 'Who does the final cleaning?',
        de: 'Wer macht die Endreinigung?',
        fr: 'Qui fait le ménage de fin de séjour ?',
        nl: 'Wie doet de eindschoonmaak?',
        it: 'Chi fa la pulizia finale?',
      },
      {
        en: 'If final cleaning is mandatory, it’s included in the total price. Otherwise, please leave the accommodation swept and the kitchen clean.',
        de: 'Ist sie vorgeschrieben, ist sie im Gesamtpreis enthalten; sonst hinterlassen Sie alles besenrein und die Küche sauber.',
        fr: 'S’il est obligatoire, il figure dans le total ; sinon, laissez le logement balayé et la cuisine propre.',
        nl: 'Is die verplicht, dan zit hij in de totaalprijs; anders laat je alles bezemschoon en de keuken netjes achter.',
        it: 'Se è obbligatoria è nel prezzo totale; altrimenti lascia tutto spazzato e la cucina pulita.',
      },
    ],
  ],
  glamping: [
    [
      {
        en: 'Does a glamping tent have a bathroom?',
        de: 'Hat ein Glampingzelt ein Bad?',
        fr: 'Y a-t-il une salle de bains ?',
        nl: 'Heeft een glampingtent een badkamer?',
        it: 'C’è il bagno nella tenda?',
      },
      {
        en: 'Lodges usually do, while bell tents and tipis share the washrooms. Use the “private bathroom” filter to be sure.',
        de: 'Lodges meistens, Rundzelte und Tipis nutzen das Sanitärhaus. Mit dem Filter „Eigenes Bad“ gehen Sie sicher.',
        fr: 'Dans les lodges, souvent ; en tente cloche ou en tipi, vous utilisez les sanitaires du camping. Le filtre « salle de bains privée » vous aide à choisir.',
        nl: 'Lodges meestal wel; bij bell-tenten en tipi’s gebruik je het sanitairgebouw. Filter op “eigen badkamer” om zeker te zijn.',
        it: 'Le lodge quasi sempre, tende a campana e tipi usano i servizi comuni. Usa il filtro «bagno privato».',
        'de-CH':
          'Lodges meistens, Rundzelte und Tipis nutzen das Sanitärhaus. Mit dem Filter «Eigenes Bad» gehen Sie sicher.',
      },
    ],
    [
      {
        en: 'Is it warm enough in spring?',
        de: 'Ist es im Frühling warm genug?',
        fr: 'Fait-il assez chaud au printemps ?',
        nl: 'Is het warm genoeg in de lente?',
        it: 'In primavera fa abbastanza caldo?',
      },
      {
        en: 'Many lodges have heating. For a simple tent, bring a good sleeping bag until June.',
        de: 'Viele Lodges haben eine Heizung; für einfache Zelte nehmen Sie bis Juni einen guten Schlafsack mit.',
        fr: 'Beaucoup de lodges sont chauffés ; sous une tente simple, prévoyez un bon duvet jusqu’en juin.',
        nl: 'Veel lodges hebben verwarming; neem voor een eenvoudige tent tot juni een goede slaapzak mee.',
        it: 'Molte lodge hanno il riscaldamento; nelle tende semplici porta un buon sacco a pelo fino a giugno.',
      },
    ],
  ],
  country: [
    [
      {
        en: 'Do I have to book ahead {where}?',
        de: 'Muss man {where} im Voraus buchen?',
        fr: 'Faut-il réserver à l’avance {where} ?',
        nl: 'Moet ik {where} vooraf boeken?',
        it: 'Bisogna prenotare in anticipo {where}?',
      },
      {
        en: 'Yes, for the school holidays, ideally by February. In low season, a few days ahead is enough.',
        de: 'Für die Schulferien ja, am besten vor Februar. In der Nebensaison genügen wenige Tage.',
        fr: 'Pour les vacances scolaires, oui, de préférence avant février. Hors saison, quelques jours suffisent.',
        nl: 'Voor de schoolvakanties wel, het liefst vóór februari. In het laagseizoen volstaan een paar dagen.',
        it: 'Per le vacanze scolastiche sì, meglio entro febbraio. In bassa stagione bastano pochi giorni.',
      },
    ],
  ],
}
