import type { PageRow } from './pages.data.ts'

/** The conditions of the covers, linked from where they are chosen. */
export const coverPage: PageRow = {
  tag: 'cover-conditions',
  slug: {
    en: 'cancellation-cover',
    de: 'ruecktrittsschutz',
    'de-CH': 'annullierungsschutz',
    fr: 'garantie-annulation',
    nl: 'annuleringsdekking',
    it: 'copertura-annullamento',
  },
  title: {
    en: 'Cancellation cover: the conditions',
    de: 'Rücktrittsschutz: die Bedingungen',
    'de-CH': 'Annullierungsschutz: die Bedingungen',
    fr: 'Garantie annulation : les conditions',
    nl: 'Annuleringsdekking: de voorwaarden',
    it: 'Copertura annullamento: le condizioni',
  },
  blocks: [
    {
      heading: {
        en: 'When it pays',
        de: 'Wann er zahlt',
        'de-CH': 'Wann er bezahlt',
        fr: 'Quand elle intervient',
        nl: 'Wanneer we betalen',
        it: 'Quando si applica',
      },
      body: {
        en: 'Tell us before your day of arrival that you cannot come and send proof, for example a doctor’s note, within two weeks. We pay back what you have paid us for the nights and extras, to the account it came from, within two weeks.',
        de: 'Sagen Sie uns vor dem Anreisetag ab und schicken Sie binnen zwei Wochen einen Nachweis, etwa ein ärztliches Attest. Wir erstatten, was Sie uns für Nächte und Extras gezahlt haben, binnen zwei Wochen auf demselben Weg.',
        'de-CH':
          'Melden Sie sich vor dem Anreisetag ab und senden Sie innert zwei Wochen einen Nachweis, etwa ein ärztliches Zeugnis. Wir erstatten innert zwei Wochen auf demselben Weg, was Sie uns für Nächte und Extras bezahlt haben.',
        fr: 'Prévenez-nous avant le jour d’arrivée et envoyez un justificatif, par exemple un certificat médical, sous deux semaines. Nous remboursons sous deux semaines les nuits et options déjà payées, par le même moyen de paiement.',
        nl: 'Laat het ons vóór de aankomstdag weten en stuur binnen twee weken een bewijs, bijvoorbeeld een doktersverklaring. Wat je ons voor nachten en extra’s hebt betaald, krijg je binnen twee weken terug op dezelfde rekening.',
        'nl-BE':
          'Laat het ons vóór de aankomstdag weten en stuur binnen twee weken een bewijs, bijvoorbeeld een doktersattest. Wat je ons voor nachten en extra’s hebt betaald, krijg je binnen twee weken terug op dezelfde rekening.',
        it: 'Avvisaci prima del giorno di arrivo e invia entro due settimane una prova, per esempio un certificato medico. Rimborsiamo entro due settimane le notti e gli extra già pagati, con lo stesso mezzo.',
      },
    },
    {
      heading: {
        en: 'What it does not pay',
        de: 'Was er nicht zahlt',
        'de-CH': 'Was er nicht bezahlt',
        fr: 'Ce qu’elle ne couvre pas',
        nl: 'Wat we niet betalen',
        it: 'Che cosa non copre',
      },
      body: {
        en: 'The booking fee and the price of the cover itself are not paid back. Nor is anything that you knew of when you booked, or a change of mind.',
        de: 'Buchungsgebühr und Preis des Schutzes werden nicht erstattet, ebenso wenig, was Sie bei der Buchung schon wussten, oder wenn Sie es sich anders überlegen.',
        fr: 'Les frais de dossier et le prix de la garantie ne sont pas remboursés, ni ce que vous saviez déjà en réservant, ni un simple changement d’avis.',
        nl: 'De reserveringskosten en de prijs van de dekking krijg je niet terug. Ook niet wat je bij het boeken al wist, of als je je bedenkt.',
        'nl-BE':
          'De dossierkosten en de prijs van de dekking krijg je niet terug. Ook niet wat je bij het boeken al wist, of als je je bedenkt.',
        it: 'Le spese di prenotazione e il prezzo della copertura non vengono rimborsati, né ciò che già sapevi prenotando o un semplice ripensamento.',
      },
    },
    {
      heading: {
        en: 'Your choice',
        de: 'Ihre Entscheidung',
        fr: 'Votre choix',
        nl: 'Jouw keuze',
        it: 'La tua scelta',
      },
      body: {
        en: 'The cover is never needed to book. Check first whether an insurance you already have pays in these cases. It can be chosen with the booking only, up to the day named beside it.',
        de: 'Für die Buchung ist der Schutz nie nötig. Prüfen Sie zuerst, ob eine Versicherung, die Sie schon haben, in diesen Fällen zahlt. Wählen lässt er sich nur mit der Buchung, bis zu dem Tag, der daneben steht.',
        'de-CH':
          'Für die Buchung ist der Schutz nie nötig. Prüfen Sie zuerst, ob eine Versicherung, die Sie schon haben, in diesen Fällen bezahlt. Wählen lässt er sich nur mit der Buchung, bis zu dem Tag, der daneben steht.',
        fr: 'La garantie n’est jamais obligatoire. Vérifiez d’abord si une assurance que vous avez déjà intervient dans ces cas. Elle se choisit uniquement à la réservation, jusqu’à la date indiquée.',
        nl: 'Voor het boeken heb je de dekking nooit nodig. Kijk eerst of een verzekering die je al hebt in deze gevallen betaalt. Kiezen kan alleen bij het boeken, tot de dag die erbij staat.',
        it: 'La copertura non è mai obbligatoria. Controlla prima se un’assicurazione che hai già paga in questi casi. Si sceglie solo con la prenotazione, fino al giorno indicato.',
      },
    },
  ],
}
