import { updateProfileRequest } from '@camping/contract/profile.schemas.ts'
import { booker as bookerSchema, cartBookRequest } from '@camping/contract/booking.schemas.ts'
import { verifyRequest } from '@camping/contract/account.schemas.ts'
import { newsletterSubscribeRequest } from '@camping/contract/newsletter.schemas.ts'
import { bookingMessageRequest } from '@camping/contract/booking-message.schemas.ts'
import {
  addressLimits,
  emailLimit,
  messageLimits,
  nameLimit,
  passwordLimits,
  remarksLimit,
} from '@camping/contract/limits.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOf, maxLength, requiredEmail, type Rule } from '../validation/validation.rules.ts'
import { minLength } from '../validation/value.rules.ts'
import { type BookerForm, toBooker, validateBooker } from './booker.rules.ts'
import { validateStep } from './travellers.rules.ts'

const complete: BookerForm = {
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.org',
  phonePrefix: '+31',
  phoneNumber: '612345678',
  street: 'Kerkstraat',
  houseNumber: '12a',
  postcode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
}
const long = (length: number) => 'x'.repeat(length)
/** Around a longest text, and nothing at all. */
const around = (max: number) => ['', '  ', 'x', long(max), long(max + 1), `  ${long(max)}  `]

/** A field's values, those on both sides of each limit among them. */
const values: readonly (readonly [keyof Omit<BookerForm, 'birthDate' | 'title'>, readonly string[]])[] = [
  ['firstName', [...around(nameLimit), 'www.evil.example', 'St.John']],
  ['lastName', [...around(nameLimit), 'call 0123456789']],
  [
    'email',
    ['', 'anna', 'a@b.example', 'ä@b.example', 'a..b@c.example', `${long(emailLimit - 12)}@example.org`],
  ],
  ['email', [`${long(emailLimit - 11)}@example.org`, 'anna@bücher.example', 'a b@c.example']],
  ['phonePrefix', ['', '+31', '+1', '+44']],
  ['phoneNumber', ['', '123', '1234', '123456789012345', '1234567890123456', 'call me']],
  ['street', around(addressLimits.street)],
  ['houseNumber', around(addressLimits.houseNumber)],
  ['addition', around(addressLimits.addition)],
  ['city', around(addressLimits.city)],
  ['postcode', ['', '99', '1012', '1012AB', ' 1012 ab ', '0123 AB', '12345']],
  ['country', ['', 'DE', 'NL']],
]

describe('a rule of a form accepts what the schema of the API accepts', () => {
  it.each(values.flatMap(([field, texts]) => texts.map((text) => [field, text] as const)))(
    'of the booker: %s %.30j',
    (field, text) => {
      const form = { ...complete, [field]: text }
      const inBrowser = Object.keys(validateBooker(form)).length === 0
      expect(bookerSchema.safeParse(toBooker(form)).success).toBe(inBrowser)
    },
  )

  it('for every postcode of every country', () => {
    const country = fc.constantFrom('NL', 'DE', 'GB', 'PT', 'LI', 'PL', 'GR', 'US')
    const postcode = fc.string({ unit: fc.constantFrom(...Array.from('0129ABab -')), maxLength: 14 })
    fc.assert(
      fc.property(country, postcode, (to, text) => {
        // The API makes one blank of several, which the form does not.
        fc.pre(!/\s{2}/.test(text.trim()))
        const form = { ...complete, country: to, postcode: text }
        const address = toBooker(form)
        const { street, houseNumber: number, addition, postcode: sent, city } = address
        const inBrowser = validateBooker(form).postcode === undefined
        expect(bookerSchema.safeParse(address).success).toBe(inBrowser)
        expect(
          updateProfileRequest.safeParse({
            address: { street, number, addition, postcode: sent, city, country: to },
          }).success,
        ).toBe(inBrowser)
      }),
    )
  })

  it.each<[string, Rule, readonly string[], (text: string) => boolean]>([
    [
      'a new password',
      firstOf(
        minLength(passwordLimits.min, (text = '') => text.length),
        maxLength(passwordLimits.max, (text = '') => text.length),
      ),
      [11, 12, 128, 129].map(long),
      (text) => verifyRequest.shape.password.safeParse(text).success,
    ],
    [
      'the newsletter',
      requiredEmail,
      ['', ' ', 'anna', ' a@b.example '],
      (email) => newsletterSubscribeRequest.shape.email.safeParse(email).success,
    ],
    [
      'a message',
      firstOf(minLength(messageLimits.min), maxLength(messageLimits.max)),
      ['', '  a ', 'abc', long(messageLimits.max), long(messageLimits.max + 1)],
      (text) => bookingMessageRequest.shape.text.safeParse(text).success,
    ],
    [
      'remarks',
      (remarks) => {
        const stay = { party: { adults: 1, children: [] }, arrival: '2027-07-03', today: '2027-03-01' }
        return validateStep('check', { terms: true, ...(remarks !== undefined && { remarks }) }, stay)
          .remarks as ReturnType<Rule>
      },
      ['', long(remarksLimit), long(remarksLimit + 1)],
      (remarks) => cartBookRequest.shape.remarks.safeParse(remarks).success,
    ],
  ])('of %s', (_, rule, texts, accepts) => {
    for (const text of texts) expect([text, rule(text) === undefined]).toEqual([text, accepts(text)])
  })
})
