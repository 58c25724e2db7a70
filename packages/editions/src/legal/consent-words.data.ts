import type { CountryWords } from './country-words.ts'

/** What visitors read about consent on the page about cookies, by what the edition has. `{settings}` is the footer's own word. */
export const consentWords = {
  advertising: {
    en: 'We only use cookies for statistics and advertising if you allow us to.',
    de: 'Cookies für Statistik und Werbung setzen wir nur mit Ihrer Einwilligung.',
    fr: 'Nous n’utilisons des cookies de mesure d’audience et de publicité qu’avec votre accord.',
    nl: 'Cookies voor statistieken en advertenties gebruiken we alleen als je dat toestaat.',
    'nl-BE': 'Cookies voor statistieken en advertenties gebruiken we enkel als je dat toestaat.',
    it: 'Usiamo cookie per statistiche e pubblicità solo con il tuo consenso.',
  },
  statistics: {
    en: 'We only collect statistics about your visit if you allow us to. We don’t use cookies for advertising.',
    de: 'Statistiken über Ihren Besuch erheben wir nur mit Ihrer Einwilligung. Cookies für Werbung setzen wir nicht.',
    fr: 'Nous ne mesurons votre visite qu’avec votre accord. Nous n’utilisons pas de cookies publicitaires.',
    nl: 'Statistieken over je bezoek houden we alleen bij als je dat toestaat. Cookies voor advertenties gebruiken we niet.',
    'nl-BE':
      'Statistieken over je bezoek houden we enkel bij als je dat toestaat. Cookies voor advertenties gebruiken we niet.',
    it: 'Raccogliamo statistiche sulla tua visita solo con il tuo consenso. Non usiamo cookie pubblicitari.',
  },
  chatbot: {
    en: 'Our chat assistant only starts once you agree to it.',
    de: 'Unser Chat-Assistent startet erst, wenn Sie zugestimmt haben.',
    fr: 'Notre assistant de discussion ne démarre qu’après votre accord.',
    nl: 'Onze chatassistent start pas als je daarmee instemt.',
    it: 'Il nostro assistente in chat si avvia solo dopo il tuo consenso.',
  },
  change: {
    en: 'You can change your mind at any time: select “{settings}” in the footer.',
    de: 'Ihre Entscheidung können Sie jederzeit ändern: über „{settings}“ am Ende jeder Seite.',
    'de-CH': 'Ihre Entscheidung können Sie jederzeit ändern: über «{settings}» am Ende jeder Seite.',
    fr: 'Vous pouvez changer d’avis à tout moment : choisissez « {settings} » en bas de page.',
    nl: 'Je kunt je keuze altijd aanpassen via “{settings}” onderaan de pagina.',
    it: 'Puoi cambiare idea quando vuoi: scegli «{settings}» in fondo alla pagina.',
    'nl-BE': 'Je kan je keuze altijd aanpassen via “{settings}” onderaan de pagina.',
  },
  none: {
    en: 'We use no cookies for statistics or advertising, so there is nothing for you to agree to.',
    de: 'Cookies für Statistik oder Werbung setzen wir nicht, deshalb bitten wir Sie auch nicht um eine Einwilligung.',
    fr: 'Nous n’utilisons aucun cookie de mesure d’audience ou de publicité : vous n’avez donc rien à accepter.',
    nl: 'Cookies voor statistieken of advertenties gebruiken we niet. Daarom vragen we je ook niet om toestemming.',
    it: 'Non usiamo cookie per statistiche o pubblicità, quindi non ti chiediamo alcun consenso.',
  },
} as const satisfies Record<string, CountryWords>
