import { z } from 'zod'
import type { PageLanguage } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { chatbotWords } from './chatbot-words.data.ts'
import type { Passage } from './passage.ts'

const navigation = z.object({
  funnels: z.array(z.object({ slug: z.string() })),
  taggedPages: z.record(z.string(), z.object({ slug: z.string(), title: z.string() })),
})
const destination = z.object({ faq: z.array(z.object({ question: z.string(), answer: z.string() })) })
const taggedPage = z.object({
  title: z.string(),
  blocks: z.array(z.object({ heading: z.string().nullable(), body: z.string() })),
})
const site = z.object({
  name: z.string(),
  description: z.string(),
  importantInfo: z.array(z.object({ text: z.string() })),
  facilityGroups: z.array(
    z.object({ items: z.array(z.object({ name: z.string(), included: z.boolean() })) }),
  ),
})

/** Reads a call of the shop's API. Throws when it fails. */
export type ReadShop = <Reply>(path: string, schema: z.ZodType<Reply>, token?: string) => Promise<Reply>

/** An answer in a chat is shorter than a section of a page. */
const longestText = 420

/** Whole sentences, as many as fit. */
function shortened(text: string): string {
  if (text.length <= longestText) return text
  const sentences = text.slice(0, longestText).match(/.*[.!?…](?=\s)/s)
  return sentences?.[0] ?? `${text.slice(0, longestText).trimEnd()} …`
}

/**
 * What the shop's pages tell everybody: frequent questions, and the sections of its pages of information.
 * @param edition the first segment of its paths: 'ie'
 */
export async function readHandbook(read: ReadShop, edition: string): Promise<Passage[]> {
  const { funnels, taggedPages } = await read('navigation/groups?part=shell', navigation)
  const [faqs, pages] = await Promise.all([
    Promise.all(
      funnels.map(({ slug }) => read(`destinations?funnel=${encodeURIComponent(slug)}`, destination)),
    ),
    Promise.all(
      Object.values(taggedPages).map(async ({ slug }) => ({
        slug,
        page: await read(`pages/${encodeURIComponent(slug)}`, taggedPage),
      })),
    ),
  ])
  const answers = new Map(faqs.flatMap(({ faq }) => faq.map(({ question, answer }) => [question, answer])))
  return [
    ...[...answers].map(([title, text]) => ({ title, text })),
    ...pages.flatMap(({ slug, page }) =>
      page.blocks.map(({ heading, body }) => ({
        title: heading ?? page.title,
        text: shortened(body),
        source: { title: page.title, path: `/${edition}/info/${slug}` },
      })),
    ),
  ]
}

/** What a campsite tells its guests: what is important to know, its description, and each facility. */
export async function readSite(read: ReadShop, slug: string, language: PageLanguage): Promise<Passage[]> {
  const { name, description, importantInfo, facilityGroups } = await read(
    `sites/${encodeURIComponent(slug)}`,
    site,
  )
  const translate = translator(chatbotWords, language)
  return [
    ...importantInfo.map(({ text }) => ({ title: text, text: `${name}: ${text}` })),
    ...facilityGroups
      .flatMap(({ items }) => items)
      .map((item) => ({
        title: item.name,
        text: translate(item.included ? 'facility.included' : 'facility.paid', {
          site: name,
          name: item.name,
        }),
      })),
    { title: name, text: shortened(description) },
  ]
}
