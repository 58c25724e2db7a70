import type { PageWords } from './page-words.ts'

/** Texts of every sandbox page. */
export const pageWords = {
  band: {
    'en-GB': 'Test environment: no real money, no real mail',
    de: 'Testumgebung: kein echtes Geld, keine echte Post',
    'de-CH': 'Testumgebung: kein echtes Geld, keine echte Post',
    fr: 'Environnement de test : ni argent réel, ni e-mail réel',
    nl: 'Testomgeving: geen echt geld, geen echte mail',
    'nl-BE': 'Testomgeving: geen echt geld, geen echte mail',
    it: 'Ambiente di prova: niente denaro vero, niente posta vera',
  },
  mail: {
    'en-GB': 'Mail',
    de: 'Post',
    'de-CH': 'Post',
    fr: 'E-mails',
    nl: 'Mail',
    'nl-BE': 'Mail',
    it: 'Posta',
  },
  payments: {
    'en-GB': 'Payments',
    de: 'Zahlungen',
    'de-CH': 'Zahlungen',
    fr: 'Paiements',
    nl: 'Betalingen',
    'nl-BE': 'Betalingen',
    it: 'Pagamenti',
  },
  errors: {
    'en-GB': 'Errors',
    de: 'Fehler',
    'de-CH': 'Fehler',
    fr: 'Erreurs',
    nl: 'Fouten',
    'nl-BE': 'Fouten',
    it: 'Errori',
  },
  tags: {
    'en-GB': 'Events',
    de: 'Ereignisse',
    'de-CH': 'Ereignisse',
    fr: 'Événements',
    nl: 'Gebeurtenissen',
    'nl-BE': 'Gebeurtenissen',
    it: 'Eventi',
  },
  notFound: {
    'en-GB': 'There is nothing here',
    de: 'Hier ist nichts',
    'de-CH': 'Hier ist nichts',
    fr: 'Il n’y a rien ici',
    nl: 'Hier is niets',
    'nl-BE': 'Hier is niets',
    it: 'Qui non c’è niente',
  },
} satisfies PageWords
