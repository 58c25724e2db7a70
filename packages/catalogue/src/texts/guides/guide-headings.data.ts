import type { Wording } from '../localised.ts'

/** {where} is the place with its preposition, {Where} the same opening a sentence, {town} the name of a town. */
export const guideHeadings = {
  regions: {
    en: 'Where to camp {where}',
    de: 'Die schönsten Regionen {where}',
    fr: 'Où camper {where}',
    nl: 'Waar kampeer je {where}?',
    it: 'Dove andare in campeggio {where}',
  },
  season: {
    en: 'When to go',
    de: 'Die beste Reisezeit',
    fr: 'Quand partir',
    nl: 'De beste reistijd',
    it: 'Quando partire',
  },
  onTheSpot: {
    en: 'What to know before you go',
    de: 'Was Sie vorher wissen sollten',
    fr: 'Avant de partir',
    nl: 'Handig om vooraf te weten',
    it: 'Da sapere prima di partire',
  },
  campsite: {
    en: 'Choosing a campsite {where}',
    de: 'Den passenden Campingplatz {where} finden',
    fr: 'Bien choisir son camping {where}',
    nl: 'Zo kies je een camping {where}',
    it: 'Come scegliere il campeggio {where}',
  },
  days: {
    en: 'Your days {where}',
    de: 'Ihre Tage {where}',
    fr: 'Vos journées {where}',
    nl: 'Je dagen {where}',
    it: 'Le tue giornate {where}',
  },
  town: {
    en: 'In and around {town}',
    de: '{town} und Umgebung',
    fr: '{town} et ses environs',
    nl: '{town} en omgeving',
    it: '{town} e dintorni',
  },
} as const satisfies Record<string, Wording>
