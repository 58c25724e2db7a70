import { createForm, FORM_ERROR } from 'final-form'
import { act } from 'react'
import { Form } from 'react-final-form'
import { describe, expect, it } from 'vitest'
import { renderIntoPage } from '../../testing/render-into-page.ts'
import { MuiIsland } from '../mui-island.tsx'
import { errorList } from './error-list.ts'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

/** Without a focus the active element is the body, which has no name. */
const focusedName = () => document.activeElement?.getAttribute('aria-label')

function setUp() {
  const page = renderIntoPage(
    <MuiIsland>
      <Form onSubmit={() => {}}>
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary title={(count) => `${count} to check`} />
            <TextField
              name="email"
              label="E-mail"
              hint="For your booking."
              validate={(value) => (value ? undefined : 'Enter your e-mail address.')}
            />
            <TextField
              name="city"
              label="City"
              validate={(value) => (value ? undefined : 'Enter your city.')}
            />
          </form>
        )}
      </Form>
    </MuiIsland>,
  )
  const email = page.get<HTMLInputElement>('#field-email')
  const submit = () =>
    act(() => void page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const describedBy = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  return { page, email, submit, describedBy }
}

describe('TextField', () => {
  it('shows no error before it was left, its hint is tied to it', () => {
    const { email, describedBy } = setUp()
    expect(email.getAttribute('aria-invalid')).toBe('false')
    expect(describedBy(email)).toBe('For your booking.')
  })
  it('shows the error when it is left empty', () => {
    const { page, email, describedBy } = setUp()
    page.focus(email)
    page.focus(document.getElementById('elsewhere')!)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(email)).toBe('Enter your e-mail address.')
  })
})

describe('ErrorSummary', () => {
  it('lists the errors and takes the focus after each failed submit', () => {
    const { page, submit } = setUp()
    expect(page.all('a')).toEqual([])
    submit()
    expect(page.all('a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#field-email', 'Enter your e-mail address.'],
      ['#field-city', 'Enter your city.'],
    ])
    expect(focusedName()).toBe('2 to check')
    page.focus(page.get('#field-city'))
    submit()
    expect(focusedName()).toBe('2 to check')
  })
  it('takes the focus when it comes after the submit that failed', async () => {
    const empty = { validate: () => ({ email: 'Enter your e-mail address.' }), onSubmit: () => {} }
    const form = createForm(empty)
    form.registerField('email', () => {}, {})
    await form.submit()
    renderIntoPage(
      <Form form={form} {...empty}>
        {() => (
          <form>
            <ErrorSummary title={(count) => `${count} to check`} />
          </form>
        )}
      </Form>,
    )
    expect(focusedName()).toBe('1 to check')
  })
  it('leads to the field', () => {
    const { page, submit } = setUp()
    submit()
    page.click(page.all('a')[1]!)
    expect(document.activeElement).toBe(page.get('#field-city'))
  })
})

describe('errorList', () => {
  it('flattens nested errors to dotted names in order', () => {
    expect(
      errorList({
        email: 'a',
        travellers: [undefined, { lastName: 'b' }],
        address: { city: 'c', zip: undefined },
      }),
    ).toEqual([
      { name: 'email', message: 'a' },
      { name: 'travellers[1].lastName', message: 'b' },
      { name: 'address.city', message: 'c' },
    ])
  })
  it('leaves out errors of the form as a whole: they belong to no field', () => {
    expect(errorList({ [FORM_ERROR]: 'refused', email: 'a' })).toEqual([{ name: 'email', message: 'a' }])
  })
})
