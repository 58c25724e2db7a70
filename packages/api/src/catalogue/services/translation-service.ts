import { z } from 'zod'

/** Translates texts in their order. Languages are two letters from, a language tag to. */
export type Translate = (
  texts: readonly string[],
  languages: { readonly from: string; readonly to: string },
) => Promise<string[]>

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** British English is the one of its kind; the others have one each. */
const targetOf = (tag: string): string => (tag.startsWith('en') ? 'EN-GB' : tag.slice(0, 2).toUpperCase())

/**
 * A translator that speaks the interface of DeepL (`POST {url}/v2/translate`). Translates what is public anyway: reviews.
 * @param timeoutMs how long it may take to answer
 * @throws when it does not answer, or answers something else
 */
export function translationService(
  { url, key }: { readonly url: string; readonly key: string },
  timeoutMs = 5_000,
): Translate {
  return async (texts, { from, to }) => {
    const reply = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: texts, source_lang: from.toUpperCase(), target_lang: targetOf(to) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`The translator answered ${reply.status}`)
    const { translations } = answer.parse(await reply.json())
    if (translations.length !== texts.length) throw new Error('The translator left out a text')
    return translations.map(({ text }) => text)
  }
}
