import { popupRemoved } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { type ComponentType } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import type { PopupContentProps } from './notice-popup.tsx'

/** Popup components, by the name passed to `showPopup`; most visitors never open one. */
const components: Record<string, ComponentType<PopupContentProps>> = {
  notice: lazyPart(() => import('./notice-popup.tsx').then((module) => ({ default: module.NoticePopup }))),
  'list-choice': lazyPart(() =>
    import('../../kit/lists/list-choice.tsx').then((module) => ({ default: module.ListChoice })),
  ),
}

/** The open popups, in order (errors-12). An unknown name renders nothing. */
export function PopupHost() {
  const dispatch = useAppDispatch()
  const popups = useAppSelector((state) => state.shell.popups)
  return popups.map(({ id, component, properties }) => {
    const Content = components[component]
    return Content && <Content key={id} properties={properties} onClose={() => dispatch(popupRemoved(id))} />
  })
}
