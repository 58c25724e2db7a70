import { moneyText } from '../bank/currencies.ts'
import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { speak } from '../page/page-words.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import { cardForm } from './card-choice.ts'
import type { ChoiceOfCard } from './card-choice.ts'
import { paymentWords } from './payment-words.data.ts'

/** A payment as its page shows it. */
export interface ShownPayment {
  readonly provider: 'ePay' | 'Saferpay'
  readonly orderId: string
  /** Minor units. */
  readonly amount: number
  readonly fee: number
  /** Letters. */
  readonly currency: string
  readonly text: string
}

function page(
  {
    provider,
    language,
    title,
    script,
  }: { provider: string; language: PageLanguage; title: string; script?: string },
  body: Markup,
): string {
  const band = speak(pageWords, language)('band')
  return sandboxPage({ language, title: `${title} – ${provider}`, band, body, ...(script ? { script } : {}) })
}

export interface ShownChoice {
  /** Address that the forms' own words are added to. */
  readonly action: string
  readonly cards: readonly ChoiceOfCard[]
  readonly notice?: string | undefined
  readonly script?: string | undefined
}

/** The page where a card is chosen. `notice` says why the last one did not work. */
export function cardPage(
  payment: ShownPayment,
  language: PageLanguage,
  { action, cards, notice, script }: ShownChoice,
): string {
  const say = speak(paymentWords, language)
  const money = (minor: number) => moneyText(minor, payment.currency, language)
  const sum = money(payment.amount + payment.fee)
  return page(
    { provider: payment.provider, language, title: say('title'), ...(script ? { script } : {}) },
    markup`<p class="soft">${payment.provider} · ${say('order', { order: payment.orderId })}</p>
<h1>${say('title')}</h1>
${payment.text ? markup`<p>${payment.text}</p>` : ''}
<div class="paper">
${
  payment.fee > 0
    ? markup`<div class="row"><span>${say('amount')}</span><span>${money(payment.amount)}</span></div>
<div class="row"><span>${say('fee')}</span><span>${money(payment.fee)}</span></div>`
    : ''
}
<div class="amount"><span>${say('sum')}</span><strong>${sum}</strong></div>
</div>
${notice ? markup`<div class="notice" role="alert">${notice}</div>` : ''}
${cardForm(say, { action, cards, sum })}`,
  )
}

/** The 3-D Secure step. */
export function challengePage(payment: ShownPayment, language: PageLanguage, action: string): string {
  const say = speak(paymentWords, language)
  const sum = moneyText(payment.amount + payment.fee, payment.currency, language)
  return page(
    { provider: payment.provider, language, title: '3-D Secure' },
    markup`<p class="soft">${payment.provider} · ${say('order', { order: payment.orderId })} · ${sum}</p>
<h1>${say('challengeTitle')}</h1>
<p>${say('challengeText')}</p>
<form method="post" action="${action}/challenge">
<button class="wide-button" name="answer" value="confirm" type="submit">${say('confirm')}</button>
<button class="quiet wide-button" name="answer" value="refuse" type="submit">${say('refuse')}</button>
</form>`,
  )
}

/**
 * The way back to the shop: the provider's own receipt, or, in a frame, the page that hands the browser over. Its link
 * works without the script.
 */
export function wayBackPage(
  provider: ShownPayment['provider'],
  language: PageLanguage,
  { paid, address, script }: { paid: boolean; address: string | undefined; script?: string | undefined },
): string {
  const say = speak(paymentWords, language)
  const title = say(paid ? 'paidTitle' : 'toShop')
  return page(
    { provider, language, title, ...(script ? { script } : {}) },
    markup`<p class="soft">${provider}</p>
<h1>${title}</h1>
${address ? markup`<a class="button wide-button" id="onward" target="_top" href="${address}">${say('toShop')}</a>` : ''}`,
  )
}

export function gonePage(provider: ShownPayment['provider'], language: PageLanguage): string {
  const say = speak(paymentWords, language)
  return page(
    { provider, language, title: say('goneTitle') },
    markup`<h1>${say('goneTitle')}</h1><p>${say('goneText')}</p>`,
  )
}

/** The provider's error page; `why` is for the developer. */
export function refusedPage(
  provider: ShownPayment['provider'],
  language: PageLanguage,
  { code, why }: { code: number | string; why: string },
): string {
  const say = speak(paymentWords, language)
  return page(
    { provider, language, title: say('errorTitle') },
    markup`<p class="soft">${provider}</p>
<h1>${say('errorTitle')}</h1>
<div class="notice" role="alert">${say('errorText', { code })}</div>
${why ? markup`<p class="soft" lang="en"><code>${why}</code></p>` : ''}`,
  )
}
