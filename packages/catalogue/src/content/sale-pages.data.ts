import type { PageRow } from './reading/page-row.ts'

/** What the buyer of a gift voucher agrees to: pages of the editions that sell them. An app may replace them by texts of its own. */
export const salePageRows: readonly PageRow[] = [
  {
    tag: 'voucher-terms',
    slug: {
      en: 'gift-voucher-terms',
      de: 'gutscheinbedingungen',
      fr: 'conditions-cheques-cadeaux',
      nl: 'voorwaarden-cadeaubonnen',
      it: 'condizioni-buoni-regalo',
    },
    title: {
      en: 'Gift voucher terms',
      de: 'Gutscheinbedingungen',
      fr: 'Conditions des chèques-cadeaux',
      nl: 'Voorwaarden voor cadeaubonnen',
      it: 'Condizioni dei buoni regalo',
    },
    blocks: [
      {
        heading: {
          en: 'What it is',
          de: 'Der Gutschein',
          fr: 'Ce que c’est',
          nl: 'Wat het is',
          it: 'Che cos’è',
        },
        body: {
          en: 'A gift voucher is an amount paid in advance. You can use it to pay for all or part of a stay booked on this website, in the currency printed on it. It cannot be exchanged for cash or topped up, and it earns no interest.',
          de: 'Ein Geschenkgutschein ist ein im Voraus bezahlter Betrag. Er gilt für Aufenthalte, die auf dieser Website gebucht werden, in der Währung, die auf ihm steht, ganz oder in Teilen. Er wird nicht bar ausgezahlt, nicht verzinst und nicht aufgeladen.',
          fr: 'Un chèque-cadeau est un montant payé d’avance. Il permet de payer, en tout ou en partie, des séjours réservés sur ce site, dans la devise indiquée. Il n’est pas remboursable en espèces, ne porte pas intérêt et ne se recharge pas.',
          nl: 'Een cadeaubon is een bedrag dat vooraf is betaald. Je betaalt er verblijven mee die op deze site worden geboekt, in de valuta die erop staat, helemaal of voor een deel. De bon wordt niet in contanten uitbetaald, levert geen rente op en kan niet worden opgewaardeerd.',
          'nl-BE':
            'Een cadeaubon is een bedrag dat vooraf betaald is. Je betaalt er verblijven mee die op deze site geboekt worden, in de munt die erop staat, volledig of voor een deel. De bon wordt niet in contanten uitbetaald, brengt geen interest op en kan niet opgeladen worden.',
          it: 'Un buono regalo è un importo pagato in anticipo. Serve a pagare soggiorni prenotati su questo sito, nella valuta indicata, per intero o in parte. Non viene convertito in denaro, non produce interessi e non si ricarica.',
        },
      },
      {
        heading: {
          en: 'Buying',
          de: 'Kauf',
          fr: 'Achat',
          nl: 'Kopen',
          it: 'Acquisto',
        },
        body: {
          en: 'Your contract begins when we receive your payment. We then email you the voucher. You pay exactly what the voucher is worth; there are no fees on top.',
          de: 'Der Vertrag kommt zustande, wenn Ihre Zahlung eingegangen ist; dann senden wir den Gutschein an Ihre E-Mail-Adresse. Sein Preis ist sein Wert: Es kommen keine Gebühren hinzu.',
          fr: 'Le contrat est conclu à la réception de votre paiement ; nous envoyons alors le chèque-cadeau à votre adresse e-mail. Son prix est sa valeur : aucun frais ne s’ajoute.',
          nl: 'De overeenkomst komt tot stand als je betaling binnen is; daarna sturen we de bon naar je e-mailadres. De prijs is de waarde: er komen geen kosten bij.',
          it: 'Il contratto si conclude quando arriva il tuo pagamento; inviamo poi il buono al tuo indirizzo e-mail. Il prezzo è il valore: non si aggiungono costi.',
        },
      },
      {
        heading: {
          en: 'Using it',
          de: 'Einlösen',
          fr: 'Utilisation',
          nl: 'Gebruiken',
          it: 'Utilizzo',
        },
        body: {
          en: 'Enter the code at the checkout or when you pay for a booking. Any remaining balance stays on the voucher. Anyone with the code can use it, so keep it as safe as cash. If a booking is cancelled, the refund due under its conditions goes back to the voucher for the part it paid, and you can use it for at least one more year.',
          de: 'Geben Sie den Code beim Buchen oder beim Bezahlen einer Buchung ein. Was übrig ist, bleibt auf dem Gutschein. Wer den Code hat, kann ihn einlösen: Bewahren Sie ihn wie Bargeld auf. Wird eine bezahlte Buchung storniert, wird der mit dem Gutschein bezahlte Anteil nach den Bedingungen der Buchung wieder gutgeschrieben und ist dann noch mindestens ein Jahr einlösbar.',
          fr: 'Saisissez le code lors de la réservation ou du paiement. Le reste est conservé. Toute personne qui a le code peut l’utiliser : conservez-le comme de l’argent liquide. En cas d’annulation d’une réservation payée, la part payée avec le chèque-cadeau y est recréditée selon les conditions de la réservation et reste utilisable au moins un an.',
          nl: 'Vul de code in bij het boeken of bij het betalen van een boeking. Wat overblijft, blijft op de bon staan. Wie de code heeft, kan hem gebruiken: bewaar hem als contant geld. Wordt een betaalde boeking geannuleerd, dan komt het deel dat met de bon is betaald weer op de bon te staan, volgens de voorwaarden van de boeking. Dat bedrag kun je nog minimaal een jaar gebruiken.',
          it: 'Inserisci il codice durante la prenotazione o il pagamento. L’importo residuo resta sul buono. Chi ha il codice può usarlo: conservalo come se fosse denaro. Se una prenotazione pagata viene annullata, la parte pagata con il buono torna sul buono alle condizioni della prenotazione e vale almeno un altro anno.',
          'de-CH':
            'Geben Sie den Code beim Buchen oder beim Bezahlen einer Buchung ein. Was übrig ist, bleibt auf dem Gutschein. Wer den Code hat, kann ihn einlösen: Bewahren Sie ihn wie Bargeld auf. Wird eine bezahlte Buchung annulliert, wird der mit dem Gutschein bezahlte Anteil nach den Bedingungen der Buchung wieder gutgeschrieben und ist dann noch mindestens ein Jahr einlösbar.',
          'nl-BE':
            'Vul de code in bij het boeken of bij het betalen van een boeking. Wat overblijft, blijft op de bon staan. Wie de code heeft, kan hem gebruiken: bewaar hem als contant geld. Wordt een betaalde boeking geannuleerd, dan zetten we de terugbetaling van het deel dat je met de bon betaalde, volgens de voorwaarden van de boeking weer op de bon. Je kan dat bedrag dan nog minstens een jaar gebruiken.',
        },
      },
      {
        heading: {
          en: 'Validity',
          de: 'Gültigkeit',
          fr: 'Validité',
          nl: 'Geldigheid',
          it: 'Validità',
        },
        body: {
          en: 'You can use the voucher until the date printed on it. We show you this date before you buy, in our email and on the voucher. It is never earlier than the law of your country allows.',
          de: 'Der Gutschein gilt bis zu dem Tag, der auf ihm steht. Sie sehen dieses Datum vor dem Kauf, in unserer E-Mail und auf dem Gutschein. Die Gültigkeit ist nie kürzer, als es das Recht Ihres Landes vorschreibt.',
          fr: 'Le chèque-cadeau est valable jusqu’à la date indiquée. Vous voyez cette date avant l’achat, dans notre e-mail et sur le chèque-cadeau. Elle n’est jamais antérieure à ce que permet la loi de votre pays.',
          nl: 'De bon is te gebruiken tot en met de datum die erop staat. Je ziet die datum voordat je koopt, in onze e-mail en op de bon. Die datum ligt nooit eerder dan de wet van je land toestaat.',
          it: 'Il buono si può usare fino alla data indicata. Vedi questa data prima dell’acquisto, nella nostra e-mail e sul buono. Non è mai anteriore a quanto consente la legge del tuo paese.',
          'de-CH':
            'Der Gutschein gilt bis zu dem Tag, der auf ihm steht. Sie sehen dieses Datum vor dem Kauf, in unserem E-Mail und auf dem Gutschein. Die Gültigkeit ist nie kürzer, als es das Recht Ihres Landes vorschreibt.',
        },
      },
    ],
  },
  {
    tag: 'withdrawal',
    slug: {
      en: 'right-of-withdrawal',
      de: 'widerrufsbelehrung',
      fr: 'droit-de-retractation',
      nl: 'herroepingsrecht',
      it: 'diritto-di-recesso',
    },
    title: {
      en: 'Right of withdrawal',
      de: 'Widerrufsbelehrung',
      fr: 'Droit de rétractation',
      nl: 'Herroepingsrecht',
      it: 'Diritto di recesso',
    },
    blocks: [
      {
        heading: {
          en: 'Your right',
          de: 'Ihr Recht',
          fr: 'Votre droit',
          nl: 'Je recht',
          it: 'Il tuo diritto',
        },
        body: {
          en: 'You may withdraw from the purchase of a gift voucher within 14 days without giving any reason. The period ends 14 days after the day of the purchase; if that is a Saturday or Sunday, on the following Monday.',
          'de-CH':
            'Sie haben das Recht, den Kauf eines Geschenkgutscheins innert vierzehn Tagen ohne Angabe von Gründen zu widerrufen. Die Frist endet vierzehn Tage nach dem Tag des Kaufs; fällt ihr letzter Tag auf einen Samstag oder Sonntag, endet sie am folgenden Montag.',
          de: 'Sie haben das Recht, den Kauf eines Geschenkgutscheins binnen vierzehn Tagen ohne Angabe von Gründen zu widerrufen. Die Frist endet vierzehn Tage nach dem Tag des Kaufs; fällt ihr letzter Tag auf einen Samstag oder Sonntag, endet sie am folgenden Montag.',
          fr: 'Vous avez le droit de vous rétracter de l’achat d’un chèque-cadeau sans donner de motif dans un délai de quatorze jours. Le délai expire quatorze jours après le jour de l’achat ; s’il s’achève un samedi, un dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant.',
          nl: 'Je hebt het recht om de aankoop van een cadeaubon binnen 14 dagen zonder opgave van redenen te herroepen. De termijn verstrijkt 14 dagen na de dag van de aankoop; valt die dag op een zaterdag, een zondag of een feestdag, dan op de eerstvolgende werkdag.',
          it: 'Hai il diritto di recedere dall’acquisto di un buono regalo, senza indicarne le ragioni, entro 14 giorni. Il termine scade 14 giorni dopo il giorno dell’acquisto; se l’ultimo giorno è un sabato o una domenica, scade il lunedì successivo.',
        },
      },
      {
        heading: {
          en: 'How to withdraw',
          de: 'So widerrufen Sie',
          fr: 'Comment vous rétracter',
          nl: 'Zo herroep je',
          it: 'Come recedere',
        },
        body: {
          en: 'Use “Withdraw from contract here” at the foot of every page of this website: enter your name, the purchase number and your email address, and confirm. We will acknowledge it by email straight away, with the date and time. You can also send us any other clear statement by letter or email, using the address in our company details. You are in time if you send it before the period ends.',
          de: 'Nutzen Sie „Vertrag hier widerrufen“ am Fuß jeder Seite dieser Website: Geben Sie Ihren Namen, die Kaufnummer und Ihre E-Mail-Adresse an und bestätigen Sie. Wir bestätigen Ihnen den Eingang unverzüglich per E-Mail, mit Datum und Uhrzeit. Sie können uns auch jede andere eindeutige Erklärung senden, als Brief oder E-Mail an die Anschrift im Impressum. Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor ihrem Ablauf absenden.',
          fr: 'Utilisez « Se rétracter du contrat ici » au bas de chaque page de ce site : indiquez votre nom, le numéro d’achat et votre adresse e-mail, puis confirmez. Nous accusons réception sans délai par e-mail, avec la date et l’heure. Vous pouvez aussi nous adresser toute autre déclaration dénuée d’ambiguïté, par courrier ou par e-mail, à l’adresse des mentions légales. Il suffit de l’envoyer avant l’expiration du délai.',
          nl: 'Gebruik “Overeenkomst hier herroepen” onderaan elke pagina van deze site: vul je naam, het aankoopnummer en je e-mailadres in en bevestig. We sturen meteen een ontvangstbevestiging per e-mail, met datum en tijd. Je kunt ons ook een andere duidelijke verklaring sturen, per brief of e-mail, naar het adres bij “Bedrijfsgegevens”. Het is genoeg als je die verstuurt voordat de termijn verstreken is.',
          it: 'Usa «Recedere dal contratto qui» in fondo a ogni pagina di questo sito: inserisci il tuo nome, il numero di acquisto e il tuo indirizzo e-mail e conferma. Ti confermiamo subito la ricezione via e-mail, con data e ora. Puoi anche inviarci qualsiasi altra dichiarazione esplicita, per lettera o e-mail, all’indirizzo nelle note legali. Basta inviarla prima della scadenza.',
          'de-CH':
            'Nutzen Sie «Vertrag hier widerrufen» am Fuss jeder Seite dieser Website: Geben Sie Ihren Namen, die Kaufnummer und Ihre E-Mail-Adresse an und bestätigen Sie. Wir bestätigen Ihnen den Eingang sofort per E-Mail, mit Datum und Uhrzeit. Sie können uns auch jede andere eindeutige Erklärung senden, als Brief oder E-Mail an die Adresse im Impressum. Es reicht, dass Sie die Erklärung vor Ablauf der Frist absenden.',
          'nl-BE':
            'Gebruik “Overeenkomst hier herroepen” onderaan elke pagina van deze site: vul je naam, het aankoopnummer en je e-mailadres in en bevestig. We sturen meteen een ontvangstbevestiging per e-mail, met datum en uur. Je kan ons ook een andere duidelijke verklaring sturen, per brief of e-mail, naar het adres op de pagina “Bedrijfsgegevens”. Het volstaat dat je die verstuurt voor de termijn verstreken is.',
        },
      },
      {
        heading: {
          en: 'What happens next',
          de: 'Folgen des Widerrufs',
          fr: 'Effets de la rétractation',
          nl: 'Gevolgen van de herroeping',
          it: 'Effetti del recesso',
        },
        body: {
          en: 'The voucher is no longer valid. We will refund what you have paid without delay, and no later than 14 days after your statement, using the same means of payment and without fees. If part of the voucher has been used, we refund the rest: the part that was used has paid for a booking, which has its own conditions.',
          'de-CH':
            'Der Gutschein gilt nicht mehr, und wir erstatten Ihnen unverzüglich, spätestens innert vierzehn Tagen ab Eingang Ihrer Erklärung, was Sie bezahlt haben, über dasselbe Zahlungsmittel und ohne Entgelt. Ist ein Teil des Gutscheins eingelöst, erstatten wir den Rest: Mit dem eingelösten Teil wurde eine Buchung bezahlt, für die deren eigene Bedingungen gelten.',
          de: 'Der Gutschein gilt nicht mehr, und wir erstatten Ihnen unverzüglich, spätestens binnen vierzehn Tagen ab Eingang Ihrer Erklärung, was Sie bezahlt haben, über dasselbe Zahlungsmittel und ohne Entgelt. Ist ein Teil des Gutscheins eingelöst, erstatten wir den Rest: Mit dem eingelösten Teil wurde eine Buchung bezahlt, für die eigene Bedingungen gelten.',
          fr: 'Le chèque-cadeau n’est plus valable et nous vous remboursons ce que vous avez payé, sans retard et au plus tard quatorze jours après votre déclaration, par le même moyen de paiement et sans frais. Si une partie a été utilisée, nous remboursons le reste : la partie utilisée a servi à payer une réservation, soumise à ses propres conditions.',
          nl: 'De bon is niet meer geldig en we betalen terug wat je hebt betaald, onverwijld en uiterlijk 14 dagen na je verklaring, met hetzelfde betaalmiddel en zonder kosten. Is een deel van de bon gebruikt, dan betalen we de rest terug: met het gebruikte deel is een boeking betaald, waarvoor de eigen voorwaarden gelden.',
          'nl-BE':
            'De bon is niet meer geldig en we betalen terug wat je betaald hebt, onverwijld en ten laatste 14 dagen na je verklaring, met hetzelfde betaalmiddel en zonder kosten. Is een deel van de bon gebruikt, dan betalen we de rest terug: met het gebruikte deel is een boeking betaald, waarvoor de eigen voorwaarden gelden.',
          it: 'Il buono non è più valido e ti rimborsiamo quanto hai pagato, senza ritardo e comunque entro 14 giorni dalla tua dichiarazione, con lo stesso mezzo di pagamento e senza costi. Se una parte del buono è stata usata, rimborsiamo il resto: la parte usata è servita a pagare una prenotazione, a cui si applicano le sue condizioni.',
        },
      },
      {
        heading: {
          en: 'Stays',
          de: 'Aufenthalte',
          fr: 'Séjours',
          nl: 'Verblijven',
          it: 'Soggiorni',
        },
        body: {
          en: 'There is no right of withdrawal for stays booked for specific dates. You can cancel them under the conditions of the booking.',
          de: 'Für Aufenthalte, die zu festen Terminen gebucht werden, besteht kein Widerrufsrecht. Stornieren können Sie diese nach den Bedingungen der Buchung.',
          fr: 'Il n’existe pas de droit de rétractation pour les séjours réservés à des dates fixes. Ils peuvent être annulés aux conditions de la réservation.',
          nl: 'Voor verblijven die voor vaste data zijn geboekt, geldt geen herroepingsrecht. Ze kunnen worden geannuleerd volgens de voorwaarden van de boeking.',
          it: 'Per i soggiorni prenotati per date fisse non c’è diritto di recesso. Si possono annullare alle condizioni della prenotazione.',
          'de-CH':
            'Für Aufenthalte, die zu festen Daten gebucht werden, besteht kein Widerrufsrecht. Annullieren können Sie diese nach den Bedingungen der Buchung.',
        },
      },
    ],
  },
]
