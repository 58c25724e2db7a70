/**
 * Remembers the last button that was pressed in markup whose script is still to come. The answer presses it again, once, and
 * is called when the markup has come to life. Links and forms work without, so they are left alone.
 */
export function rememberEarlyTouch(selector: string): () => void {
  let pressed: HTMLButtonElement | null = null
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest(`${selector} button[type=button]`) ?? pressed
  }
  addEventListener('click', remember, true)
  return () => {
    removeEventListener('click', remember, true)
    pressed?.click()
    pressed = null
  }
}
