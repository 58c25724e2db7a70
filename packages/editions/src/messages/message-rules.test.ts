import { describe, expect, it } from 'vitest'
import { messageSets, type MessageSet } from '../markets.ts'
import { brokenRules, wordRules } from '../testing/word-rules.ts'
import type { MessageTable } from './message-table.ts'

const modules = import.meta.glob<Record<string, MessageTable>>('./*.messages.ts', { eager: true })
const rows = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((table) => Object.entries(table)),
)

/** Equal in English, and something else in another language: what is said beside each. */
const doubles: Readonly<Record<string, string>> = {
  // The greeting of a mail, and how guests were received.
  Welcome: 'reviews.sub.hospitality',
  // A campsite among the favourites, and a form.
  Save: 'campsite.favourite',
  // The label of a field, for which Dutch says address.
  Email: 'person.field.email',
  // A device of several, and oneself.
  'Sign out': 'details.sessions.end',
  // A code from a booking, and a passkey for good.
  Remove: 'passkeys.remove',
  // Who pays an invoice, and for whom a voucher is.
  For: 'documents.payer',
  // Within a line, and a line of its own with days of the week.
  '{from} to {to}': 'mail.booking.preview',
}

/** Sets in which messages that are equal in English differ. */
function unequal(of: typeof rows): string[] {
  const known = new Map<string, (typeof rows)[number]>()
  return of.flatMap(([key, row]) => {
    const english = row['en-GB']
    const first = known.get(english)
    if (!first) known.set(english, [key, row])
    if (!first) return []
    return messageSets
      .filter((set) => row[set] !== first[1][set])
      .map((set) => `${set}, ${first[0]} and ${key}: ${first[1][set]} / ${row[set]}`)
  })
}

/** The key that a planted text of a rule for some keys is tried with. */
const plantedKeys: Readonly<Record<string, string>> = {
  inclus: 'about.facility.included',
  'We could not send a code.': 'code.notSent',
  'Send binding request with obligation to pay': 'checkout.legal.order-request',
}

describe('words of messages', () => {
  it.each(wordRules)('$name', ({ name, sets }) => {
    const broken = rows.flatMap(([key, row]) =>
      sets
        .filter((set) => brokenRules(set, row[set], key).includes(name))
        .map((set) => `${key} (${set}): ${row[set]}`),
    )
    expect(broken).toEqual([])
  })

  it.each(wordRules)('the rule finds a violation: $name', ({ name, sets, planted }) => {
    expect(brokenRules(sets[0] as MessageSet, planted, plantedKeys[planted] ?? 'a.b')).toContain(name)
  })

  it('what is equal in English is equal in every other set', () => {
    const regular = rows.filter(([key, row]) => doubles[row['en-GB']] !== key)
    expect(unequal(regular)).toEqual([])
    const [key, row] = rows.find(([one]) => one === 'shell.close') as (typeof rows)[number]
    expect(
      unequal([
        [key, row],
        ['a.b', { ...row, fr: 'Clore' }],
      ]),
    ).toEqual([`fr, shell.close and a.b: Fermer / Clore`])
  })

  it('exceptions of rules are messages', () => {
    const starts = wordRules.flatMap(({ except = [] }) => except)
    expect(starts.filter((start) => !rows.some(([key]) => key.startsWith(start)))).toEqual([])
  })
})
