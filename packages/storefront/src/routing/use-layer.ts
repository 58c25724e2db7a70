import { useLocation, useNavigate } from './navigation.tsx'

/**
 * What lies over the page (a drawer, a dialog) as an entry of the history: Back closes it, Forward opens it again. A
 * document never begins with one: the server has not drawn it.
 */
export function useLayer() {
  const { state, how } = useLocation()
  const navigate = useNavigate()
  const layer = how === 'first' ? undefined : state?.layer
  return {
    /** The name of the layer on top, if any. */
    layer,
    /** Over the address of this moment, which may be newer than what is on screen. */
    show: (name: string) => navigate(window.location.href, { state: { keepScroll: true, layer: name } }),
    hide: () => {
      if (layer) window.history.back()
    },
  }
}
