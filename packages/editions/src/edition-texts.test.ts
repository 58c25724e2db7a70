import { describe, expect, it } from 'vitest'
import { clockText } from './clock-text.ts'
import { dateText, elided } from './date-text.ts'
import { markets, siteCodes, type SiteCode } from './markets.ts'
import { moneyOptions, moneyText } from './money-text.ts'

const at = (date: string) => new Date(`${date}T12:00:00Z`)
/** Spaces differ in width between versions of the locale data. */
const plain = (text: string) => text.replace(/[\s\u00A0\u202F\u2009]/g, ' ')

const amounts: Record<SiteCode, string> = {
  uk: '£1,103.84',
  ie: '€1,103.84',
  de: '1.103,84 €',
  'de-at': '€ 1.103,84',
  'de-ch': 'CHF 1’103.84',
  fr: '1 103,84 €',
  nl: '€ 1.103,84',
  'nl-be': '€ 1.103,84',
  it: '1.103,84 €',
}

const days: Record<SiteCode, [string, string, string]> = {
  uk: ['1 July', '8 July', '11 July'],
  ie: ['1 July', '8 July', '11 July'],
  de: ['1. Juli', '8. Juli', '11. Juli'],
  'de-at': ['1. Juli', '8. Juli', '11. Juli'],
  'de-ch': ['1. Juli', '8. Juli', '11. Juli'],
  fr: ['1er juillet', '8 juillet', '11 juillet'],
  nl: ['1 juli', '8 juli', '11 juli'],
  'nl-be': ['1 juli', '8 juli', '11 juli'],
  it: ['1º luglio', '8 luglio', '11 luglio'],
}

const clocks: Record<SiteCode, [string, string]> = {
  uk: ['2pm', '9.30am'],
  ie: ['2pm', '9.30am'],
  de: ['14:00', '09:30'],
  'de-at': ['14:00', '09:30'],
  'de-ch': ['14:00', '09:30'],
  fr: ['14 h', '9 h 30'],
  nl: ['14.00', '09.30'],
  'nl-be': ['14.00', '09.30'],
  it: ['14:00', '09:30'],
}

describe.each(siteCodes)('figures of %s', (site) => {
  const { languageTag, currency } = markets[site]

  it('group thousands in amounts', () => {
    const format = new Intl.NumberFormat(languageTag, { ...moneyOptions, currency })
    expect(plain(moneyText(format.format(1103.84)))).toBe(amounts[site])
  })

  it('name the 1st, the 8th and the 11th', () => {
    const format = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const names = ['2027-07-01', '2027-07-08', '2027-07-11'].map((day) =>
      plain(dateText(languageTag, format.format(at(day)))),
    )
    expect(names).toEqual(days[site])
  })

  it('have no leading zero in a range of days', () => {
    const format = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const range = dateText(languageTag, format.formatRange(at('2027-07-03'), at('2027-07-10')))
    expect(range).toMatch(/^3/)
    expect(range).not.toMatch(/\b0\d/)
  })

  it('write the time', () => {
    expect(['14:00', '09:30'].map((time) => plain(clockText(languageTag, time)))).toEqual(clocks[site])
  })
})

it('the first is an ordinal beside a weekday and in a range, and no other number is', () => {
  expect(dateText('fr-FR', 'jeu. 1 avr.')).toBe('jeu. 1er avr.')
  expect(dateText('fr-FR', '1–8 avr.')).toBe('1er–8 avr.')
  expect(dateText('fr-FR', '21 avril 2031')).toBe('21 avril 2031')
  expect(dateText('it-IT', '28 giu – 1 lug')).toBe('28 giu – 1º lug')
})

it('noon and midnight are 12pm and 12am in English', () => {
  expect([clockText('en-GB', '12:00'), clockText('en-IE', '00:15')]).toEqual(['12pm', '12.15am'])
})

it('Italian articles are elided before the 8th and the 11th only', () => {
  expect(elided('Prezzi dal 8 al 15 luglio')).toBe('Prezzi dall’8 al 15 luglio')
  expect(elided('Aperto dal 1º maggio al 11 ottobre')).toBe('Aperto dal 1º maggio all’11 ottobre')
  expect(elided('entro il 8 maggio')).toBe('entro l’8 maggio')
  expect(elided('dal 18 al 28 luglio')).toBe('dal 18 al 28 luglio')
})
