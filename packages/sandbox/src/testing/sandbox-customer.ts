/** A customer without a browser, who pays at a sandbox over HTTP like the forms of its pages. */
export interface SandboxCustomer {
  /** Opens a payment window with a shop's signed fields. Returns the address of the window. */
  openWindow(fields: readonly (readonly [string, string])[]): Promise<string>
  /** Follows a single-use RedirectUrl. Returns the address of the page. */
  openPage(redirectUrl: string): Promise<string>
  /** Chooses a card. Returns the redirect's target, or undefined without a redirect. */
  pay(page: string, card: string): Promise<string | undefined>
  /** Answers the 3-D Secure step. */
  challenge(page: string, answer: 'confirm' | 'refuse'): Promise<string | undefined>
  cancel(page: string): Promise<string | undefined>
}

/** @param origin Of the sandbox: `http://localhost:4000`. */
export function sandboxCustomer(origin: string): SandboxCustomer {
  const send = async (address: string, fields?: readonly (readonly [string, string])[]) => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      ...(fields
        ? { method: 'POST', body: new URLSearchParams(fields.map(([name, value]) => [name, value])) }
        : {}),
    })
    const text = await response.text()
    return { location: response.headers.get('location') ?? undefined, text }
  }
  const opened = ({ location, text }: { location: string | undefined; text: string }) => {
    if (!location)
      throw new Error(`The sandbox did not open: ${/<code>(.*?)<\/code>/.exec(text)?.[1] ?? text}`)
    return new URL(location, origin).href
  }
  return {
    openWindow: async (fields) => opened(await send('/epay/integration/ewindow/Default.aspx', fields)),
    openPage: async (redirectUrl) => opened(await send(redirectUrl)),
    pay: async (page, card) => (await send(`${page}/pay`, [['card', card]])).location,
    challenge: async (page, answer) => (await send(`${page}/challenge`, [['answer', answer]])).location,
    cancel: async (page) => (await send(`${page}/cancel`, [])).location,
  }
}
