import { legalPageRows } from './legal-pages.data.ts'
import { orderBlocks } from './order-blocks.ts'
import type { PageRow } from './reading/page-row.ts'
import { aboutPage } from './reading/about-page.data.ts'
import { confidencePage } from './reading/confidence-page.data.ts'
import { earlyBookingPage } from './reading/early-booking-page.data.ts'

export const pageRows: readonly PageRow[] = [
  earlyBookingPage,
  confidencePage,
  ...legalPageRows,
  {
    tag: 'how-we-rank',
    slug: {
      en: 'how-we-rank',
      de: 'so-sortieren-wir',
      fr: 'notre-classement',
      nl: 'zo-sorteren-we',
      it: 'come-ordiniamo',
    },
    title: {
      en: 'How we order results',
      de: 'So sortieren wir Ergebnisse',
      fr: 'Comment nous classons les résultats',
      nl: 'Zo sorteren we resultaten',
      it: 'Come ordiniamo i risultati',
    },
    blocks: orderBlocks,
  },
  {
    tag: 'how-we-check-reviews',
    slug: {
      en: 'how-we-check-reviews',
      de: 'so-pruefen-wir-bewertungen',
      fr: 'controle-des-avis',
      nl: 'zo-controleren-we-beoordelingen',
      it: 'come-verifichiamo-le-recensioni',
    },
    title: {
      en: 'How we check reviews',
      de: 'So prüfen wir Bewertungen',
      fr: 'Comment nous contrôlons les avis',
      nl: 'Zo controleren we beoordelingen',
      it: 'Come verifichiamo le recensioni',
    },
    blocks: [
      {
        body: {
          en: 'Only guests who’ve completed a stay can review it, once per stay. We publish praise and criticism alike, and only remove insults, advertising and personal data. Campsites can reply, but they can’t change a word.',
          de: 'Nur Gäste mit abgeschlossenem Aufenthalt können bewerten, einmal pro Reise. Wir veröffentlichen Lob und Kritik und entfernen nur Beleidigungen, Werbung und persönliche Daten. Campingplätze dürfen antworten, aber nichts ändern.',
          fr: 'Seuls les clients ayant séjourné sur place peuvent donner leur avis, une fois par séjour. Nous publions éloges et critiques et ne retirons que les insultes, la publicité et les données personnelles. Les campings peuvent répondre, pas modifier.',
          nl: 'Alleen gasten met een afgerond verblijf kunnen beoordelen, één keer per reis. We plaatsen lof en kritiek en verwijderen alleen beledigingen, reclame en persoonsgegevens. Campings mogen reageren, maar niets wijzigen.',
          'nl-BE':
            'Enkel gasten met een afgerond verblijf kunnen beoordelen, één keer per reis. We plaatsen lof en kritiek en verwijderen enkel beledigingen, reclame en persoonsgegevens. Campings mogen reageren, maar niets wijzigen.',
          it: 'Solo chi ha soggiornato può recensire, una volta per viaggio. Pubblichiamo lodi e critiche e togliamo solo insulti, pubblicità e dati personali. I campeggi possono rispondere, ma non modificarle.',
        },
      },
    ],
  },
  aboutPage,
]
