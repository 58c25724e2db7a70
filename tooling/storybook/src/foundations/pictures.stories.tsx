import { mostPictureBytes, picturePlaces, type PicturePlace } from '@camping/brands/picture-places.ts'
import { isPictureFile } from '@camping/editions/app-pictures.ts'
import { storyApps } from '@camping/storefront/stories/story-app.ts'
import { Picture, type PictureProps, type PictureWidth } from '@camping/ui/picture/picture.tsx'
import { sceneSource } from '@camping/ui/stories/scene.ts'
import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { docsAddress } from '../docs/docs-address.ts'
import styles from './foundations.module.css'
import { pictureRatios, pictureWidths } from './picture-facts.ts'
import { pictureSlots, type PictureSlot } from './picture-slots.data.ts'
import { slotWidth } from './slot-width.ts'

export default { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta

const usual = { width: 480, height: 320, widths: pictureWidths as readonly PictureWidth[], sizes: '300px' }

const formatNotes: Readonly<Record<string, string>> = {
  'image/avif': 'Taken first where the browser knows it. The smallest file, and the longest to draw.',
  'image/webp': 'What nearly every browser takes.',
  'image/jpeg': 'For browsers that know neither; one width.',
}

function Forms() {
  return (
    <ul className={`${styles.list} ${styles.wide}`}>
      {pictureRatios.map((ratio, index) => (
        <li key={ratio} className={styles.entry}>
          <Picture
            {...usual}
            src={sceneSource(index)}
            alt=""
            ratio={ratio as NonNullable<PictureProps['ratio']>}
            rounded
          />
          <span className={styles.code}>ratio=&quot;{ratio}&quot;</span>
          <span className={styles.note}>{placesOf(ratio)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Places with this form, in one line. */
const placesOf = (ratio: string) =>
  pictureSlots
    .filter((slot) => slot.ratio === ratio)
    .map(({ place }) => place)
    .join(' · ') || 'No place has it at present.'

interface Offer {
  readonly type: string
  readonly widths: readonly string[]
}

/** What the markup of a picture offers to a browser, read from the document. */
function Offers({ priority }: { priority: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useLayoutEffect(() => {
    const sources = [...(box.current?.querySelectorAll('source') ?? [])].map(({ type, srcset }) => ({
      type,
      widths: [...srcset.matchAll(/ (\d+)w/g)].map(([, width = '']) => width),
    }))
    setOffers([...sources, { type: 'image/jpeg', widths: [] }])
  }, [])
  return (
    <li className={styles.entry}>
      <div ref={box}>
        <Picture {...usual} src={sceneSource(5)} alt="" ratio="2:1" priority={priority} />
      </div>
      <span className={styles.name}>{priority ? 'The first picture of a page' : 'Every other picture'}</span>
      {offers.map(({ type, widths }) => (
        <span key={type}>
          <span className={styles.code}>
            {type} {widths.join(' ')}
          </span>
          <span className={styles.note}> {formatNotes[type]}</span>
        </span>
      ))}
    </li>
  )
}

const screens = [360, 768, 1280] as const

/** `331–400 px`: a place may have several widths. */
function widthAt({ sizes }: PictureSlot, screen: number): string {
  const widths = sizes.map((one) => slotWidth(one, screen))
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return least === most ? `${most} px` : `${least} or ${most} px`
}

function Slots() {
  return (
    <ul className={`${styles.list} ${styles.wide}`}>
      {pictureSlots.map((slot) => (
        <li key={`${slot.file} ${slot.place}`} className={styles.entry}>
          <span className={styles.name}>{slot.place}</span>
          <span className={styles.note}>
            {slot.ratio === 'fill' ? 'The place gives the form' : slot.ratio} ·{' '}
            <a href={docsAddress(slot.title)} target="_parent">
              {slot.title.split('/').at(-1)}
            </a>
          </span>
          {screens.map((screen) => (
            <span key={screen} className={styles.code}>
              screen {screen}: {widthAt(slot, screen)}
            </span>
          ))}
          <span className={styles.code}>files: {slot.widths.join(' ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The picture of a brand's home page, or the house's, and its nine digits. */
function useScene() {
  const { brand, site } = useStoryEdition()
  const app = storyApps.find(
    ({ folder, config }) =>
      folder === brand || (config.brand === brand && config.sites.some((one) => one === site)),
  )
  const scene = app?.config.pictures?.home
  return { folder: app?.folder ?? brand, scene }
}

function Placeholders() {
  const { scene } = useScene()
  const digits = scene && !isPictureFile(scene) ? scene.placeholder : '9cbab9aa5'
  const colours = digits.match(/.../g) ?? []
  return (
    <ul className={`${styles.list} ${styles.wide}`}>
      <li className={styles.entry}>
        <Picture
          {...usual}
          src={() => 'data:image/webp;base64,AA'}
          alt=""
          ratio="3:2"
          placeholder={digits}
          rounded
        />
        <span className={styles.code}>placeholder=&quot;{digits}&quot;</span>
        <span className={styles.note}>
          The box has its final size at once, and three colours of the picture from top to bottom. They come
          with the page: nothing else has to load.
        </span>
      </li>
      {colours.map((colour, index) => (
        <li key={`${colour}${index}`} className={styles.entry}>
          <div className={styles.box} style={{ background: `#${colour}` }} />
          <span className={styles.code}>#{colour}</span>
          <span className={styles.note}>{['Top', 'Middle', 'Bottom'][index]} third of the picture</span>
        </li>
      ))}
      <li className={styles.entry}>
        <Picture {...usual} src={() => 'data:image/webp;base64,AA'} alt="" ratio="3:2" rounded />
        <span className={styles.code}>--sunken</span>
        <span className={styles.note}>Without colours the box has those of the brand.</span>
      </li>
    </ul>
  )
}

const keys: Readonly<Record<keyof typeof picturePlaces, string>> = {
  home: "pictures: { home: { file: 'lake.jpg' } }",
  section: "picture: { file: 'jetty.jpg', alt: { de: 'Ein Steg' } }",
}

function Place({ name, place }: { name: keyof typeof picturePlaces; place: PicturePlace }) {
  const [wide, narrow] = place.ratios
  return (
    <li className={styles.entry}>
      <span className={styles.name}>For {place.place}</span>
      <span className={styles.code}>{keys[name]}</span>
      <span className={styles.note}>
        At least {place.width} × {place.height} px. Cut to {wide}
        {narrow && `, and to ${narrow} for phones`}, round what draws the eye.
      </span>
      <span className={styles.code}>
        {place.formats.join(', ')}: {place.widths.join(' ')}
      </span>
      <span className={styles.code}>jpeg: {place.fallback}</span>
    </li>
  )
}

function BrandPictures() {
  const { folder, scene } = useScene()
  return (
    <>
      <ol className={styles.steps}>
        <li>
          Put the photograph, as large as you have it, into <code>apps/{folder}/pictures</code>. At most{' '}
          {mostPictureBytes / 1_000_000} MB.
        </li>
        <li>
          Name it in <code>apps/{folder}/app.config.ts</code>. The build makes every size and format, and
          takes the colours of the placeholder from it.
        </li>
        <li>
          <code>npm test -- --only=brands</code> names a file that is missing, damaged, too small or too
          large, and an <code>alt</code> that is missing.
        </li>
      </ol>
      <ul className={`${styles.list} ${styles.wide}`}>
        {Object.entries(picturePlaces).map(([name, place]) => (
          <Place key={name} name={name as keyof typeof picturePlaces} place={place} />
        ))}
      </ul>
      <p className={styles.note}>
        {scene
          ? `The scene of this brand's home page: ${isPictureFile(scene) ? scene.file : scene.id}`
          : 'This brand names no picture: its home page has the scene of the house.'}
      </p>
    </>
  )
}

function Pictures() {
  return (
    <>
      <h2 className={styles.group}>Forms</h2>
      <Forms />
      <h2 className={styles.group}>Formats and widths</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        <Offers priority />
        <Offers priority={false} />
      </ul>
      <h2 className={styles.group}>Until it is there</h2>
      <Placeholders />
    </>
  )
}

/** A picture never moves what stands round it: its box has its form before it loads. */
export const Default: StoryObj = { name: 'Forms and formats', render: () => <Pictures /> }
/** Every place for a picture, its width on three screens, and the files that a browser may choose from. */
export const Places: StoryObj = { render: () => <Slots /> }
/** How a brand puts photographs into the product; more in docs/how-to/add-a-picture.md. */
export const ByBrand: StoryObj = { name: 'Pictures of a brand', render: () => <BrandPictures /> }
