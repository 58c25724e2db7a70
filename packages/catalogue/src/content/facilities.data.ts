/** Group id, level, then its title in en, de, fr, nl, it. 192, 4730 and 4723 are open by default (search-9). */
export type FacilityGroupRow = readonly [
  id: number,
  level: 'site' | 'accommodation',
  en: string,
  de: string,
  fr: string,
  nl: string,
  it: string,
]

/** Id, group, key, share of sites (or accommodations) that have it, share of those where it is free, then the names. */
export type FacilityRow = readonly [
  id: number,
  group: number,
  key: string,
  frequency: number,
  included: number,
  en: string,
  de: string,
  fr: string,
  nl: string,
  it: string,
  deCH?: string,
  nlBE?: string,
]

// prettier-ignore
export const facilityGroupRows: readonly FacilityGroupRow[] = [
  [192, 'site', 'Swimming and water', 'Baden und Wasser', 'Baignade et eau', 'Zwemmen en water', 'Piscine e acqua'],
  [4730, 'site', 'For children', 'Für Kinder', 'Pour les enfants', 'Voor kinderen', 'Per i bambini'],
  [4723, 'site', 'Sports and leisure', 'Sport und Freizeit', 'Sports et loisirs', 'Sport en vrije tijd', 'Sport e tempo libero'],
  [4741, 'site', 'Food and drink', 'Essen und Trinken', 'Restauration', 'Eten en drinken', 'Ristorazione'],
  [4752, 'site', 'Services', 'Service vor Ort', 'Services sur place', 'Service op het terrein', 'Servizi'],
  [4763, 'site', 'Location', 'Lage', 'Situation', 'Ligging', 'Posizione'],
  [4774, 'site', 'Nature and climate', 'Natur und Klima', 'Nature et climat', 'Natuur en klimaat', 'Natura e clima'],
  [4785, 'accommodation', 'In the accommodation', 'In der Unterkunft', 'Dans l’hébergement', 'In de accommodatie', 'Nell’alloggio'],
]

// prettier-ignore
export const facilityRows: readonly FacilityRow[] = [
  [9001, 192, 'outdoor-pool', 0.86, 1, 'Outdoor pool', 'Außenpool', 'Piscine extérieure', 'Buitenzwembad', 'Piscina all’aperto'],
  [9002, 192, 'heated-pool', 0.52, 1, 'Heated pool', 'Beheizter Pool', 'Piscine chauffée', 'Verwarmd zwembad', 'Piscina riscaldata'],
  [9003, 192, 'indoor-pool', 0.27, 0.9, 'Indoor pool', 'Hallenbad', 'Piscine couverte', 'Overdekt zwembad', 'Piscina coperta'],
  [9004, 192, 'toddler-pool', 0.66, 1, 'Toddler pool', 'Planschbecken', 'Pataugeoire', 'Peuterbad', 'Piscina per i piccoli'],
  [9005, 192, 'slides', 0.44, 0.95, 'Water slides', 'Wasserrutschen', 'Toboggans aquatiques', 'Waterglijbanen', 'Scivoli d’acqua'],
  [9006, 192, 'lazy-river', 0.09, 1, 'Lazy river', 'Strömungskanal', 'Rivière à courant', 'Stroomrivier', 'Fiume lento'],
  [9007, 192, 'direct-beach', 0.34, 1, 'Right by the beach', 'Direkt am Strand', 'Accès direct à la plage', 'Direct aan het strand', 'Direttamente sulla spiaggia'],
  [9008, 192, 'boat-ramp', 0.18, 0.6, 'Slipway', 'Slipanlage', 'Rampe de mise à l’eau', 'Trailerhelling', 'Scivolo per barche'],
  [9009, 192, 'sup-hire', 0.31, 0, 'Canoe and SUP hire', 'Kanu- und SUP-Verleih', 'Location de canoës et de paddles', 'Kano- en supverhuur', 'Noleggio canoe e SUP'],
  [9010, 192, 'wellness', 0.16, 0.2, 'Sauna and spa', 'Sauna und Wellness', 'Sauna et spa', 'Sauna en wellness', 'Sauna e benessere'],

  [9020, 4730, 'playground', 0.93, 1, 'Playground', 'Spielplatz', 'Aire de jeux', 'Speeltuin', 'Parco giochi'],
  [9021, 4730, 'kids-club', 0.48, 0.95, 'Children’s club (4–12)', 'Kinderclub (4–12)', 'Club enfants (4–12 ans)', 'Kinderclub (4–12)', 'Miniclub (4–12 anni)'],
  [9022, 4730, 'teen-club', 0.21, 1, 'Teen programme', 'Programm für Teenager', 'Programme ados', 'Tienerprogramma', 'Programma per ragazzi'],
  [9023, 4730, 'bouncy-pillow', 0.39, 1, 'Bouncy pillow', 'Hüpfkissen', 'Trampoline gonflable', 'Springkussen', 'Tappeto gonfiabile'],
  [9024, 4730, 'indoor-play', 0.19, 1, 'Indoor play area', 'Indoor-Spielbereich', 'Espace de jeux couvert', 'Binnenspeeltuin', 'Area giochi al coperto'],
  [9025, 4730, 'baby-bathroom', 0.42, 1, 'Baby bathroom', 'Babybad', 'Salle de bains bébé', 'Babybadkamer', 'Bagno per neonati'],
  [9026, 4730, 'petting-zoo', 0.13, 1, 'Petting farm', 'Streichelzoo', 'Mini-ferme', 'Kinderboerderij', 'Fattoria didattica'],
  [9027, 4730, 'mini-disco', 0.33, 1, 'Mini disco', 'Minidisco', 'Mini-disco', 'Minidisco', 'Baby dance'],

  [9040, 4723, 'bike-hire', 0.63, 0, 'Bicycle hire', 'Fahrradverleih', 'Location de vélos', 'Fietsverhuur', 'Noleggio biciclette', 'Velovermietung'],
  [9041, 4723, 'tennis', 0.34, 0.4, 'Tennis court', 'Tennisplatz', 'Court de tennis', 'Tennisbaan', 'Campo da tennis'],
  [9042, 4723, 'padel', 0.15, 0.1, 'Padel court', 'Padelplatz', 'Terrain de padel', 'Padelbaan', 'Campo da padel', undefined, 'Padelterrein'],
  [9043, 4723, 'football', 0.57, 1, 'Football pitch', 'Fußballplatz', 'Terrain de football', 'Voetbalveld', 'Campo da calcio', 'Fussballplatz'],
  [9044, 4723, 'beach-volleyball', 0.46, 1, 'Beach volleyball', 'Beachvolleyball', 'Beach-volley', 'Beachvolleybal', 'Beach volley'],
  [9045, 4723, 'mini-golf', 0.29, 0.2, 'Mini golf', 'Minigolf', 'Minigolf', 'Midgetgolf', 'Minigolf', undefined, 'Minigolf'],
  [9046, 4723, 'table-tennis', 0.71, 1, 'Table tennis', 'Tischtennis', 'Tennis de table', 'Tafeltennis', 'Ping-pong'],
  [9047, 4723, 'fitness', 0.22, 0.7, 'Fitness area', 'Fitnessbereich', 'Espace fitness', 'Fitnessruimte', 'Area fitness'],
  [9048, 4723, 'guided-walks', 0.24, 0.7, 'Guided walks', 'Geführte Wanderungen', 'Balades guidées', 'Begeleide wandelingen', 'Escursioni guidate'],
  [9049, 4723, 'fishing', 0.26, 0.3, 'Fishing', 'Angeln', 'Pêche', 'Vissen', 'Pesca', 'Fischen'],
  [9050, 4723, 'climbing', 0.08, 0.2, 'Climbing wall', 'Kletterwand', 'Mur d’escalade', 'Klimwand', 'Parete d’arrampicata', undefined, 'Klimmuur'],

  [9060, 4741, 'restaurant', 0.73, 0, 'Restaurant', 'Restaurant', 'Restaurant', 'Restaurant', 'Ristorante'],
  [9061, 4741, 'snack-bar', 0.68, 0, 'Snack bar', 'Imbiss', 'Snack', 'Snackbar', 'Snack bar'],
  [9062, 4741, 'bakery', 0.81, 0, 'Fresh bread every morning', 'Frische Backwaren am Morgen', 'Pain frais le matin', 'Elke ochtend verse broodjes', 'Pane fresco ogni mattina', 'Frisches Brot am Morgen'],
  [9063, 4741, 'supermarket', 0.51, 0, 'Supermarket', 'Supermarkt', 'Supérette', 'Supermarkt', 'Minimarket'],
  [9064, 4741, 'pizzeria', 0.28, 0, 'Pizzeria', 'Pizzeria', 'Pizzeria', 'Pizzeria', 'Pizzeria'],
  [9065, 4741, 'bbq-place', 0.44, 1, 'Barbecue area', 'Grillplatz', 'Coin barbecue', 'Barbecueplek', 'Area barbecue', 'Grillstelle', 'Barbecueplaats'],

  [9080, 4752, 'wifi', 0.84, 0.75, 'Wi-Fi', 'WLAN', 'Wi-Fi', 'Wifi', 'Wi-Fi'],
  [9081, 4752, 'laundry', 0.77, 0, 'Washing machines', 'Waschmaschinen', 'Laverie', 'Wasmachines', 'Lavanderia', undefined, 'Wasserette'],
  [9082, 4752, 'motorhome-service', 0.49, 0.8, 'Motorhome service point', 'Ver- und Entsorgung für Wohnmobile', 'Aire de service camping-cars', 'Servicepunt voor campers', 'Camper service', undefined, 'Servicepunt voor mobilhomes'],
  [9083, 4752, 'ev-charging', 0.32, 0, 'Electric car charging', 'Ladestation für E-Autos', 'Bornes de recharge', 'Laadpalen', 'Ricarica auto elettriche'],
  [9084, 4752, 'dogs', 0.69, 0.2, 'Dogs welcome', 'Hunde willkommen', 'Chiens bienvenus', 'Honden welkom', 'Cani benvenuti'],
  [9085, 4752, 'step-free', 0.38, 1, 'Step-free washrooms', 'Stufenlose Sanitäranlagen', 'Sanitaires accessibles', 'Drempelvrij sanitair', 'Bagni accessibili'],
  [9086, 4752, 'animation', 0.36, 1, 'Evening entertainment', 'Abendprogramm', 'Animations en soirée', 'Avondprogramma', 'Animazione serale', undefined, 'Avondanimatie'],

  [9100, 4763, 'walk-to-village', 0.43, 1, 'Village within walking distance', 'Ort zu Fuß erreichbar', 'Village accessible à pied', 'Dorp op loopafstand', 'Paese raggiungibile a piedi', undefined, 'Dorp op wandelafstand'],
  [9101, 4763, 'public-transport', 0.47, 1, 'Bus or train nearby', 'Bus oder Bahn in der Nähe', 'Bus ou train à proximité', 'Bus of trein in de buurt', 'Autobus o treno nelle vicinanze'],
  [9102, 4763, 'cycle-path', 0.52, 1, 'On a cycle route', 'Am Radweg', 'Sur un itinéraire cyclable', 'Aan een fietsroute', 'Lungo una ciclabile', 'Am Veloweg'],
  [9103, 4763, 'quiet', 0.36, 1, 'Quiet location', 'Ruhige Lage', 'Situation calme', 'Rustige ligging', 'Posizione tranquilla'],
  [9104, 4763, 'winter-open', 0.8, 1, 'Open in winter', 'Im Winter geöffnet', 'Ouvert en hiver', '’s Winters geopend', 'Aperto in inverno'],

  [9120, 4774, 'shade', 0.58, 1, 'Plenty of shade', 'Viel Schatten', 'Bien ombragé', 'Veel schaduw', 'Molta ombra'],
  [9121, 4774, 'green-power', 0.31, 1, 'Green electricity', 'Ökostrom', 'Électricité verte', 'Groene stroom', 'Energia verde'],
  [9122, 4774, 'car-free', 0.2, 1, 'Car-free area', 'Autofreier Bereich', 'Zone sans voitures', 'Autovrij gedeelte', 'Zona senza auto'],
  [9123, 4774, 'eco-label', 0.18, 1, 'Certified eco label', 'Zertifiziertes Umweltzeichen', 'Écolabel certifié', 'Gecertificeerd milieukeurmerk', 'Marchio ecologico certificato', undefined, 'Gecertificeerd milieulabel'],
  [9124, 4774, 'dark-sky', 0.11, 1, 'Good for stargazing', 'Ideal zum Sternegucken', 'Idéal pour observer les étoiles', 'Ideaal om sterren te kijken', 'Ideale per guardare le stelle'],

  [9140, 4785, 'private-bathroom', 0.78, 1, 'Private bathroom', 'Eigenes Bad', 'Salle de bains privée', 'Eigen badkamer', 'Bagno privato'],
  [9141, 4785, 'covered-terrace', 0.66, 1, 'Covered terrace', 'Überdachte Terrasse', 'Terrasse couverte', 'Overdekt terras', 'Veranda coperta'],
  [9142, 4785, 'air-conditioning', 0.43, 1, 'Air conditioning', 'Klimaanlage', 'Climatisation', 'Airconditioning', 'Aria condizionata', undefined, 'Airco'],
  [9143, 4785, 'dishwasher', 0.28, 1, 'Dishwasher', 'Geschirrspüler', 'Lave-vaisselle', 'Vaatwasser', 'Lavastoviglie', 'Abwaschmaschine', 'Vaatwasmachine'],
  [9144, 4785, 'dog-allowed', 0.34, 0, 'Dog allowed', 'Hund erlaubt', 'Chien accepté', 'Hond toegestaan', 'Cane ammesso', undefined, 'Hond toegelaten'],
  [9145, 4785, 'heating', 0.39, 1, 'Heating', 'Heizung', 'Chauffage', 'Verwarming', 'Riscaldamento'],
  [9146, 4785, 'own-wifi', 0.31, 0.8, 'Wi-Fi in the accommodation', 'WLAN in der Unterkunft', 'Wi-Fi dans l’hébergement', 'Wifi in de accommodatie', 'Wi-Fi nell’alloggio'],
  [9147, 4785, 'barbecue', 0.36, 1, 'Barbecue provided', 'Grill vorhanden', 'Barbecue fourni', 'Eigen barbecue', 'Barbecue in dotazione'],
  [9148, 4785, 'bed-linen', 0.24, 0.7, 'Beds made on arrival', 'Bezogene Betten', 'Lits faits à l’arrivée', 'Opgemaakte bedden', 'Letti già pronti'],
  [9149, 4785, 'electricity', 0.92, 1, 'Electricity', 'Strom', 'Électricité', 'Elektriciteit', 'Elettricità'],
  [9150, 4785, 'water-view', 0.14, 1, 'View of the water', 'Blick aufs Wasser', 'Vue sur l’eau', 'Uitzicht op het water', 'Vista sull’acqua'],
  [9151, 4785, 'hot-tub', 0.06, 1, 'Private hot tub', 'Eigener Whirlpool', 'Bain à remous privé', 'Eigen hottub', 'Vasca idromassaggio privata', undefined, 'Eigen jacuzzi'],
]
