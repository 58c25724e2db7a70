import { lazyPart } from '@camping/ui/lazy-part.ts'
import { Overlays } from '../../shell/layouts/overlays.tsx'
import type { FrameProps } from '../../shell/frame/frame-props.ts'

const SearchPanel = lazyPart(() =>
  import('../../features/search/form/search-panel.tsx').then((module) => ({ default: module.SearchPanel })),
)

/** Overlays of a page, with the search form of its feature. */
export const PageOverlays = (props: FrameProps) => <Overlays {...props} SearchPanel={SearchPanel} />
