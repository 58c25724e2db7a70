import { describe, expect, test } from 'vitest'
import type { PageLanguage } from '../page/page-language.ts'
import { bookingPassages } from './booking-answers.ts'
import { indexPassages } from './passage-index.ts'
import type { Passage } from './passage.ts'
import { termOf } from './terms-of.ts'

const english: Passage[] = [
  { title: 'What does the price include?', text: 'The stay for your party and every mandatory cost.' },
  { title: 'When do I pay?', text: 'A deposit when you book and the rest six weeks before you arrive.' },
  { title: 'Can I change my booking?', text: 'Travellers and most extras can be changed in your account.' },
  {
    title: 'Are bed linen and towels provided?',
    text: 'Where beds are made on arrival the facilities say so.',
  },
  { title: 'Who does the final cleaning?', text: 'If it is mandatory it is part of the total price.' },
  { title: 'Dogs are welcome on a lead', text: 'Dogs are welcome on a lead.' },
  { title: 'Your contract', text: 'The law gives no right of withdrawal for a stay on fixed dates.' },
  ...bookingPassages('en-GB'),
]
const german: Passage[] = [
  {
    title: 'Wann muss ich zahlen?',
    text: 'Eine Anzahlung bei der Buchung, den Rest sechs Wochen vor der Anreise.',
  },
  { title: 'Kann ich meine Buchung ändern?', text: 'Mitreisende ändern Sie in Ihrem Konto.' },
  { title: 'Sind Bettwäsche und Handtücher dabei?', text: 'Es steht bei der Ausstattung.' },
  { title: 'Hunde sind willkommen', text: 'Hunde sind an der Leine willkommen.' },
]
const french: Passage[] = [
  { title: 'L’électricité est-elle comprise ?', text: 'Presque toujours.' },
  { title: 'Puis-je modifier ma réservation ?', text: 'Dans votre compte, jusqu’à peu avant l’arrivée.' },
  { title: 'Draps et serviettes sont-ils fournis ?', text: 'Les équipements le précisent.' },
]
const dutch: Passage[] = [
  { title: 'Kan ik mijn boeking wijzigen?', text: 'Reisgenoten pas je aan in je account.' },
  { title: 'Zijn bedlinnen en handdoeken inbegrepen?', text: 'Dat staat bij de voorzieningen.' },
]
const italian: Passage[] = [
  { title: 'Posso modificare la prenotazione?', text: 'I partecipanti si cambiano nel tuo account.' },
  { title: 'Biancheria e asciugamani sono inclusi?', text: 'Lo trovi nei servizi.' },
]

describe('finds what was meant, in other words too', () => {
  test.each<[PageLanguage, readonly Passage[], string, string]>([
    ['en-GB', english, 'when do i have to pay', 'When do I pay?'],
    ['en-GB', english, 'Is my dog allowed?', 'Dogs are welcome on a lead'],
    ['en-GB', english, 'towel', 'Are bed linen and towels provided?'],
    ['en-GB', english, 'Do you clean at the end?', 'Who does the final cleaning?'],
    ['en-GB', english, 'changing a booking', 'Can I change my booking?'],
    ['en-GB', english, 'change my bookng', 'Can I change my booking?'],
    ['en-GB', english, 'withdrawal', 'Your contract'],
    ['de', german, 'Darf ich meinen Hund mitbringen?', 'Hunde sind willkommen'],
    ['de-CH', german, 'buchung aendern', 'Kann ich meine Buchung ändern?'],
    ['de', german, 'Handtuch', 'Sind Bettwäsche und Handtücher dabei?'],
    ['fr', french, 'electricite', 'L’électricité est-elle comprise ?'],
    ['fr', french, 'modifier mes reservations', 'Puis-je modifier ma réservation ?'],
    ['nl', dutch, 'Ik wil mijn boekingen wijzigen', 'Kan ik mijn boeking wijzigen?'],
    ['nl-BE', dutch, 'handdoek', 'Zijn bedlinnen en handdoeken inbegrepen?'],
    ['it', italian, 'modifiche prenotazioni', 'Posso modificare la prenotazione?'],
  ])('%s: %#', (language, passages, question, title) => {
    expect(indexPassages(passages, language)(question)?.title).toBe(title)
  })

  const [faq, about] = [english.filter((one) => !one.about), bookingPassages('en-GB')]
  test('of equal ones the same question, and of those the first', () => {
    const clause = { title: 'When the cover pays', text: 'When the cover pays what you have to pay.' }
    const asked = 'when do i have to pay'
    expect(indexPassages([clause, ...faq, ...about], 'en-GB')(asked)?.text).toContain('A deposit')
    expect(indexPassages([clause, ...about, ...faq], 'en-GB')(asked)?.about).toBe('due')
  })

  test.each([
    ['How much is still due?', 'due'],
    ['When does my stay begin?', 'dates'],
    ['What is my booking reference', 'reference'],
    ['is my booking confirmed', 'state'],
  ])('about a booking: %s', (question, about) => {
    expect(indexPassages(english, 'en-GB')(question)?.about).toBe(about)
  })
})

describe('answers nothing rather than something else', () => {
  test.each<[PageLanguage, readonly Passage[], string]>([
    ['en-GB', english, 'Do you rent submarines to the moon?'],
    ['en-GB', english, 'What do you think about the election price?'],
    ['en-GB', english, 'the of and'],
    ['en-GB', english, 'booking zeppelins'],
    ['en-GB', english, '???'],
    ['de', german, 'Wer gewinnt die Weltmeisterschaft?'],
    ['fr', french, 'Quelle heure est-il à Tokyo ?'],
    ['nl', dutch, 'Wie wordt de nieuwe president?'],
    ['it', italian, 'Che tempo fa a Marte?'],
  ])('%s: %#', (language, passages, question) => {
    expect(indexPassages(passages, language)(question)).toBeUndefined()
  })
})

test.each<[PageLanguage, string, string | null]>([
  ['en-GB', 'The', null],
  ['en-GB', 'dogs', 'dog'],
  ['de', 'Hunde', 'hund'],
  ['de', 'für', null],
  ['fr', 'l', null],
  ['fr', 'Réservations', 'reserv'],
])('%s: the term of %s is %s', (language, word, term) => expect(termOf(word, language)).toBe(term))
