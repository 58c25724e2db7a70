import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Gallery } from '@camping/ui/gallery/gallery.tsx'
import { lazy, Suspense, useState } from 'react'
import { pictureOf } from '../../format/picture-of.ts'
import { useText } from '../../format/use-text.ts'

const loadDialog = () => import('@camping/ui/islands/gallery-dialog.tsx')
const GalleryDialog = lazy(() => loadDialog().then((module) => ({ default: module.GalleryDialog })))

/** The pictures; the large view comes with its first use. */
export function CampsiteGallery({ site }: { site: SiteDetail }) {
  const t = useText()
  const [opened, setOpened] = useState<{ at: number; open: boolean } | null>(null)
  const label = t('campsite.gallery', { name: site.name })
  const pictures = site.gallery.map((image) => pictureOf(image))
  return (
    <>
      <Gallery
        label={label}
        pictures={pictures}
        showAllText={t('campsite.gallery.all', { count: pictures.length })}
        openLabel={(number) => t('campsite.gallery.open', { number })}
        onOpen={(at) => setOpened({ at, open: true })}
        onIntent={() => void loadDialog()}
      />
      {opened && (
        <Suspense>
          <GalleryDialog
            open={opened.open}
            start={opened.at}
            pictures={pictures}
            label={label}
            onClose={() => setOpened({ ...opened, open: false })}
            closeLabel={t('shell.close')}
            previousLabel={t('search.card.previousPicture')}
            nextLabel={t('search.card.nextPicture')}
            position={(number, count) => t('campsite.gallery.position', { number, count })}
          />
        </Suspense>
      )}
    </>
  )
}
