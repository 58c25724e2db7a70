import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'a1@uk.alder.example',
  sequence: 1,
  firstDay: '2028-02-26',
  lastDay: '2028-02-29',
  stamp: new Date('2027-03-01T09:08:07.654Z'),
  status: 'CONFIRMED',
  summary: 'Holiday: Site',
  location: 'Site, Ardèche, France',
  description: 'Booking A1\nhttps://uk.alder.example/a',
  url: 'https://uk.alder.example/a',
}

const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

/** Properties by name, text values unescaped (RFC 5545, 3.3.11). */
function read(file: string): Record<string, string> {
  return Object.fromEntries(
    lines(file).map((line) => {
      const colon = line.indexOf(':')
      const [name, value] = [line.slice(0, colon), line.slice(colon + 1)]
      return [name, value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))]
    }),
  )
}

describe('calendarFile', () => {
  test('an event of whole days; its end is the day after the last', () => {
    expect(lines(calendarFile(event, 'Alder, Camping'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Alder\\, Camping//Booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a1@uk.alder.example',
      'DTSTAMP:20270301T090807Z',
      'SEQUENCE:1',
      'DTSTART;VALUE=DATE:20280226',
      'DTEND;VALUE=DATE:20280301',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Holiday: Site',
      'LOCATION:Site\\, Ardèche\\, France',
      'DESCRIPTION:Booking A1\\nhttps://uk.alder.example/a',
      'URL:https://uk.alder.example/a',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('no name ends its line', () => {
    const file = calendarFile(
      { ...event, summary: 'A\r\nATTENDEE:mailto:eve@example.org\u0000; b\\, c\rd' },
      'x',
    )
    expect(lines(file)).toHaveLength(19)
    expect(read(file)['SUMMARY']).toBe('A\nATTENDEE:mailto:eve@example.org; b\\, c\nd')
  })

  test('any text survives, in lines of 75 octets that hold whole characters', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const file = calendarFile({ ...event, summary, description }, 'Alder')
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(file).toString()).toBe(file)
        const plain = (value: string) =>
          value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
        const { SUMMARY, DESCRIPTION } = read(file)
        expect([SUMMARY, DESCRIPTION]).toEqual([plain(summary), plain(description)])
      }),
      { numRuns: 300 },
    )
  })
})
