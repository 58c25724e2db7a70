import type { ComponentGuide } from '../../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'islands/form/text-field.tsx',
    'islands/form/password-field.tsx',
    'islands/form/select-field.tsx',
    'islands/form/radio-field.tsx',
    'islands/form/checkbox-field.tsx',
    'islands/form/date-field.tsx',
    'islands/form/score-field.tsx',
    'islands/form/error-summary.tsx',
    'islands/mui-island.tsx',
  ],
  purpose: 'Fields of forms that are validated: checkout, account, details, reviews.',
  use: ["Every form with more than one field; they are MUI's, loaded with their page."],
  avoid: [
    { when: 'The search', instead: 'Components/Search/Fields' },
    { when: 'One e-mail address in the footer', instead: 'Components/Forms/Newsletter form' },
    { when: 'A number of persons', instead: 'Components/Controls/Stepper' },
  ],
  anatomy: [
    [
      'Label',
      'Always above its field; a placeholder is no label. Optional fields are marked, required ones are not.',
    ],
    ['Field', 'Height 48 px, corners --radius-control, edge --control.'],
    ['Error', 'Replaces the hint below the field, in --danger with words; the field is marked, too.'],
    ['Summary', 'First in the form after a failed submit; each line leads to its field.'],
    ['Radio', 'Each value in its own box, none chosen in advance. From seven values on a select.'],
    ['Date', 'Three short fields for what one knows by heart; a calendar for a stay.'],
  ],
  do: [
    'Validate when a field is left, not while it is typed.',
    'Set `autoComplete` for everything that browsers know.',
  ],
  dont: ['Do not disable the submit button because of errors.', 'Do not clear a field that was refused.'],
  keys: [
    ['Tab', 'From field to field.'],
    ['Arrow keys', 'Through radio buttons and grades.'],
    ['Enter', 'Sends the form.'],
  ],
  reader: [
    'The summary takes the focus and reads how many entries have to be checked; each message names its field.',
    'Hint and error are linked to their field with `aria-describedby`.',
  ],
  withoutMui: 'text',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A wrong password is marked at its field', decision: 322 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
