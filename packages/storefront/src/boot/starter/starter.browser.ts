/**
 * The first script of every document, alone and at most 1 kB: it fetches the others when they stand in nobody's way, and hears
 * what is pressed before a part of the page is alive (decision 307). It imports nothing.
 */

/** What was pressed or sent in markup that was not alive, or a field that was changed in it. */
export interface Heard {
  readonly kind: 'click' | 'submit' | 'input'
  readonly target: HTMLElement
  /** The button that sent a form. */
  readonly submitter?: HTMLElement | null
}

/** In order. Whoever plays them back takes them out, and puts its own `push` in the place of the list's. */
export const heard: Heard[] = []

/** Whether React has taken over an element, which it notes on it. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Buttons that do nothing by themselves, those of the form for browsers without scripts included, which has no place in this one.
 * Links, forms with an action, disclosures and invokers work by themselves.
 */
const deaf = 'button[type=button]:not([popovertarget],[commandfor]),[form=plain]'

/** What the server wrote. What others add later, such as a map its buttons, is alive, though not by React. */
let written: WeakSet<Element> | undefined
const note = () => (written = new WeakSet(document.querySelectorAll('button,form,input,select,textarea')))
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', note)
else note()

function hear(event: Event, one: Heard | { kind: Heard['kind']; target: null }) {
  const { kind, target } = one
  if (!target || written?.has(target) === false || isAlive(target)) return
  if (kind !== 'input') {
    event.preventDefault()
    event.stopPropagation()
    const shown = one.submitter ?? target
    shown.setAttribute('aria-busy', 'true')
    shown.setAttribute('data-heard', '')
    // Whoever presses a menu again since nothing opens means one press; a stepper counts each.
    if (target.hasAttribute('aria-expanded') && heard.some((earlier) => earlier.target === target)) return
  }
  heard.push(one)
}

addEventListener(
  'click',
  (event) => hear(event, { kind: 'click', target: (event.target as Element).closest<HTMLElement>(deaf) }),
  true,
)
addEventListener(
  'submit',
  (event) => {
    const target = event.target as HTMLFormElement
    if (!target.hasAttribute('action')) hear(event, { kind: 'submit', target, submitter: event.submitter })
  },
  true,
)
for (const type of ['input', 'change'])
  addEventListener(type, (event) => hear(event, { kind: 'input', target: event.target as HTMLElement }), true)

const files = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
let isLoading = false

/** Fetches all at once and runs one after the other, each in a task of its own. */
async function load(fetchPriority: 'high' | 'low') {
  // What a browser renders in advance runs nothing before it is shown, and is not counted.
  if (isLoading || (document as { prerendering?: boolean }).prerendering) return
  isLoading = true
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
    )
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await new Promise((resume) => setTimeout(resume))
    }
  } catch {
    // Without a network: the next sign of the visitor is the next try.
    isLoading = false
  }
}

for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(sign, () => void load('high'), { capture: true, passive: true })

/** After the largest paint: then what is loaded first is there. A page that is never idle does not wait for ever. */
const loadLater = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void load('low'), { timeout: 500 })
    : setTimeout(() => void load('low'))
if (document.readyState === 'complete') loadLater()
else addEventListener('load', loadLater)
document.addEventListener('prerenderingchange', loadLater)
