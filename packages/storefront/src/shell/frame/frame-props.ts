import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'

/** Input of the frame's parts. */
export interface FrameProps {
  /** Missing only when the API did not answer. */
  readonly navigation: NavigationGroupsReply | undefined
  /** The current page; missing on error pages. */
  readonly request?: PageRequest | undefined
}

/** Input of an overlay: the page's frame and the close function. */
export interface OverlayProps extends FrameProps {
  readonly onClose: () => void
}
