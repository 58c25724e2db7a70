import type { TaggedPage } from '@camping/contract/content.schemas.ts'
import type { Image } from '@camping/contract/values.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { builtSource } from '../../../kit/format/built-picture-source.ts'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { taggedPageRoute } from '../../../kit/head/tagged-page-route.ts'
import styles from './page-sections.module.css'
import { TextParts } from './text-blocks.tsx'
import { themeSearch } from './theme-search.ts'

type PageBlock = TaggedPage['blocks'][number]

/** True for a page whose sections have pictures or links; the others are texts alone. */
export const hasParts = (blocks: readonly PageBlock[]): boolean =>
  blocks.some(({ image, link }) => image !== null || link !== null)

/** The sections of a page to read: beside a picture, where there is one, and with a way on. */
export function PageSections({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <div className={styles.sections}>
      {blocks.map((block, index) => (
        <section
          key={index}
          className={block.image ? `${styles.section} ${styles.pictured}` : styles.section}
        >
          <div className={styles.text}>
            {block.heading && <h2 className={styles.heading}>{block.heading}</h2>}
            <TextParts body={block.body} />
            <SectionLink link={block.link} />
          </div>
          {block.image && (
            <Picture
              {...sectionPicture(block.image)}
              width={480}
              height={320}
              ratio="3:2"
              widths={[320, 480, 640, 960]}
              sizes="(min-width: 1024px) 440px, (min-width: 768px) 44vw, 92vw"
              rounded
            />
          )}
        </section>
      ))}
    </div>
  )
}

/** An app's picture is described by the app; those of the house illustrate the words beside them. */
function sectionPicture(image: Image) {
  const { id, alt, placeholder } = image
  return id.startsWith('/')
    ? { src: builtSource(id, '3:2'), alt, placeholder }
    : { ...pictureOf(image, '3:2'), alt: '' }
}

/** Into a search, in editions that have one, or to another page. */
function SectionLink({ link }: { link: PageBlock['link'] }) {
  const { site, config, today } = useApp()
  if (!link) return null
  const { text, search, page } = link
  const target =
    page === null
      ? config.supports.search && search && buildPath(site, 'searchAndBook') + themeSearch(search, today)
      : buildPath(site, taggedPageRoute(config), { slug: page })
  if (!target) return null
  return (
    <div>
      <ButtonLink kind="secondary" iconEnd="arrowRight" href={target}>
        {text}
      </ButtonLink>
    </div>
  )
}
