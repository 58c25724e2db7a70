import { messageSets, markets, type MessageSet } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { validationsMessages } from '@camping/editions/messages/validations.messages.ts'
import type { ValidationRule } from '@camping/core/validation/validation.rules.ts'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { useProblemText } from './use-problem-text.ts'

const modules = import.meta.glob<Record<string, MessageTable>>(
  '../../../../editions/src/messages/*.messages.ts',
  { eager: true },
)
const rows: MessageTable = Object.assign({}, ...Object.values(modules).flatMap(Object.values))

/** SPEC: the rules with their English words, and the values that they get. */
const rules: Record<ValidationRule, [words: string, values: Readonly<Record<string, string | number>>]> = {
  required: ['Value is required', {}],
  email: ['Value is not a valid email address', {}],
  numeric: ['Value must be numeric', {}],
  'max-length': ['The maximum length allowed is 60', { max: 60 }],
  'min-length': ['This field should be at least 12 characters long', { min: 12 }],
  'min-value': ['The minimum value allowed is 1', { min: 1 }],
  'max-value': ['The maximum value allowed is 20', { max: 20 }],
  'equal-to': ['The value must be equal to the New password value', { other: 'login.password.new' }],
  'name-link': ['Please enter just the name, without web addresses, email addresses or numbers.', {}],
}
const names = Object.keys(rules) as ValidationRule[]

function textOf(set: MessageSet, form: string, problem: { id: string; values?: object }, field?: string) {
  const locale = Object.values(markets).find(({ messages }) => messages === set)?.languageTag ?? ''
  const messages = Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[set]]))
  function Words() {
    return useProblemText(form)(problem as never, field)
  }
  const missing: string[] = []
  const text = renderToString(
    <IntlProvider locale={locale} messages={messages} onError={({ message }) => missing.push(message)}>
      <Words />
    </IntlProvider>,
  )
  expect(missing).toEqual([])
  return text.replaceAll('&#x27;', '’')
}

describe('the words of generic rules', () => {
  it('stand once, one row for each', () => {
    expect(Object.keys(validationsMessages).toSorted()).toEqual(
      names.map((rule) => `validations.${rule}`).toSorted(),
    )
  })

  it.each(names)('%s has the English words of the contract', (rule) => {
    const [words, values] = rules[rule]
    expect(textOf('en-GB', 'no-form', { id: `validations.${rule}`, values })).toBe(words)
  })

  it.each(messageSets)('are whole sentences of their own in %s', (set) => {
    const texts = names.map((rule) =>
      textOf(set, 'no-form', { id: `validations.${rule}`, values: rules[rule][1] }),
    )
    expect(new Set(texts).size).toBe(names.length)
    for (const text of texts) expect(text).not.toMatch(/validations|[{}]|login\./)
  })
})

/** Namespaces of forms with a rule of which they have their own wording. */
const own = Object.keys(rows).flatMap((key) => {
  const [, form, field, rule = ''] = /^(\w+)\.error\.(?:(\w+)\.)?([a-z-]+)$/.exec(key) ?? []
  return form && Object.hasOwn(rules, rule) ? [{ key, form, field, rule: rule as ValidationRule }] : []
})

describe('a form’s own wording', () => {
  it('is there for some rules of some forms', () => {
    expect(own.map(({ key }) => key).toSorted()).toEqual([
      'alerts.error.email.email',
      'alerts.error.email.required',
      'alerts.error.maxPrice.numeric',
      'alerts.error.site.required',
      'desk.error.min-length',
      'gift.error.agree.required',
      'gift.error.buyerName.required',
      'gift.error.contract.required',
      'gift.error.email',
      'gift.error.email.required',
      'gift.error.name.required',
      'gift.error.required',
      'login.error.bookingRef.required',
      'login.error.email',
      'login.error.email.required',
      'login.error.equal-to',
      'login.error.firstName.required',
      'login.error.lastName.required',
      'login.error.password.required',
      'login.error.required',
      'newsletter.error.email',
      'newsletter.error.required',
      'payment.error.max-value',
      'payment.error.min-value',
      'payment.error.numeric',
      'person.error.city.required',
      'person.error.email',
      'person.error.email.required',
      'person.error.firstName.required',
      'person.error.houseNumber.required',
      'person.error.lastName.required',
      'person.error.phoneNumber.required',
      'person.error.postcode.required',
      'person.error.required',
      'person.error.street.required',
      'writing.error.group.required',
      'writing.error.score.required',
      'writing.error.text.min-length',
      'writing.error.title.min-length',
    ])
  })

  // The payment says money for the numbers of a rule, and an example.
  it.each(own.filter(({ form }) => form !== 'payment'))('$key replaces the generic one', (row) => {
    const { key, form, field, rule } = row
    for (const set of messageSets) {
      const problem = { id: `validations.${rule}`, values: rules[rule][1] }
      const text = textOf(set, form, problem, field)
      // Some sets have one good sentence for both.
      if (set === 'en-GB') expect(text).not.toBe(textOf(set, 'no-form', problem))
      const start = rows[key]?.[set].split(/[{‘’']/)[0] ?? ''
      expect(text.startsWith(start)).toBe(true)
    }
  })

  it('is that of its field alone', () => {
    const short = { id: 'validations.min-length', values: { min: 3 } }
    expect(textOf('en-GB', 'writing', short, 'title')).toContain('headline')
    expect(textOf('en-GB', 'writing', short, 'text')).toContain('Please write a little more')
    expect(textOf('en-GB', 'writing', short)).toBe('This field should be at least 3 characters long')
  })

  it('of another message stays as it is', () => {
    expect(textOf('en-GB', 'person', { id: 'person.error.country.choose' })).toBe('Choose your country.')
  })
})
