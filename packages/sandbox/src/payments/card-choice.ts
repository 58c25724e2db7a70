import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { Translate } from '../page/page-words.ts'
import type { paymentWords } from './payment-words.data.ts'

export interface ChoiceOfCard {
  readonly number: string
  readonly name: string
  /** The outcome of the card, in the visitor's language. */
  readonly what: string
}

interface CardForm {
  /** Base address of `/pay` and `/cancel`. */
  readonly action: string
  readonly cards: readonly ChoiceOfCard[]
  readonly sum: string
}

/** Number of cards visible at once; the rest is collapsed. */
const usual = 4

/** The form of both payment pages: a test card or a typed number, pay or go back. It works without scripts. */
export function cardForm(
  translate: Translate<typeof paymentWords>,
  { action, cards, sum }: CardForm,
): Markup {
  const choice = ({ number, name, what }: ChoiceOfCard, at: number) =>
    markup`<label class="choice"><input type="radio" name="card" value="${number}"${at === 0 ? markup` checked` : ''}>
<span><b>${spaced(number)}</b><span class="soft">${name} · ${what}</span></span></label>
`
  return markup`<form method="post" action="${action}/pay">
<fieldset><legend>${translate('chooseCard')}</legend>
<div class="choices">${cards.slice(0, usual).map(choice)}</div>
<details class="more"><summary>${translate('moreCards')}</summary>
<div class="choices">${cards.slice(usual).map((card) => choice(card, usual))}
<label class="choice"><input type="radio" name="card" value="other"><span><b>${translate('otherCard')}</b></span></label>
<input name="number" type="text" inputmode="numeric" autocomplete="off" maxlength="23" aria-label="${translate('otherCard')}" placeholder="0000 0000 0000 0000">
</div></details>
</fieldset>
<button class="wide-button" type="submit">${translate('pay', { amount: sum })}</button>
</form>
<form method="post" action="${action}/cancel"><button class="quiet wide-button" type="submit">${translate('cancel')}</button></form>`
}

/** The submitted choice. */
export function chosenCard(fields: ReadonlyMap<string, string>): string {
  const card = fields.get('card') ?? ''
  return (card === 'other' ? (fields.get('number') ?? '') : card).replace(/\D/g, '')
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
