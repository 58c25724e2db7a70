/**
 * Records the last pressed button in markup without script. Returns a function that replays the click once after
 * hydration. Links and forms work without scripts, so they are ignored.
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
