import type { LegalText } from '../legal-text.ts'
import type { SiteCode } from '../markets.ts'

const rightToCancel: LegalText = {
  title: 'Right to cancel',
  blocks: [
    {
      heading: 'Your right',
      body: 'You may cancel the purchase of a gift voucher within 14 days without giving any reason. The period ends 14 days after the day of the purchase; if that is a Saturday or Sunday, on the following Monday.',
    },
    {
      heading: 'How to cancel',
      body: 'Use “Withdraw from contract here” at the foot of every page of this website: enter your name, the purchase number and your email address, and confirm. We acknowledge receipt at once by email, with its date and time. You may also send us any other clear statement, by letter or email, to the address in the company details. You are in time if you send it before the period ends.',
    },
    {
      heading: 'What happens next',
      body: 'The voucher is no longer valid, and we refund what you paid without delay and no later than 14 days after your statement, using the same means of payment and without charge. If part of the voucher has been used, we refund the rest: the part that was used has paid for a booking, which has its own conditions.',
    },
    {
      heading: 'Stays',
      body: 'There is no statutory right to cancel stays booked for specific dates. You can cancel them under the conditions of the booking.',
    },
  ],
}

/**
 * The page about withdrawing from the purchase of a gift voucher in the countries whose law uses other words than their language
 * does elsewhere: Austria says Rücktritt, the United Kingdom and Ireland speak of a right to cancel.
 */
export const withdrawalTexts: Readonly<Partial<Record<SiteCode, LegalText>>> = {
  uk: rightToCancel,
  ie: rightToCancel,
  'de-at': {
    title: 'Belehrung über das Rücktrittsrecht',
    blocks: [
      {
        heading: 'Ihr Recht',
        body: 'Sie haben das Recht, vom Kauf eines Geschenkgutscheins binnen vierzehn Tagen ohne Angabe von Gründen zurückzutreten (§ 11 FAGG). Die Frist endet vierzehn Tage nach dem Tag des Kaufs; fällt ihr letzter Tag auf einen Samstag, einen Sonntag oder einen gesetzlichen Feiertag, endet sie am nächsten Werktag (Montag bis Freitag).',
      },
      {
        heading: 'So treten Sie zurück',
        body: 'Nutzen Sie „Hier vom Vertrag zurücktreten“ am Fuß jeder Seite dieser Website: Geben Sie Ihren Namen, die Kaufnummer und Ihre E-Mail-Adresse an und bestätigen Sie. Wir bestätigen Ihnen den Eingang unverzüglich per E-Mail, mit Datum und Uhrzeit. Sie können uns auch jede andere eindeutige Erklärung senden, als Brief oder E-Mail an die Anschrift im Impressum. Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor ihrem Ablauf absenden.',
      },
      {
        heading: 'Folgen des Rücktritts',
        body: 'Der Gutschein gilt nicht mehr, und wir zahlen Ihnen unverzüglich, spätestens binnen vierzehn Tagen ab Eingang Ihrer Erklärung, zurück, was Sie bezahlt haben, über dasselbe Zahlungsmittel und ohne Entgelt. Ist ein Teil des Gutscheins eingelöst, zahlen wir den Rest zurück: Mit dem eingelösten Teil wurde eine Buchung bezahlt, für die eigene Bedingungen gelten.',
      },
      {
        heading: 'Aufenthalte',
        body: 'Für Aufenthalte, die zu festen Terminen gebucht werden, besteht kein Rücktrittsrecht (§ 18 Abs. 1 Z 10 FAGG). Stornieren können Sie diese nach den Bedingungen der Buchung.',
      },
    ],
  },
}
