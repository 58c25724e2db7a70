/** Does what the browser does with a modal dialog on Escape, which a script cannot trigger. */
export function pressEscape(dialog: HTMLElement): void {
  ;(dialog as HTMLDialogElement).requestClose()
}
