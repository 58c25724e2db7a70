import type { PageRow } from './reading/page-row.ts'

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
    de: 'Stornoschutz: die Bedingungen',
    'de-CH': 'Annullierungsschutz: die Bedingungen',
    fr: 'Garantie annulation : les conditions',
    nl: 'Annuleringsdekking: de voorwaarden',
    it: 'Copertura annullamento: le condizioni',
  },
  blocks: [
    {
      heading: {
        en: 'When it covers you',
        de: 'Wann der Schutz gilt',
        'de-CH': 'Wann der Schutz gilt',
        fr: 'Quand elle intervient',
        nl: 'Wanneer we betalen',
        it: 'Quando si applica',
      },
      body: {
        en: 'If you can’t come, please tell us before your day of arrival and send us proof, for example a doctor’s note, within two weeks. Within another two weeks, we’ll refund what you’ve paid us for the nights and extras to your original payment method.',
        de: 'Sagen Sie uns vor dem Anreisetag ab und schicken Sie binnen zwei Wochen einen Nachweis, etwa ein ärztliches Attest. Wir erstatten, was Sie uns für Nächte und Extras bezahlt haben, binnen zwei Wochen über Ihre ursprüngliche Zahlungsart.',
        'de-CH':
          'Annullieren Sie vor dem Anreisetag und senden Sie innert zwei Wochen einen Nachweis, etwa ein ärztliches Zeugnis. Wir erstatten innert zwei Wochen über Ihre ursprüngliche Zahlungsart, was Sie uns für Nächte und Extras bezahlt haben.',
        fr: 'Prévenez-nous avant le jour d’arrivée et envoyez un justificatif, par exemple un certificat médical, sous deux semaines. Nous remboursons sous deux semaines les nuits et options déjà payées, par le même moyen de paiement.',
        nl: 'Laat het ons vóór de aankomstdag weten en stuur binnen twee weken een bewijs, bijvoorbeeld een doktersverklaring. Wat je ons voor nachten en extra’s hebt betaald, krijg je binnen twee weken terug op dezelfde rekening.',
        'nl-BE':
          'Laat het ons vóór de aankomstdag weten en stuur binnen twee weken een bewijs, bijvoorbeeld een doktersattest. Wat je ons voor nachten en extra’s hebt betaald, krijg je binnen twee weken terug op dezelfde rekening.',
        it: 'Avvisaci prima del giorno di arrivo e invia entro due settimane una prova, per esempio un certificato medico. Rimborsiamo entro due settimane le notti e gli extra già pagati, con lo stesso metodo di pagamento.',
      },
    },
    {
      heading: {
        en: 'What it doesn’t cover',
        de: 'Was der Schutz nicht deckt',
        'de-CH': 'Was der Schutz nicht deckt',
        fr: 'Ce qu’elle ne couvre pas',
        nl: 'Wat de dekking niet vergoedt',
        it: 'Che cosa non copre',
      },
      body: {
        en: 'We don’t refund the booking fee or the price of the cover itself. The cover also doesn’t apply to anything you already knew about when you booked, or if you change your mind.',
        de: 'Buchungsgebühr und Preis des Schutzes werden nicht erstattet. Der Schutz gilt auch nicht bei Gründen, die Sie bei der Buchung schon kannten, oder wenn Sie es sich anders überlegen.',
        fr: 'Les frais de réservation et le prix de la garantie ne sont pas remboursés, ni ce que vous saviez déjà en réservant, ni un simple changement d’avis.',
        nl: 'De reserveringskosten en de prijs van de dekking krijg je niet terug. Ook niet wat je bij het boeken al wist, of als je je bedenkt.',
        'nl-BE':
          'De dossierkosten en de prijs van de dekking krijg je niet terug. We vergoeden ook niets voor wat je bij het boeken al wist of als je je bedenkt.',
        it: 'Le spese di prenotazione e il prezzo della copertura non vengono rimborsati. La copertura non vale inoltre per motivi che conoscevi già al momento della prenotazione né per un semplice ripensamento.',
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
        en: 'You don’t need cover to book. Please check whether your existing travel insurance already covers you in these cases. You can only add cover when you book, up to the day shown beside it.',
        de: 'Für die Buchung ist der Schutz nie nötig. Prüfen Sie zuerst, ob eine bestehende Versicherung Sie in diesen Fällen bereits absichert. Wählen lässt er sich nur mit der Buchung, bis zu dem Tag, der daneben steht.',
        'de-CH':
          'Für die Buchung ist der Schutz nie nötig. Prüfen Sie zuerst, ob eine bestehende Versicherung Sie in diesen Fällen bereits absichert. Wählen lässt er sich nur mit der Buchung, bis zu dem Tag, der daneben steht.',
        fr: 'La garantie n’est jamais obligatoire. Vérifiez d’abord si votre assurance actuelle vous couvre déjà dans ces cas. Elle se choisit uniquement à la réservation, jusqu’à la date indiquée.',
        nl: 'Voor het boeken heb je de dekking nooit nodig. Kijk eerst of een verzekering die je al hebt in deze gevallen betaalt. Kiezen kan alleen bij het boeken, tot en met de dag die erbij staat.',
        'nl-BE':
          'Voor het boeken heb je de dekking nooit nodig. Kijk eerst of een verzekering die je al hebt in deze gevallen betaalt. Kiezen kan enkel bij het boeken, tot en met de dag die erbij staat.',
        it: 'La copertura non è mai obbligatoria. Controlla prima se un’assicurazione che hai già ti copre in questi casi. Si sceglie solo con la prenotazione, fino al giorno indicato.',
      },
    },
  ],
}
