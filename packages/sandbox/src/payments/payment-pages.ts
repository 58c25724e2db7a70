import { moneyText } from '../bank/currencies.ts'
import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import { cardForm } from './card-choice.ts'
import type { ChoiceOfCard } from './card-choice.ts'
import { paymentWords } from './payment-words.data.ts'

/** A payment as its page displays it. */
export interface ShownPayment {
  readonly provider: 'ePay' | 'Saferpay'
  readonly orderId: string
  /** Minor units. */
  readonly amount: number
  readonly fee: number
  /** ISO letters. */
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
  const band = translator(pageWords, language)('band')
  return sandboxPage({ language, title: `${title} – ${provider}`, band, body, ...(script ? { script } : {}) })
}

export interface ShownChoice {
  /** Base address of the forms. */
  readonly action: string
  readonly cards: readonly ChoiceOfCard[]
  readonly notice?: string | undefined
  readonly script?: string | undefined
}

/** The page for the choice of a card. `notice` explains why the last one failed. */
export function cardPage(
  payment: ShownPayment,
  language: PageLanguage,
  { action, cards, notice, script }: ShownChoice,
): string {
  const translate = translator(paymentWords, language)
  const money = (minor: number) => moneyText(minor, payment.currency, language)
  const sum = money(payment.amount + payment.fee)
  return page(
    { provider: payment.provider, language, title: translate('title'), ...(script ? { script } : {}) },
    markup`<p class="soft">${payment.provider} · ${translate('order', { order: payment.orderId })}</p>
<h1>${translate('title')}</h1>
${payment.text ? markup`<p>${payment.text}</p>` : ''}
<div class="paper">
${
  payment.fee > 0
    ? markup`<div class="row"><span>${translate('amount')}</span><span>${money(payment.amount)}</span></div>
<div class="row"><span>${translate('fee')}</span><span>${money(payment.fee)}</span></div>`
    : ''
}
<div class="amount"><span>${translate('sum')}</span><strong>${sum}</strong></div>
</div>
${notice ? markup`<div class="notice" role="alert">${notice}</div>` : ''}
${cardForm(translate, { action, cards, sum })}`,
  )
}

/** The 3-D Secure step. */
export function challengePage(payment: ShownPayment, language: PageLanguage, action: string): string {
  const translate = translator(paymentWords, language)
  const sum = moneyText(payment.amount + payment.fee, payment.currency, language)
  return page(
    { provider: payment.provider, language, title: '3-D Secure' },
    markup`<p class="soft">${payment.provider} · ${translate('order', { order: payment.orderId })} · ${sum}</p>
<h1>${translate('challengeTitle')}</h1>
<p>${translate('challengeText')}</p>
<form method="post" action="${action}/challenge">
<button class="wide-button" name="answer" value="confirm" type="submit">${translate('confirm')}</button>
<button class="quiet wide-button" name="answer" value="refuse" type="submit">${translate('refuse')}</button>
</form>`,
  )
}

/**
 * The page back to the shop: the provider's receipt or, in a frame, the page that redirects the browser. Its link works
 * without the script.
 */
export function returnPage(
  provider: ShownPayment['provider'],
  language: PageLanguage,
  { paid, address, script }: { paid: boolean; address: string | undefined; script?: string | undefined },
): string {
  const translate = translator(paymentWords, language)
  const title = translate(paid ? 'paidTitle' : 'toShop')
  return page(
    { provider, language, title, ...(script ? { script } : {}) },
    markup`<p class="soft">${provider}</p>
<h1>${title}</h1>
${address ? markup`<a class="button wide-button" id="onward" target="_top" href="${address}">${translate('toShop')}</a>` : ''}`,
  )
}

export function gonePage(provider: ShownPayment['provider'], language: PageLanguage): string {
  const translate = translator(paymentWords, language)
  return page(
    { provider, language, title: translate('goneTitle') },
    markup`<h1>${translate('goneTitle')}</h1><p>${translate('goneText')}</p>`,
  )
}

/** The provider's error page; `why` is for the developer. */
export function refusedPage(
  provider: ShownPayment['provider'],
  language: PageLanguage,
  { code, why }: { code: number | string; why: string },
): string {
  const translate = translator(paymentWords, language)
  return page(
    { provider, language, title: translate('errorTitle') },
    markup`<p class="soft">${provider}</p>
<h1>${translate('errorTitle')}</h1>
<div class="notice" role="alert">${translate('errorText', { code })}</div>
${why ? markup`<p class="soft" lang="en"><code>${why}</code></p>` : ''}`,
  )
}
