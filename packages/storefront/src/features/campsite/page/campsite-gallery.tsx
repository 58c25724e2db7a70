import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Gallery } from '@camping/ui/gallery/gallery.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useLayer } from '../../../kit/routing/use-layer.ts'

const loadDialog = () => import('@camping/ui/gallery/gallery-dialog.tsx')
const GalleryDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.GalleryDialog })))

/** The pictures; the large view loads on first use, and closes with Back. */
export function CampsiteGallery({ site }: { site: SiteDetail }) {
  const t = useText()
  const { layer, show, hide } = useLayer()
  const [start, setStart] = useState(0)
  const label = t('campsite.gallery', { name: site.name })
  const pictures = site.gallery.map((image) => ({
    ...pictureOf(image),
    room: t(`campsite.gallery.${image.room}`),
  }))
  const openLabel = (number: number) => t('campsite.gallery.open', { number })
  return (
    <>
      <Gallery
        label={label}
        pictures={pictures}
        showAllText={t('campsite.gallery.all', { count: pictures.length })}
        openLabel={openLabel}
        onOpen={(at) => {
          setStart(at)
          show('gallery')
        }}
        onIntent={() => void loadDialog()}
      />
      {layer === 'gallery' && (
        <Suspense>
          <GalleryDialog
            start={start}
            pictures={pictures}
            label={label}
            onClose={hide}
            closeLabel={t('shell.close')}
            previousLabel={t('results.card.previousPicture')}
            nextLabel={t('results.card.nextPicture')}
            position={(number, count) => t('campsite.gallery.position', { number, count })}
            openLabel={openLabel}
          />
        </Suspense>
      )}
    </>
  )
}
