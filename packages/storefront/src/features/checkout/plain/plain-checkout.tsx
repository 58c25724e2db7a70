import type { BookerForm } from '@camping/core/checkout/booker.rules.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { addressLimits, emailLimit, nameLimit, remarksLimit, titles } from '@camping/contract/limits.ts'
import { travellerSlots } from '@camping/core/checkout/travellers.rules.ts'
import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { noticeIn } from '@camping/editions/messages/country-notices.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { useRateWords } from '../../../kit/booking-parts/use-rate-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { preferredFirst } from '../../../kit/person-fields/preferred-first.ts'
import { useTermsText } from '../../../kit/person-fields/use-terms-text.tsx'
import { PlainNotice, useFormAnswer } from '../../../kit/plain/form-answer.tsx'
import { PlainBox, PlainField, PlainSelect } from '../../../kit/plain/plain-field.tsx'
import type { FormAnswer } from '../../../kit/plain/plain-form.ts'
import { campsiteHref } from '../order/campsite-href.ts'
import { payWords } from '../order/pay-words.ts'
import type { OrderProblem } from './book.form.ts'
import { PlainCodes } from './plain-codes.tsx'
import { PlainExtras } from './plain-extras.tsx'
import { PlainFacts } from './plain-facts.tsx'

/** Buttons beside the order, with which what was typed stays. */
const besideOrder = [
  'more-extra',
  'fewer-extra',
  'cover',
  'more-time',
  'apply-discount',
  'drop-discount',
  'apply-voucher',
  'drop-voucher',
]

interface PartProps {
  readonly cart: Cart
  readonly answer: FormAnswer | undefined
}

/** The whole checkout on one page: who travels, how it is paid, and the order. */
export function PlainCheckout({ cart }: { cart: Cart }) {
  const { site } = useApp()
  const t = useText()
  const answer = useFormAnswer('book', ...besideOrder)
  // An order that was refused has words of its own.
  const isOrder = answer?.form === 'book'
  const notice = isOrder ? undefined : answer?.notice
  return (
    <form method="post" action={buildPath(site, 'booking', { cartId: cart.id })}>
      {/* The button that Enter presses in a field is the first of a form. */}
      <button type="submit" name="book" value="on" className="visually-hidden" tabIndex={-1} aria-hidden />
      <PlainNotice
        answer={answer && { problems: answer.problems ?? {}, ...(notice && { notice }) }}
        countId="person.errors"
      />
      <OrderProblemText
        cart={cart}
        problem={isOrder ? (answer.found as OrderProblem | undefined) : undefined}
      />
      {cart.extendable && (
        <p>
          <Button type="submit" kind="quiet" name="more-time" value="on">
            {t('checkout.hold.extend')}
          </Button>
        </p>
      )}
      <PlainExtras cart={cart} />
      <Travellers cart={cart} answer={answer} />
      <Plans cart={cart} answer={answer} />
      <PlainCodes cart={cart} />
      <Order cart={cart} answer={answer} />
    </form>
  )
}

/** Why an order was not taken, and what to do. */
function OrderProblemText({ cart, problem }: { cart: Cart; problem: OrderProblem | undefined }) {
  const app = useApp()
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency: cart.currency })
  const before = problem?.why === 'price-changed' ? problem.total : cart.priceChangedFrom
  if (problem && problem.why !== 'price-changed')
    return (
      <div role="alert">
        <p>{t(`order.${problem.why}`)}</p>
        <p>{t(`order.${problem.why}.text`)}</p>
        {problem.why === 'gone' && (
          <p>
            <Link href={campsiteHref(app, cart)}>{t('checkout.expired.again')}</Link>
          </p>
        )}
      </div>
    )
  if (before === null || before === cart.total) return null
  return (
    <p role="alert">
      {t('checkout.priceChanged.again', { before: amount(before), now: amount(cart.total) })}
    </p>
  )
}

function Travellers({ cart, answer }: PartProps) {
  const t = useText()
  const { market } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const home = market.flag.toUpperCase()
  const known = { answer, words: 'person' }
  const countries = preferredFirst(
    navigation?.bookingFormularCountries ?? [],
    ({ code }) => code === home,
  ).map(({ code, name }) => ({ value: code, text: name }))
  const prefixes = preferredFirst(navigation?.phonePrefixes ?? [], ({ country }) => country === home).map(
    ({ country, prefix }) => ({ value: prefix, text: `${prefix} (${country})` }),
  )
  const booker = (
    key: keyof BookerForm,
    autoComplete: HTMLInputAutoCompleteAttribute,
    more: { type?: string; inputMode?: 'tel'; hint?: string; maxLength?: number } = {},
  ) => (
    <PlainField
      {...known}
      {...more}
      name={`booker.${key}`}
      label={t(`person.field.${key}`)}
      autoComplete={autoComplete}
    />
  )
  return (
    <>
      <h2>{t('checkout.step.travellers.title')}</h2>
      <fieldset>
        <legend>{t('checkout.booker')}</legend>
        <p>{t('checkout.booker.text')}</p>
        <PlainSelect
          {...known}
          name="booker.title"
          label={t('person.field.title')}
          hint={t('checkout.optional')}
          autoComplete="honorific-prefix"
          options={[
            { value: '', text: t('person.field.title.none') },
            ...titles.map((value) => ({ value, text: t(`person.field.title.${value}`) })),
          ]}
        />
        {booker('firstName', 'given-name', { maxLength: nameLimit })}
        {booker('lastName', 'family-name', { maxLength: nameLimit })}
        {booker('email', 'email', {
          type: 'email',
          maxLength: emailLimit,
          hint: t('person.field.email.hint'),
        })}
        <PlainSelect
          {...known}
          name="booker.phonePrefix"
          label={t('person.field.phonePrefix')}
          autoComplete="tel-country-code"
          options={prefixes}
        />
        {booker('phoneNumber', 'tel-national', {
          inputMode: 'tel',
          hint: t('person.field.phoneNumber.hint'),
        })}
      </fieldset>
      <fieldset>
        <legend>{t('checkout.address')}</legend>
        <PlainSelect
          {...known}
          name="booker.country"
          label={t('person.field.country')}
          autoComplete="country"
          options={countries}
        />
        {booker('street', 'address-line1', { maxLength: addressLimits.street })}
        {booker('houseNumber', 'off', { maxLength: addressLimits.houseNumber })}
        {booker('addition', 'address-line2', {
          maxLength: addressLimits.addition,
          hint: t('checkout.optional'),
        })}
        {booker('postcode', 'postal-code')}
        {booker('city', 'address-level2', { maxLength: addressLimits.city })}
      </fieldset>
      <Fellows cart={cart} answer={answer} />
    </>
  )
}

function Fellows({ cart, answer }: PartProps) {
  const t = useText()
  const slots = travellerSlots(cart.party)
  if (slots.length === 0) return null
  return (
    <fieldset>
      <legend>{t('checkout.fellows')}</legend>
      <p>{t('checkout.fellows.text')}</p>
      {slots.flatMap(({ role, number, age }, index) =>
        (['firstName', 'lastName'] as const).map((part) => (
          <PlainField
            key={`${index}-${part}`}
            name={`travellers[${index}].${part}`}
            label={t(`checkout.fellow.${part}`, {
              who: t(`checkout.fellow.${role}`, { number, age: age ?? 0 }),
            })}
            answer={answer}
            words="person"
            autoComplete="off"
            maxLength={nameLimit}
          />
        )),
      )}
    </fieldset>
  )
}

/** The payment plans with their amounts; none is chosen beforehand. */
function Plans({ cart, answer }: PartProps) {
  const t = useText()
  const words = useRateWords()
  const { plans } = cart
  const ratesOf = (plan: Cart['plans'][number]) =>
    words(plan.rates).map(({ index, amount, due }) => <small key={index}>{`${amount} ${due}`}</small>)
  if (plans.length === 0) return null
  const [only] = plans.length === 1 ? plans : []
  return (
    <fieldset>
      <legend>{t('checkout.plan')}</legend>
      <p>{t(payWords(cart))}</p>
      {answer?.problems?.['plan'] && <p role="alert">{t('person.error.plan.choose')}</p>}
      {only && <p>{ratesOf(only)}</p>}
      {!only &&
        plans.map((plan) => (
          <label key={plan.plan}>
            <input
              type="radio"
              name="plan"
              value={plan.plan}
              defaultChecked={answer?.values?.['plan'] === plan.plan}
            />
            <span>
              {t(`checkout.plan.${plan.plan}`)} {ratesOf(plan)}
            </span>
          </label>
        ))}
    </fieldset>
  )
}

/** The terms, and the key facts directly above the button that states the obligation to pay. */
function Order({ cart, answer }: PartProps) {
  const t = useText()
  const { site } = useApp()
  const terms = useTermsText('checkout.terms')
  return (
    <>
      <h2>{t('checkout.step.check.title')}</h2>
      <section>
        <h3>{t('price.cancel.title')}</h3>
        {cart.site.bookingMode === 'on-request' && <p>{t('order.cancellation.request')}</p>}
        <CancellationSteps steps={cart.cancellation} lines={cart.priceLines} />
      </section>
      <label>
        <span>{t('person.field.remarks')}</span>
        <small>{t('checkout.optional')}</small>
        <textarea
          name="remarks"
          rows={2}
          maxLength={remarksLimit}
          defaultValue={answer?.values?.['remarks']}
        />
      </label>
      <ul>
        {cart.legal.notices.map((notice) => (
          <li key={notice}>{t(noticeIn(site, notice))}</li>
        ))}
      </ul>
      <PlainBox name="terms" label={terms} answer={answer} words="person" />
      <PlainFacts cart={cart} />
      <input type="hidden" name="total" value={cart.total} />
      {cart.voucher && <input type="hidden" name="pays" value={cart.voucher.pays} />}
      <input type="hidden" name="key" value={randomKey()} />
      <p>
        <Button type="submit" kind="primary" size="lg" name="book" value="on">
          {t(cart.legal.button)}
        </Button>
      </p>
    </>
  )
}
