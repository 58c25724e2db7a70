import type { Wording } from '../texts/localised.ts'

export interface CoverRow {
  key: string
  name: Wording
  text: Wording
  pays: readonly Wording[]
}

/** Two levels of cancellation cover, the smaller one first. What each costs is in covers.ts, market by market. */
export const coverRows: readonly CoverRow[] = [
  {
    key: 'basic',
    name: {
      en: 'Cancellation cover',
      de: 'Stornoschutz',
      'de-CH': 'Annullierungsschutz',
      fr: 'Garantie annulation',
      nl: 'Annuleringsdekking',
      it: 'Copertura annullamento',
    },
    text: {
      en: 'If you can’t travel at all.',
      de: 'Wenn Sie die Reise nicht antreten können.',
      'de-CH': 'Wenn Sie die Reise nicht antreten können.',
      fr: 'Si vous devez renoncer à partir.',
      nl: 'Voor als je niet op reis kunt.',
      'nl-BE': 'Voor als je niet kan vertrekken.',
      it: 'Se non puoi più partire.',
    },
    pays: [
      {
        en: 'What you paid us for the stay, if illness, an accident or a death in the family keeps you at home',
        de: 'Den Preis des Aufenthalts bei Krankheit, Unfall oder Todesfall in der Familie',
        'de-CH': 'Den Preis des Aufenthalts bei Krankheit, Unfall oder Todesfall in der Familie',
        fr: 'Le prix du séjour en cas de maladie, d’accident ou de décès dans la famille',
        nl: 'De prijs van je verblijf bij ziekte, een ongeval of een overlijden in de familie',
        'nl-BE': 'De prijs van je verblijf bij ziekte, een ongeval of een overlijden in de familie',
        it: 'Il prezzo del soggiorno in caso di malattia, infortunio o lutto in famiglia',
      },
      {
        en: 'The same for everyone on your booking',
        de: 'Ebenso für alle Mitreisenden Ihrer Buchung',
        'de-CH': 'Ebenso für alle Mitreisenden Ihrer Buchung',
        fr: 'Le même remboursement pour toutes les personnes de votre réservation',
        nl: 'Hetzelfde voor iedereen die met je meereist',
        'nl-BE': 'Hetzelfde voor iedereen die met je meereist',
        it: 'Gli stessi casi per tutte le persone della prenotazione',
      },
    ],
  },
  {
    key: 'plus',
    name: {
      en: 'Cancellation cover Plus',
      de: 'Stornoschutz Plus',
      'de-CH': 'Annullierungsschutz Plus',
      fr: 'Garantie annulation Plus',
      nl: 'Annuleringsdekking Plus',
      it: 'Copertura annullamento Plus',
    },
    text: {
      en: 'If your plans change, before or during your stay.',
      de: 'Wenn sich Pläne ändern, vor oder während der Reise.',
      'de-CH': 'Wenn sich Pläne ändern, vor oder während der Ferien.',
      fr: 'Si vos projets changent, avant ou pendant le séjour.',
      nl: 'Voor als plannen veranderen, vooraf of tijdens je verblijf.',
      'nl-BE': 'Voor als plannen wijzigen, vooraf of tijdens je verblijf.',
      it: 'Se i piani cambiano, prima o durante il soggiorno.',
    },
    pays: [
      {
        en: 'Everything included in the basic cover',
        de: 'Alles, was der Stornoschutz deckt',
        'de-CH': 'Alles, was der kleinere Schutz deckt',
        fr: 'Tout ce que prévoit la Garantie annulation',
        nl: 'Alles wat de gewone dekking vergoedt',
        'nl-BE': 'Alles wat de gewone dekking vergoedt',
        it: 'Tutto ciò che prevede la «Copertura annullamento»',
      },
      {
        en: 'The stay, if you lose your job, start a new one or have to sit an exam again',
        de: 'Den Preis des Aufenthalts bei Verlust oder Wechsel des Arbeitsplatzes und bei einer Wiederholungsprüfung',
        'de-CH':
          'Den Preis des Aufenthalts bei Verlust oder Wechsel der Stelle und bei einer Wiederholungsprüfung',
        fr: 'Le séjour en cas de licenciement, de nouvel emploi ou d’examen de rattrapage',
        nl: 'Je verblijf als je je baan verliest, een nieuwe baan krijgt of een herexamen hebt',
        'nl-BE': 'Je verblijf als je je job verliest, een nieuwe job krijgt of een herexamen hebt',
        it: 'Il soggiorno se perdi o cambi lavoro o devi ripetere un esame',
      },
      {
        en: 'The nights you don’t use if you have to leave early',
        de: 'Die Nächte, die Sie bei vorzeitiger Abreise nicht nutzen',
        'de-CH': 'Die Nächte, die Sie bei vorzeitiger Abreise nicht nutzen',
        fr: 'Les nuits non utilisées en cas de départ anticipé',
        nl: 'De nachten die je niet gebruikt als je eerder naar huis moet',
        'nl-BE': 'De nachten die je niet gebruikt als je vroeger naar huis moet',
        it: 'Le notti non godute se devi partire prima',
      },
    ],
  },
]
