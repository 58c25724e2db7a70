import type { CountryGuide } from './country-guide.ts'

/** Countries of the Alps and north of them, by ISO code. */
export const alpineGuides: Record<string, CountryGuide> = {
  DE: {
    bestMonths: [6, 7, 8, 9],
    regions: {
      en: 'The Baltic has gentle waves and long piers, the North Sea mudflats you can walk across at low tide. The Mecklenburg lakes are for canoes and houseboats. Further south come the Moselle with its vineyards, the Black Forest, Lake Constance and, below the Alps, the Allgäu and Upper Bavaria.',
      de: 'An der Ostsee sind die Wellen sanft und die Seebrücken lang, an der Nordsee laufen Sie bei Ebbe durchs Watt. Die Mecklenburgische Seenplatte gehört Kanus und Hausbooten. Weiter südlich folgen Mosel, Eifel und Schwarzwald, der Bodensee und vor den Alpen Allgäu und Oberbayern.',
      fr: 'La Baltique a des vagues douces et de longues jetées ; sur la mer du Nord, on traverse les vasières à marée basse. Les lacs du Mecklembourg se parcourent en canoë. Plus au sud viennent la Moselle et ses vignes, la Forêt-Noire, le lac de Constance et, au pied des Alpes, l’Allgäu.',
      nl: 'De Oostzee heeft zachte golven en lange pieren, aan de Noordzee loop je bij eb over het wad. De Mecklenburgse meren zijn er voor kano’s en woonboten. Dichter bij huis liggen de Eifel, het Sauerland en de Moezel, verder weg het Zwarte Woud, het Bodenmeer en de Allgäu.',
      it: 'Il Baltico ha onde leggere e lunghi moli, sul Mare del Nord con la bassa marea si cammina sul fondale. I laghi del Meclemburgo si girano in canoa. Più a sud ci sono la Mosella con i vigneti, la Foresta Nera, il Lago di Costanza e, sotto le Alpi, l’Algovia e l’Alta Baviera.',
    },
    season: {
      en: 'Swimming lakes and the coast are warmest in July and August. June has the longest days, September clear air and the grape harvest on the Moselle. School holidays start on different dates in each state, so it’s rarely full everywhere at the same time.',
      de: 'Badeseen und Küsten sind im Juli und August am wärmsten. Der Juni hat die längsten Tage, der September klare Luft und an der Mosel die Weinlese. Die Sommerferien der Bundesländer liegen versetzt: Es ist selten überall zugleich voll.',
      fr: 'Les lacs et les côtes sont les plus chauds en juillet et en août. Juin a les plus longues journées, septembre un air limpide et les vendanges sur la Moselle. Chaque Land ayant ses propres dates de vacances, il y a rarement foule partout à la fois.',
      nl: 'De zwemmeren en de kusten zijn in juli en augustus het warmst. Juni heeft de langste dagen, september heldere lucht en de druivenoogst aan de Moezel. De deelstaten hebben op verschillende data vakantie, dus het is zelden overal tegelijk druk.',
      it: 'Laghi e coste sono più caldi in luglio e agosto. Giugno ha le giornate più lunghe, settembre l’aria limpida e la vendemmia sulla Mosella. Ogni Land ha le sue date per le vacanze scolastiche, perciò è raro trovare folla dappertutto.',
    },
    onTheSpot: {
      en: 'Many cities have a low-emission zone that requires a green sticker on the windscreen. Shops are closed on Sundays, so stock up on Saturday. Most resorts charge a visitor’s tax and give you a guest card in return, with bus travel or lower admission included.',
      de: 'In Umweltzonen vieler Städte brauchen Sie die grüne Plakette. Sonntags sind die Läden geschlossen, am Campingplatz gibt es meist trotzdem frisches Brot. Viele Orte erheben eine Kurtaxe; die Gästekarte dafür gilt oft auch für Bus und Bahn.',
      fr: 'De nombreuses villes ont une zone environnementale : il faut une vignette verte sur le pare-brise. Les magasins sont fermés le dimanche, faites vos courses le samedi. La taxe de séjour donne souvent droit à une carte, avec bus gratuits ou entrées réduites.',
      nl: 'Veel steden hebben een milieuzone waarvoor je een groene sticker op de voorruit nodig hebt. Winkels zijn op zondag gesloten, dus doe zaterdag boodschappen. Voor de toeristenbelasting krijg je vaak een gastenkaart waarmee je gratis met de bus reist.',
      'nl-BE':
        'Veel steden hebben een milieuzone waarvoor je een groene sticker op de voorruit nodig hebt. Winkels zijn op zondag gesloten, dus doe zaterdag je boodschappen. Voor de toeristentaks krijg je vaak een gastenkaart waarmee je gratis met de bus reist.',
      it: 'Molte città hanno una zona ambientale: serve il bollino verde sul parabrezza. La domenica i negozi sono chiusi, quindi fai la spesa il sabato. In cambio della tassa di soggiorno si riceve spesso una tessera con autobus gratuiti o ingressi ridotti.',
      'de-CH':
        'In Umweltzonen vieler Städte brauchen Sie die grüne Plakette. Sonntags sind die Läden geschlossen, auf dem Campingplatz gibt es meist trotzdem frisches Brot. Viele Orte erheben eine Kurtaxe; die Gästekarte dafür gilt oft auch für Bus und Bahn.',
    },
  },
  AT: {
    bestMonths: [6, 7, 8, 9],
    regions: {
      en: 'Carinthia has the warmest swimming lakes in the Alps, the Salzkammergut the prettiest. Tyrol, Salzburgerland and Vorarlberg are for hikers and cable cars. Styria is greener and quieter, and Lake Neusiedl in the east is flat, sunny and good for cycling and sailing.',
      de: 'Kärnten hat die wärmsten Badeseen der Alpen, das Salzkammergut die malerischsten. In Tirol, im Salzburger Land und in Vorarlberg sind Wanderer und Bergbahnen zu Hause. Die Steiermark ist grüner und ruhiger, der Neusiedler See im Osten flach, sonnig und gut zum Segeln.',
      fr: 'La Carinthie a les lacs les plus chauds des Alpes, le Salzkammergut les plus pittoresques. Le Tyrol, le pays de Salzbourg et le Vorarlberg sont faits pour la marche et les télécabines. La Styrie est plus verte et plus calme ; à l’est, le lac de Neusiedl est plat et ensoleillé.',
      nl: 'Karinthië heeft de warmste zwemmeren van de Alpen, het Salzkammergut de mooiste. In Tirol, het Salzburgerland en Vorarlberg wandel je en neem je de kabelbaan. Stiermarken is groener en rustiger, en het Neusiedler Meer in het oosten is vlak, zonnig en ideaal om te fietsen.',
      it: 'La Carinzia ha i laghi balneabili più caldi delle Alpi, il Salzkammergut i più pittoreschi. Tirolo, Salisburghese e Vorarlberg sono per chi ama sentieri e funivie. La Stiria è più verde e tranquilla; a est il lago di Neusiedl è piatto, assolato e perfetto per la vela.',
      'de-CH':
        'Kärnten hat die wärmsten Badeseen der Alpen, das Salzkammergut die malerischsten. Im Tirol, im Salzburgerland und im Vorarlberg sind Wanderer und Bergbahnen zu Hause. Die Steiermark ist grüner und ruhiger, der Neusiedlersee im Osten flach, sonnig und gut zum Segeln.',
    },
    season: {
      en: 'July and August are best for swimming, with lakes in Carinthia reaching 25°C and more. In June the alpine roses are in flower, in September the air is clear and the huts are still open. Many campsites open all year, so you can ski from the door in winter.',
      'de-CH':
        'Zum Baden sind Juli und August am besten: In Kärnten werden die Seen 25 °C warm und wärmer. Im Juni blühen die Alpenrosen, im September ist die Luft klar, und die Hütten haben noch offen. Viele Campingplätze sind ganzjährig da, im Winter mit Skibus.',
      de: 'Zum Baden sind Juli und August am besten: In Kärnten werden die Seen 25 °C warm und wärmer. Im Juni blühen die Almrosen, im September ist die Luft klar, und die Hütten haben noch offen. Viele Campingplätze haben ganzjährig geöffnet, im Winter mit Skibus.',
      fr: 'Pour se baigner, visez juillet et août : en Carinthie, les lacs dépassent les 25 °C. En juin, les rhododendrons fleurissent ; en septembre, l’air est limpide et les refuges encore ouverts. Beaucoup de campings restent ouverts toute l’année, avec le ski en hiver.',
      nl: 'Om te zwemmen zijn juli en augustus het best: in Karinthië worden de meren 25 °C en warmer. In juni bloeien de alpenrozen, in september is de lucht helder en zijn de hutten nog open. Veel campings zijn het hele jaar open, in de winter met skibus.',
      it: 'Per il bagno i mesi migliori sono luglio e agosto: in Carinzia i laghi superano i 25 °C. A giugno fioriscono i rododendri, a settembre l’aria è limpida e i rifugi sono ancora aperti. Molti campeggi non chiudono mai e d’inverno hanno lo skibus.',
    },
    onTheSpot: {
      en: 'Motorways require a vignette, which you can buy online as a digital one; some tunnels and passes charge extra. Many regions give campers a guest card that covers cable cars, buses or bathing beaches. A few lakes have private shores, so choose a campsite with its own beach.',
      de: 'Für Autobahnen brauchen Sie eine Vignette, auch digital erhältlich; einige Tunnel und Pässe kosten extra. Viele Regionen geben ihren Gästen eine Karte für Bergbahnen, Busse oder Strandbäder. Seeufer sind oft in privater Hand: Achten Sie auf einen eigenen Strand.',
      fr: 'L’autoroute exige une vignette, disponible en version numérique ; certains tunnels et cols se paient en plus. Bien des régions offrent aux vacanciers une carte donnant accès aux télécabines, aux bus ou aux plages. Les rives étant souvent privées, préférez un camping avec sa plage.',
      nl: 'Voor de snelweg heb je een vignet nodig, ook digitaal te koop; voor sommige tunnels en passen betaal je extra. In veel regio’s krijg je een gastenkaart voor kabelbanen, bussen of strandbaden. Oevers zijn vaak privé: kies daarom een camping met een eigen strand.',
      it: 'In autostrada serve il bollino, che si compra anche in formato digitale; alcuni tunnel e passi si pagano a parte. Molte regioni danno agli ospiti una card per funivie, autobus o stabilimenti. Le rive dei laghi sono spesso private: scegli un campeggio con la sua spiaggia.',
    },
  },
  CH: {
    bestMonths: [6, 7, 8, 9],
    regions: {
      en: 'Ticino is almost Mediterranean, with palm trees on Lake Maggiore. The Bernese Oberland has waterfalls and the Eiger, Valais the sunniest valley and the Matterhorn. Lake Geneva is for vineyards and steamers, Lake Lucerne for mountains that rise from the water, and Graubünden for space.',
      de: 'Das Tessin ist fast mediterran, am Lago Maggiore wachsen Palmen. Das Berner Oberland hat Wasserfälle und den Eiger, das Wallis das sonnigste Tal und das Matterhorn. Am Genfer See fahren Sie durch Weinterrassen, am Vierwaldstättersee steigen die Berge aus dem Wasser, in Graubünden ist Platz.',
      fr: 'Le Tessin a déjà l’accent du sud, avec ses palmiers au bord du lac Majeur. L’Oberland bernois aligne cascades et sommets, le Valais la vallée la plus ensoleillée et le Cervin. Le Léman se découvre en bateau à vapeur, le lac des Quatre-Cantons au pied des parois, les Grisons à pied.',
      nl: 'Ticino is bijna mediterraan, met palmen aan het Lago Maggiore. Het Berner Oberland heeft watervallen en de Eiger, Wallis het zonnigste dal en de Matterhorn. Aan het Meer van Genève fiets je langs wijngaarden, bij het Vierwoudstrekenmeer rijzen de bergen uit het water.',
      it: 'Il Ticino è quasi mediterraneo, con le palme sul Lago Maggiore. L’Oberland bernese ha cascate e l’Eiger, il Vallese la valle più assolata e il Cervino. Sul Lago di Ginevra si naviga davanti ai vigneti, al Lago dei Quattro Cantoni le montagne escono dall’acqua, nei Grigioni c’è spazio.',
      'de-CH':
        'Im Tessin beginnt der Süden, am Lago Maggiore wachsen Palmen. Das Berner Oberland hat Wasserfälle und den Eiger, das Wallis das sonnigste Tal und das Matterhorn. Am Genfersee geht es durch die Rebberge, am Vierwaldstättersee steigen die Berge aus dem Wasser, im Bündnerland ist Platz.',
    },
    season: {
      en: 'Lakes and mountain huts are at their best from late June to mid-September. Ticino starts in April and stays mild into October. In winter, campsites in Valais and Graubünden stay open for skiers.',
      de: 'Seen und Berghütten sind von Ende Juni bis Mitte September am schönsten. Im Tessin beginnt die Saison schon im April und bleibt bis in den Oktober mild. Im Winter haben Campingplätze im Wallis und in Graubünden für Skifahrer geöffnet.',
      fr: 'Lacs et cabanes sont les plus beaux de fin juin à mi-septembre. Au Tessin, la saison commence dès avril et reste douce jusqu’en octobre. En hiver, des campings du Valais et des Grisons accueillent les skieurs.',
      nl: 'De meren en berghutten zijn het mooist van eind juni tot half september. In Ticino begint het seizoen al in april en blijft het tot in oktober zacht. In de winter zijn campings in Wallis en Graubünden open voor skiërs.',
      it: 'Laghi e capanne sono al meglio da fine giugno a metà settembre. In Ticino la stagione comincia già ad aprile e resta mite fino a ottobre. D’inverno i campeggi del Vallese e dei Grigioni accolgono gli sciatori.',
      'de-CH':
        'Seen und Berghütten sind von Ende Juni bis Mitte September am schönsten. Im Tessin beginnt die Saison schon im April und bleibt bis in den Oktober mild. Im Winter haben Campingplätze im Wallis und im Bündnerland für Skifahrer geöffnet.',
    },
    onTheSpot: {
      en: 'The motorway vignette is valid for the calendar year and is also sold online. Trains, buses and boats share one network, and guest cards in many resorts include it. Prices at campsites are in Swiss francs; we show you the total in your own currency.',
      de: 'Die Vignette für Autobahnen gilt ein Kalenderjahr, es gibt sie auch online. Bahn, Bus und Schiff bilden ein Netz, das die Gästekarten vieler Orte einschließen. Vor Ort gilt der Franken; wir zeigen den Gesamtpreis in Ihrer Währung.',
      fr: 'La vignette autoroutière vaut une année civile et s’achète aussi en ligne. Trains, bus et bateaux forment un seul réseau, souvent compris dans la carte d’hôte. Sur place, on paie en francs suisses ; nous affichons le prix total dans votre monnaie.',
      nl: 'Het vignet voor de snelweg geldt een kalenderjaar en is ook online te koop. Trein, bus en boot vormen één net, dat vaak bij de gastenkaart is inbegrepen. Ter plaatse reken je af in Zwitserse franken; wij tonen de totaalprijs in euro’s.',
      it: 'La vignetta autostradale vale un anno civile e si compra anche online. Treni, autobus e battelli formano un’unica rete, spesso compresa nella carta ospiti. Sul posto si paga in franchi; noi mostriamo il prezzo totale nella tua valuta.',
      'de-CH':
        'Mit GA oder Halbtax kommen Sie fast überall bis vor den Campingplatz; Velos reisen im Zug mit. Viele Ferienorte geben eine Gästekarte ab, die Bahn, Bus und Schiff einschliesst. Über Auffahrt und Pfingsten sind beliebte Campingplätze am See früh ausgebucht.',
    },
  },
  BE: {
    bestMonths: [6, 7, 8],
    regions: {
      en: 'The Ardennes are for kayaks, castles and steep little roads. The coast is one long sandy beach with a tram that runs its whole length. Limburg is flat, wooded and full of numbered cycle routes, including one that goes through a lake.',
      de: 'In den Ardennen warten Kajaks, Burgen und steile Sträßchen. Die Küste ist ein einziger langer Sandstrand, an dem die Küstentram entlangfährt. Limburg ist flach, waldig und voller Knotenpunkt-Radwege, einer führt sogar mitten durchs Wasser.',
      fr: 'Les Ardennes se vivent en kayak, de château en château. La côte est une seule et longue plage, desservie d’un bout à l’autre par le tram. Le Limbourg, plat et boisé, est le pays des points-nœuds : une de ses pistes cyclables traverse même un étang.',
      nl: 'De Ardennen zijn er voor kajaks, kastelen en steile weggetjes. De kust is één lang zandstrand, met een tram die er van begin tot eind langs rijdt. Limburg is vlak, bosrijk en vol fietsknooppunten: één route gaat zelfs dwars door het water.',
      'nl-BE':
        'In de Ardennen kies je tussen kajak, kasteel en stevige klim. Aan zee brengt de kusttram je van De Panne tot Knokke zonder dat je één keer moet parkeren. Limburg is het land van de fietsknooppunten, met Fietsen door het Water in Bokrijk als klassieker.',
      it: 'Nelle Ardenne si va in kayak, per castelli e su stradine ripide. La costa è un’unica lunga spiaggia, percorsa da un tram per tutta la sua lunghezza. Il Limburgo è piatto, boscoso e pieno di itinerari ciclabili numerati: uno passa perfino in mezzo a un lago.',
      'de-CH':
        'In den Ardennen warten Kajaks, Burgen und steile Strässchen. Die Küste ist ein einziger langer Sandstrand, an dem die Küstentram entlangfährt. Limburg ist flach, waldig und voller nummerierter Velowege, einer führt sogar mitten durchs Wasser.',
    },
    season: {
      en: 'June to August is warmest at the coast and on the rivers; in a dry summer, kayaking on the Lesse depends on the water level. May is green and quiet, and October turns the Ardennes gold. Long weekends in May fill up early.',
      de: 'Von Juni bis August ist es an Küste und Flüssen am wärmsten; in trockenen Sommern hängt das Paddeln auf der Lesse vom Wasserstand ab. Der Mai ist grün und ruhig, im Oktober färben sich die Ardennen. Lange Wochenenden im Mai sind früh ausgebucht.',
      fr: 'De juin à août, il fait le plus chaud sur la côte et le long des rivières ; par été sec, le kayak sur la Lesse dépend du niveau de l’eau. Mai est vert et calme, octobre dore les Ardennes. Les ponts de mai se réservent tôt.',
      nl: 'Van juni tot en met augustus is het aan zee en bij de rivieren het warmst; in een droge zomer hangt kajakken op de Lesse af van het waterpeil. Mei is groen en rustig, in oktober kleuren de Ardennen goud. Hemelvaart en Pinksteren zijn vroeg vol.',
      'nl-BE':
        'Van juni tot en met augustus is het aan zee en bij de rivieren het warmst; in een droge zomer hangt kajakken op de Lesse af van het waterpeil. Mei is groen en rustig, in de herfstvakantie kleuren de Ardennen goud. Voor het hemelvaartweekend boek je best vroeg.',
      it: 'Da giugno ad agosto fa più caldo sulla costa e lungo i fiumi; nelle estati secche il kayak sulla Lesse dipende dal livello dell’acqua. Maggio è verde e tranquillo, a ottobre le Ardenne si tingono d’oro. I ponti di maggio si riempiono presto.',
    },
    onTheSpot: {
      en: 'Antwerp, Ghent and Brussels have low-emission zones, and foreign cars need to register before they drive in. French is spoken in the Ardennes and Dutch at the coast and in Limburg. Recycling is taken seriously, so expect three bins.',
      de: 'Antwerpen, Gent und Brüssel haben Umweltzonen, für die ausländische Autos vorab registriert werden müssen. In den Ardennen spricht man Französisch, an der Küste und in Limburg Niederländisch. Mülltrennung wird ernst genommen: Rechnen Sie mit drei Tonnen.',
      fr: 'Anvers, Gand et Bruxelles ont des zones de basses émissions : les voitures étrangères s’enregistrent avant d’y entrer. On parle français dans les Ardennes, néerlandais sur la côte et dans le Limbourg. Le tri est pris au sérieux, avec trois poubelles.',
      nl: 'Antwerpen, Gent en Brussel hebben lage-emissiezones; met een buitenlandse auto registreer je je vooraf. In de Ardennen spreekt men Frans, aan de kust en in Limburg Nederlands. Afval scheiden is er heel gewoon, reken op drie bakken.',
      'nl-BE':
        'Antwerpen, Gent en Brussel hebben een lage-emissiezone: kijk vooraf na of je wagen binnen mag. In de Ardennen kom je het verst met Frans. Sorteren doe je zoals thuis, maar de kleur van de zakken verschilt per gemeente.',
      it: 'Anversa, Gand e Bruxelles hanno zone a basse emissioni: le auto straniere vanno registrate prima di entrare. Nelle Ardenne si parla francese, sulla costa e nel Limburgo olandese. La raccolta differenziata è una cosa seria, con tre bidoni.',
      'de-CH':
        'Antwerpen, Gent und Brüssel haben Umweltzonen, für die sich ausländische Autos vorab registrieren. In den Ardennen spricht man Französisch, an der Küste und in Limburg Niederländisch. Abfalltrennung wird ernst genommen: Rechnen Sie mit drei Behältern.',
    },
  },
  LU: {
    bestMonths: [5, 6, 7, 8, 9],
    regions: {
      en: 'In the north, the Luxembourg Ardennes have castles above wooded valleys and a lake for swimming. In the east, the Mullerthal winds between sandstone rocks as narrow as a doorway. You’re never more than an hour from the capital.',
      de: 'Im Norden thronen in den Luxemburger Ardennen Burgen über Waldtälern, dazu kommt ein Stausee zum Baden. Im Osten windet sich das Müllerthal durch türschmale Sandsteinfelsen. Zur Hauptstadt ist es nie weiter als eine Stunde.',
      fr: 'Au nord, les Ardennes luxembourgeoises dressent leurs châteaux au-dessus de vallées boisées, avec un lac pour la baignade. À l’est, le Mullerthal se faufile entre des rochers de grès étroits comme une porte. La capitale n’est jamais à plus d’une heure.',
      nl: 'In het noorden staan in de Luxemburgse Ardennen kastelen boven beboste dalen, en er is een stuwmeer om te zwemmen. In het oosten slingert het Mullerthal tussen zandsteenrotsen zo smal als een deur. De hoofdstad is nooit verder dan een uur.',
      it: 'A nord, nelle Ardenne lussemburghesi, i castelli dominano valli boscose e c’è un lago per il bagno. A est il Mullerthal si infila fra rocce di arenaria strette come una porta. La capitale non è mai a più di un’ora.',
    },
    season: {
      en: 'May and September are for hiking the Mullerthal Trail without crowds. July and August are warm enough for the lake and the river. Autumn colours peak in the second half of October.',
      de: 'Mai und September gehören dem Mullerthal Trail, dann ist auf den Wegen wenig los. Im Juli und August ist es warm genug für See und Fluss. Am buntesten ist der Wald in der zweiten Oktoberhälfte.',
      fr: 'Mai et septembre conviennent au Mullerthal Trail, sans la foule. En juillet et en août, il fait assez chaud pour le lac et la rivière. Les couleurs d’automne culminent dans la seconde moitié d’octobre.',
      nl: 'In mei en september wandel je de Mullerthal Trail zonder drukte. In juli en augustus is het warm genoeg voor het meer en de rivier. De herfstkleuren zijn op hun mooist in de tweede helft van oktober.',
      it: 'Maggio e settembre sono ideali per il Mullerthal Trail senza folla. In luglio e agosto fa abbastanza caldo per il lago e il fiume. I colori d’autunno sono più belli nella seconda metà di ottobre.',
    },
    onTheSpot: {
      en: 'Buses, trams and second-class trains cost nothing in the whole country, so you can leave the car at the campsite. There’s no motorway toll. Luxembourgish, French and German are all official, and English gets you far.',
      'de-CH':
        'Busse, Trams und Züge zweiter Klasse kosten im ganzen Land nichts: Das Auto kann auf dem Campingplatz bleiben. Eine Autobahnmaut gibt es nicht. Amtssprachen sind Luxemburgisch, Französisch und Deutsch.',
      de: 'Busse, Trams und Züge zweiter Klasse kosten im ganzen Land nichts: Das Auto kann am Campingplatz bleiben. Eine Autobahnmaut gibt es nicht. Amtssprachen sind Luxemburgisch, Französisch und Deutsch.',
      fr: 'Bus, tram et trains de deuxième classe sont gratuits dans tout le pays : laissez la voiture au camping. Les autoroutes n’ont pas de péage. Le luxembourgeois, le français et l’allemand sont langues officielles.',
      nl: 'Bussen, trams en treinen in de tweede klas kosten in het hele land niets, dus de auto kan op de camping blijven. Tol is er niet. Luxemburgs, Frans en Duits zijn er officiële talen, en met Engels red je je ook.',
      'nl-BE':
        'Bussen, trams en treinen in tweede klas kosten in het hele land niets, dus de wagen kan op de camping blijven. Tol is er niet, en tanken is er goedkoop: hou rekening met files bij het tankstation.',
      it: 'Autobus, tram e treni di seconda classe sono gratuiti in tutto il paese: l’auto può restare in campeggio. Non ci sono pedaggi. Le lingue ufficiali sono lussemburghese, francese e tedesco.',
    },
  },
}
