import type { SampleRows } from './sample-rows.ts'

/** Sample texts of header, footer, banners and controls. */
export const sampleShellWords: SampleRows = {
  Menu: { de: 'Menü', fr: 'Menu', nl: 'Menu', it: 'Menu' },
  'About us': { de: 'Über uns', fr: 'À propos', nl: 'Over ons', it: 'Chi siamo' },
  'Secure payment': {
    de: 'Sichere Zahlung',
    fr: 'Paiement sécurisé',
    nl: 'Veilig betalen',
    it: 'Pagamento sicuro',
  },
  'Book early': { de: 'Früh buchen', fr: 'Réserver tôt', nl: 'Vroeg boeken', it: 'Prenota prima' },
  Favourites: { de: 'Merkliste', fr: 'Favoris', nl: 'Favorieten', it: 'Preferiti' },
  'Customer service': {
    de: 'Kundenservice',
    fr: 'Service client',
    nl: 'Klantenservice',
    it: 'Servizio clienti',
  },
  'Change or cancel': {
    de: 'Ändern oder stornieren',
    fr: 'Modifier ou annuler',
    nl: 'Wijzigen of annuleren',
    it: 'Modificare o cancellare',
  },
  Payment: { de: 'Bezahlung', fr: 'Paiement', nl: 'Betaling', it: 'Pagamento' },
  'Travel insurance': {
    de: 'Reiseversicherung',
    fr: 'Assurance voyage',
    nl: 'Reisverzekering',
    it: 'Assicurazione di viaggio',
  },
  'How we check reviews': {
    de: 'Wie wir Bewertungen prüfen',
    fr: 'Comment nous vérifions les avis',
    nl: 'Hoe we beoordelingen controleren',
    it: 'Come verifichiamo le recensioni',
  },
  'How we order results': {
    de: 'Wie wir Treffer ordnen',
    fr: 'Comment nous classons les résultats',
    nl: 'Hoe we resultaten ordenen',
    it: 'Come ordiniamo i risultati',
  },
  Accessibility: { de: 'Barrierefreiheit', fr: 'Accessibilité', nl: 'Toegankelijkheid', it: 'Accessibilità' },
  'Early birds by e-mail': {
    de: 'Frühbucher per E-Mail',
    fr: 'Offres de saison par e-mail',
    nl: 'Vroegboekers per e-mail',
    it: 'Offerte in anticipo via e-mail',
  },
  Imprint: { de: 'Impressum', fr: 'Mentions légales', nl: 'Colofon', it: 'Note legali' },
  Terms: { de: 'AGB', fr: 'Conditions générales', nl: 'Voorwaarden', it: 'Condizioni' },
  Privacy: { de: 'Datenschutz', fr: 'Confidentialité', nl: 'Privacy', it: 'Privacy' },
  'Cookie settings': {
    de: 'Cookie-Einstellungen',
    fr: 'Paramètres des cookies',
    nl: 'Cookie-instellingen',
    it: 'Impostazioni dei cookie',
  },
  'We treat your data with care. ': {
    de: 'Wir gehen sorgsam mit Ihren Daten um. ',
    fr: 'Nous prenons soin de vos données. ',
    nl: 'We gaan zorgvuldig om met je gegevens. ',
    it: 'Trattiamo i tuoi dati con cura. ',
  },
  'Book summer before {0} and keep the best pitches at last year’s price': {
    de: 'Sommer bis {0} buchen und die besten Plätze zum Vorjahrespreis sichern',
    fr: 'Réservez l’été avant le {0} et gardez les meilleurs emplacements au prix de l’an dernier',
    nl: 'Boek de zomer vóór {0} en houd de beste plaatsen voor de prijs van vorig jaar',
    it: 'Prenota l’estate entro il {0} e tieni le piazzole migliori al prezzo dell’anno scorso',
  },
  'Summer at last year’s price': {
    de: 'Sommer zum Vorjahrespreis',
    fr: 'L’été au prix de l’an dernier',
    nl: 'Zomer voor de prijs van vorig jaar',
    it: 'L’estate al prezzo dell’anno scorso',
  },
  Save: { de: 'Merken', fr: 'Enregistrer', nl: 'Bewaren', it: 'Salva' },
  Share: { de: 'Teilen', fr: 'Partager', nl: 'Delen', it: 'Condividi' },
  Busy: { de: 'Besetzt', fr: 'Occupé', nl: 'Bezet', it: 'Occupato' },
}
