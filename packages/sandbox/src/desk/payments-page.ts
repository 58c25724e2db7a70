import type { BankState } from '../bank/bank-state.ts'
import { currencyLetters, moneyText } from '../bank/currencies.ts'
import { statusOf } from '../epay/transaction-elements.ts'
import { orderKnobs } from '../bank/order-knobs.ts'
import type { Notice } from '../bank/notice.ts'
import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { places } from '../page/places.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import type { SaferpayTransaction } from '../bank/saferpay.types.ts'
import { overviewWords } from '../payments/payments-words.data.ts'

export interface Overview {
  readonly state: BankState
  readonly now: number
  readonly language: PageLanguage
  /** Why the last change was refused. */
  readonly wrong?: string | undefined
}

/** Shows the newest of each; /sandbox/api/state returns everything. */
const longest = 50

/** The state of the banks, with the controls of a test: clock, calls, knobs. */
export function paymentsPage({ state, now, language, wrong }: Overview): string {
  const translate = translator(overviewWords, language)
  const money = (minor: number, currency: string) => moneyText(minor, currency, language)
  const rows = [
    ...[...state.epay.values()].map((one) => ({
      at: one.authorisedAt,
      words: ['ePay', one.id, one.orderId, statusOf(one)],
      amounts: [one.amount, one.captured, one.credited].map((minor) =>
        money(minor, currencyLetters(one.currency)),
      ),
    })),
    ...[...state.saferpay.values()].map((one) => ({
      at: one.at,
      words: ['Saferpay', one.id, one.orderId, `${one.type} ${one.status}`],
      amounts: [one.amount, one.captured, refundedOf(state, one)].map((minor) => money(minor, one.currency)),
    })),
  ]
  const newest = rows.toSorted((a, b) => b.at - a.at).slice(0, longest)
  const notices = [...state.notices.values()].slice(-longest).toReversed()
  const ofOrders = [...state.orderKnobs].filter(([, knobs]) => Object.keys(knobs).length > 0)
  const body = markup`${places('payments', language)}
<h1>${translate('title')}</h1>
<p>${translate('intro', { now: timeOf(now, language) })}</p>
${wrong ? markup`<div class="notice" role="alert">${translate('wrong', { why: wrong })}</div>` : ''}
<h2>${translate('transactions')}</h2>
${newest.length === 0 ? markup`<p class="paper">${translate('none')}</p>` : ''}
${
  newest.length > 0
    ? tableOf(
        transactionColumns.map((column) => ({ name: translate(column), number: amountColumns.has(column) })),
        newest.map(({ at, words, amounts }) => [timeOf(at, language), ...words, ...amounts]),
      )
    : ''
}
<h2>${translate('notices')}</h2>
${notices.length === 0 ? markup`<p class="paper">${translate('noNotices')}</p>` : ''}
${
  notices.length > 0
    ? tableOf(
        [
          ...noticeColumns.map((column) => ({ name: translate(column), number: false })),
          { name: '', number: false },
        ],
        notices.map((notice) => noticeCells(notice, language)),
      )
    : ''
}
<h2>${translate('forward')}</h2>
<form class="fields" method="post" action="/sandbox/payments/clock">
${[60, 3600, 86_400].map(
  (seconds) =>
    markup`<button class="quiet small" name="seconds" value="${seconds}" type="submit">+ ${spanText(seconds, language)}</button>`,
)}
</form>
<h2>${translate('knobs')}</h2>
<form class="paper" method="post" action="/sandbox/payments/knobs">
<p id="about-knobs">${translate('knobsText')}</p>
<p><label for="order">${translate('orderId')}</label><input id="order" name="order" type="text" autocomplete="off" maxlength="80"></p>
<p><label for="json">JSON</label><textarea id="json" name="json" aria-describedby="about-knobs" spellcheck="false">${JSON.stringify(state.knobs, null, 1)}</textarea></p>
<button type="submit">${translate('save')}</button>
${ofOrders.length > 0 ? markup`<p></p><pre>${JSON.stringify(Object.fromEntries(ofOrders), null, 1)}</pre>` : ''}
</form>
<details><summary>${translate('known')}</summary><div><pre>${knobNames}</pre></div></details>`
  return sandboxPage({
    language,
    title: translate('title'),
    band: translator(pageWords, language)('band'),
    body,
    wide: true,
  })
}

function noticeCells(notice: Notice, language: PageLanguage): readonly Cell[] {
  const { id, provider, orderId, url, state, dueAt, tries } = notice
  const answers = tries.map(({ answer }) => answer).join(', ')
  const again = markup`<form method="post" action="/sandbox/payments/notices"><button class="quiet small" name="id" value="${id}" type="submit">${translator(overviewWords, language)('sendNow')}</button></form>`
  return [
    timeOf(dueAt, language),
    provider === 'epay' ? 'ePay' : 'Saferpay',
    orderId,
    state,
    answers,
    markup`<code>${new URL(url).pathname}</code>`,
    state === 'dropped' ? '' : again,
  ]
}

type Cell = string | Markup
const transactionColumns = [
  'time',
  'provider',
  'number',
  'order',
  'status',
  'authorised',
  'captured',
  'givenBack',
] as const
const amountColumns: ReadonlySet<string> = new Set(['authorised', 'captured', 'givenBack'])
const noticeColumns = ['due', 'provider', 'order', 'status', 'answers', 'address'] as const

/** A table that becomes a list of labelled values on a phone. */
function tableOf(
  columns: readonly { readonly name: string; readonly number: boolean }[],
  rows: readonly (readonly Cell[])[],
): Markup {
  const kind = (at: number) => (columns[at]?.number ? markup` class="number"` : '')
  return markup`<div class="paper scroll" tabindex="0"><table>
<thead><tr>${columns.map(({ name }, at) => markup`<th scope="col"${kind(at)}>${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => markup`<tr>${cells.map((cell, at) => markup`<td data-label="${columns[at]?.name}"${kind(at)}>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}

/** Refunds of a payment. */
const refundedOf = (state: BankState, { captureId }: SaferpayTransaction): number =>
  [...state.saferpay.values()]
    .filter((one) => captureId !== null && one.refundOf === captureId)
    .reduce((sum, { amount }) => sum + amount, 0)

const timeOf = (at: number, language: PageLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' }).format(at)

function spanText(seconds: number, language: PageLanguage): string {
  const [unit, size] = seconds >= 86_400 ? ['day', 86_400] : seconds >= 3600 ? ['hour', 3600] : ['minute', 60]
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    seconds / Number(size),
  )
}

/** Names and values of the knobs, from the schema. */
const knobNames = Object.entries(orderKnobs.shape)
  .map(([name, schema]) => {
    const inner = schema.unwrap() as { options?: readonly string[]; type: string }
    return `${name}: ${inner.options ? inner.options.join(' | ') : inner.type}`
  })
  .join('\n')
