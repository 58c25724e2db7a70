import type { SiteCode } from '../markets.ts'

/** The authority to which people complain about the use of their data; an operator may name another one. */
export const dataProtectionAuthorities: Readonly<Record<SiteCode, string>> = {
  uk: 'Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF, www.ico.org.uk',
  de: 'Bundesbeauftragte für den Datenschutz und die Informationsfreiheit, Graurheindorfer Straße 153, 53117 Bonn, www.bfdi.bund.de',
  fr: 'Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, 75334 Paris, www.cnil.fr',
  nl: 'Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag, www.autoriteitpersoonsgegevens.nl',
  'nl-be':
    'Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, www.gegevensbeschermingsautoriteit.be',
  'de-ch':
    'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB), Feldeggweg 1, 3003 Bern, www.edoeb.admin.ch',
  ie: 'Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963, www.dataprotection.ie',
  'de-at': 'Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, www.dsb.gv.at',
  it: 'Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, www.garanteprivacy.it',
}

/** The authority that watches over the accessibility of online shops; Switzerland has none. */
export const accessibilityAuthorities: Readonly<Record<SiteCode, string | null>> = {
  uk: 'Equality Advisory and Support Service (EASS), www.equalityadvisoryservice.com',
  de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg',
  fr: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF), 59 boulevard Vincent Auriol, 75013 Paris',
  nl: 'Autoriteit Consument & Markt (ACM), Postbus 16326, 2500 BH Den Haag, www.acm.nl',
  'nl-be': 'FOD Economie, Algemene Directie Economische Inspectie, Vooruitgangstraat 50, 1210 Brussel',
  'de-ch': null,
  ie: 'Competition and Consumer Protection Commission, Bloom House, Railway Street, Dublin 1, D01 C576, www.ccpc.ie',
  'de-at': 'Sozialministeriumservice, Babenbergerstraße 5, 1010 Wien, www.sozialministeriumservice.gv.at',
  it: 'Agenzia per l’Italia Digitale (AgID), Via Liszt 21, 00144 Roma, www.agid.gov.it',
}

/** Years for which tax law wants invoices and their records stored. */
export const invoiceYears: Readonly<Record<SiteCode, number>> = {
  uk: 6,
  de: 8,
  fr: 10,
  nl: 7,
  'nl-be': 10,
  'de-ch': 10,
  ie: 6,
  'de-at': 7,
  it: 10,
}
