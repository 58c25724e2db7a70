import type { Wording } from './localised.ts'

/** Last sentences; {from} and {to} are days such as "1 April". */
export const closings: readonly Wording[] = [
  {
    en: 'The season runs from {from} to {to}; the weeks before and after the school holidays are the quietest.',
    de: 'Die Saison dauert vom {from} bis zum {to}; am ruhigsten sind die Wochen vor und nach den Schulferien.',
    fr: 'La saison va du {from} au {to} ; les semaines hors vacances scolaires sont les plus calmes.',
    nl: 'Het seizoen loopt van {from} tot en met {to}; de weken buiten de schoolvakanties zijn het rustigst.',
    it: 'La stagione va dal {from} al {to}; le settimane fuori dalle vacanze scolastiche sono le più tranquille.',
  },
  {
    en: 'It’s open from {from} to {to}. If it’s your first visit, tell reception and they’ll be happy to show you round.',
    de: 'Geöffnet vom {from} bis zum {to}. Sagen Sie Bescheid, wenn Sie zum ersten Mal hier sind: Man führt Sie gern herum.',
    fr: 'Ouvert du {from} au {to}. Si c’est votre première visite, dites-le : on vous fera volontiers faire le tour.',
    nl: 'Geopend van {from} tot en met {to}. Zeg het even als je hier voor het eerst bent: je krijgt graag een rondleiding.',
    it: 'Aperto dal {from} al {to}. Se è la prima volta, dillo alla reception: ti accompagnano volentieri a fare un giro.',
  },
  {
    en: 'Guests are welcome from {from} to {to}, and quite a few book the same spot again on the day they leave.',
    de: 'Gäste sind vom {from} bis zum {to} willkommen, und manche buchen am Abreisetag gleich wieder fürs nächste Jahr.',
    fr: 'On vous accueille du {from} au {to} ; certains réservent de nouveau le jour même du départ.',
    nl: 'Je bent welkom van {from} tot en met {to}, en menigeen boekt op de vertrekdag meteen opnieuw.',
    it: 'Ti aspettano dal {from} al {to}, e più di uno il giorno della partenza prenota già lo stesso posto.',
  },
]

/** Last sentences of sites that never close. */
export const allYearClosings: readonly Wording[] = [
  {
    en: 'It’s open all year round, and every season has its regulars.',
    de: 'Der Campingplatz ist das ganze Jahr geöffnet, und jede Jahreszeit hat ihre Stammgäste.',
    fr: 'Le site est ouvert toute l’année et chaque saison a ses habitués.',
    nl: 'Het terrein is het hele jaar open en elk seizoen heeft zijn vaste gasten.',
    it: 'È aperto tutto l’anno e ogni stagione ha i suoi affezionati.',
  },
  {
    en: 'It’s open every month of the year: come in spring to walk, in summer to swim and in winter for the peace and quiet.',
    de: 'In jedem Monat geöffnet: im Frühling für die Wanderer, im Sommer für die Schwimmer, im Winter für die Stille.',
    fr: 'Ouvert tous les mois de l’année : au printemps pour marcher, en été pour nager, en hiver pour le silence.',
    nl: 'Elke maand open: in de lente voor wandelaars, in de zomer voor zwemmers, in de winter voor de stilte.',
    it: 'Aperto in ogni mese: in primavera per camminare, d’estate per nuotare, d’inverno per il silenzio.',
  },
]

/** Short texts under the name. */
export const intros: readonly Wording[] = [
  {
    en: 'A friendly place to stay {where}, close to {town}.',
    de: 'Ein herzlicher Campingplatz {where}, nahe {town}.',
    fr: 'Une adresse chaleureuse {where}, à deux pas de {town}.',
    nl: 'Een gemoedelijke camping {where}, dicht bij {town}.',
    it: 'Un posto accogliente {where}, a due passi da {town}.',
  },
  {
    en: 'Room to breathe {near}, and the best of the region on your doorstep.',
    de: 'Viel Platz {near}, und das Schönste der Gegend vor der Tür.',
    fr: 'De l’espace {near}, avec le meilleur de la région à votre porte.',
    nl: 'Alle ruimte {near}, met het mooiste van de regio om de hoek.',
    it: 'Spazio per respirare {near}, con il meglio della zona fuori dalla porta.',
  },
  {
    en: 'Relaxed days {where} for families who like to be outdoors.',
    de: 'Unbeschwerte Tage {where} für Familien, die gern draußen sind.',
    fr: 'Des journées tout en douceur {where}, pour les familles qui aiment le grand air.',
    nl: 'Zorgeloze dagen {where} voor gezinnen die graag buiten zijn.',
    it: 'Giornate leggere {where} per famiglie che amano stare all’aperto.',
  },
  {
    en: 'Green, well kept and quieter than you’d expect {near}.',
    de: 'Grün, gepflegt und ruhiger, als man es {near} erwartet.',
    fr: 'Verdoyant, bien tenu et plus calme qu’on ne l’imagine {near}.',
    nl: 'Groen, goed verzorgd en rustiger dan je {near} zou verwachten.',
    it: 'Verde, curato e più tranquillo di quanto ci si aspetti {near}.',
  },
  {
    en: 'Wake up {where}, step outside before breakfast, and leave the car where it is.',
    de: 'Aufwachen {where}, raus vor dem Frühstück, und das Auto bleibt stehen.',
    fr: 'Se réveiller {where}, sortir avant le petit-déjeuner et oublier la voiture.',
    nl: 'Wakker worden {where}, voor het ontbijt naar buiten, en de auto blijft staan.',
    it: 'Svegliarsi {where}, uscire prima di colazione e dimenticare l’auto.',
    'nl-BE': 'Wakker worden {where}, voor het ontbijt naar buiten, en de wagen blijft staan.',
  },
  {
    en: 'One of our favourites {where}: generous pitches, fresh air and good neighbours.',
    de: 'Einer der Lieblinge {where}: schöne Stellplätze, gute Luft, nette Nachbarn.',
    fr: 'L’un des préférés {where} : de beaux emplacements, le bon air et de bons voisins.',
    nl: 'Een van de favorieten {where}: fijne kampeerplaatsen, frisse lucht, leuke buren.',
    it: 'Uno dei preferiti {where}: belle piazzole, aria buona, buoni vicini.',
  },
]
