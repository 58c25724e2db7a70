import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { Say } from '../page/page-words.ts'
import type { paymentWords } from './payment-words.data.ts'

export interface ChoiceOfCard {
  readonly number: string
  readonly name: string
  /** What happens with it, in the visitor's words. */
  readonly what: string
}

interface CardForm {
  /** Address that `/pay` and `/cancel` are added to. */
  readonly action: string
  readonly cards: readonly ChoiceOfCard[]
  readonly sum: string
}

/** So many are shown at once; whoever tests something rarer unfolds the others. */
const usual = 4

/** The form of both payment pages: a test card, or a number typed in; pay, or go back. Works without scripts. */
export function cardForm(say: Say<typeof paymentWords>, { action, cards, sum }: CardForm): Markup {
  const choice = ({ number, name, what }: ChoiceOfCard, at: number) =>
    markup`<label class="choice"><input type="radio" name="card" value="${number}"${at === 0 ? markup` checked` : ''}>
<span><b>${spaced(number)}</b><span class="soft">${name} · ${what}</span></span></label>
`
  return markup`<form method="post" action="${action}/pay">
<fieldset><legend>${say('chooseCard')}</legend>
<div class="choices">${cards.slice(0, usual).map(choice)}</div>
<details class="more"><summary>${say('moreCards')}</summary>
<div class="choices">${cards.slice(usual).map((card) => choice(card, usual))}
<label class="choice"><input type="radio" name="card" value="other"><span><b>${say('otherCard')}</b></span></label>
<input name="number" type="text" inputmode="numeric" autocomplete="off" maxlength="23" aria-label="${say('otherCard')}" placeholder="0000 0000 0000 0000">
</div></details>
</fieldset>
<button class="wide-button" type="submit">${say('pay', { amount: sum })}</button>
</form>
<form method="post" action="${action}/cancel"><button class="quiet wide-button" type="submit">${say('cancel')}</button></form>`
}

/** What was chosen in the form. */
export function chosenCard(fields: ReadonlyMap<string, string>): string {
  const card = fields.get('card') ?? ''
  return (card === 'other' ? (fields.get('number') ?? '') : card).replace(/\D/g, '')
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
