import dayjs from 'dayjs'

/** Language tags the calendar can speak. */
export type CalendarLanguage = 'en-GB' | 'de' | 'de-CH' | 'fr' | 'nl' | 'nl-BE' | 'it'

const loaders: Record<CalendarLanguage, () => Promise<unknown>> = {
  'en-GB': () => import('dayjs/locale/en-gb.js'),
  de: () => import('dayjs/locale/de.js'),
  'de-CH': () => import('dayjs/locale/de-ch.js'),
  fr: () => import('dayjs/locale/fr.js'),
  nl: () => import('dayjs/locale/nl.js'),
  'nl-BE': () => import('dayjs/locale/nl-be.js'),
  it: () => import('dayjs/locale/it.js'),
}

const loaded = new Map<CalendarLanguage, Promise<string>>()

/** Loads day and month names; gives the name under which dayjs knows them. Weeks start on Monday in all of them. */
export function loadCalendarLocale(language: CalendarLanguage): Promise<string> {
  const known = loaded.get(language)
  if (known) return known
  const name = language.toLowerCase()
  const loading = loaders[language]().then(() => {
    const locale = dayjs.Ls[name]
    if (locale) dayjs.locale({ ...locale, weekStart: 1 }, undefined, true)
    return name
  })
  loaded.set(language, loading)
  return loading
}
