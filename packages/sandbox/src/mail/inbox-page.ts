import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import { pageWords } from '../page/page-words.data.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { places } from '../page/places.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import { brandOf, recipientsOf } from './mail-addresses.ts'
import type { FolderMail } from './mail-folder.ts'
import { mailWords } from './mail-words.data.ts'

export interface InboxFilter {
  /** Part of a recipient's address. */
  readonly address: string
  /** Name of a brand; empty for all. */
  readonly brand: string
}

/** Few enough for one page. */
const longest = 200

/** The list of mails, newest first, with a search form that works without scripts. */
export function inboxPage(mails: readonly FolderMail[], filter: InboxFilter, language: PageLanguage): string {
  const translate = translator(mailWords, language)
  const brands = [...new Set(mails.map(brandOf))].toSorted((a, b) => a.localeCompare(b))
  const found = mails.filter((mail) => matches(mail, filter))
  const shown = found.slice(0, longest)
  const body = markup`${places('mail', language)}
    <h1>${translate('title')}</h1>
    <p>${translate('intro')}</p>
    <form class="paper fields" method="get">
      <div>
        <label for="address">${translate('address')}</label>
        <input
          id="address"
          name="address"
          type="text"
          inputmode="email"
          autocomplete="off"
          spellcheck="false"
          value="${filter.address}"
        />
      </div>
      <div>
        <label for="brand">${translate('brand')}</label>
        <select id="brand" name="brand">
          <option value="">${translate('everyBrand')}</option>
          ${brands.map((brand) => markup`<option${brand === filter.brand ? markup` selected` : ''}>${brand}</option>`)}
        </select>
      </div>
      <div><button type="submit">${translate('filter')}</button></div>
    </form>
    ${shown.length === 0 ? markup`<p class="paper">${translate(mails.length === 0 ? 'none' : 'noMatch')}</p>` : ''}
    ${found.length > shown.length ? markup`<p class="soft">${translate('newest', { shown: shown.length, all: found.length })}</p>` : ''}
    ${
      shown.length > 0
        ? markup`<ul class="list">
            ${shown.map((mail) => row(mail, language))}
          </ul>`
        : ''
    }`
  return sandboxPage({
    language,
    title: translate('title'),
    band: translator(pageWords, language)('band'),
    body,
    wide: true,
  })
}

function row(mail: FolderMail, language: PageLanguage): Markup {
  const { id, email, receivedAt } = mail
  return markup`<li><a href="/sandbox/mail/${encodeURIComponent(id)}">
<span><b>${email.subject || translator(mailWords, language)('noSubject')}</b><br><span class="soft">${recipientsOf(mail)}</span></span>
<span class="soft end">${brandOf(mail)}<br>${timeText(receivedAt, language)}</span></a></li>`
}

export const timeText = (time: Date, language: PageLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(time)

const matches = (mail: FolderMail, { address, brand: sender }: InboxFilter): boolean =>
  recipientsOf(mail).toLowerCase().includes(address.toLowerCase()) &&
  (sender === '' || brandOf(mail) === sender)
