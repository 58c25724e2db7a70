import { popupRemoved } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import type { ComponentType } from 'react'
import { NoticePopup } from './notice-popup.tsx'

export interface PopupContentProps {
  readonly properties: Record<string, unknown>
  readonly onClose: () => void
}

/** What a popup may show, by the name that `showPopup` is given. */
const components: Record<string, ComponentType<PopupContentProps>> = { notice: NoticePopup }

/** The popups that are open, in their order (SPEC.md §4 "Popups"). A name nobody knows shows nothing. */
export function PopupHost() {
  const dispatch = useAppDispatch()
  const popups = useAppSelector((state) => state.shell.popups)
  return popups.map(({ id, component, properties }) => {
    const Content = components[component]
    return Content && <Content key={id} properties={properties} onClose={() => dispatch(popupRemoved(id))} />
  })
}
