import type { JudgedAlarm } from './findings.ts'

/** Alarms of the checkers that were judged, each with the reason. A new one is mended or judged here; `withoutJudged` lets nothing else pass. */
export const judgedAlarms: readonly JudgedAlarm[] = [
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle1.Guideline1_4.1_4_3.G',
    at: /^<(?:h1|p) class="(?:title|text)_[\w-]+"/,
    reason:
      'Words on a picture, compared with the ground below it. Their contrast is measured pixel by pixel (first-sight.spec.ts); of all other words axe measures it, too.',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
    reason:
      'Cells of price tables belong to their row, whose header has scope="row"; `headers` would say the same.',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    reason:
      'Its list of what a field may be filled in with is that of HTML 5.2, and it takes a field without a type for none of text. vnu reads the same attributes by the standard of today.',
  },
  {
    checker: 'Equal Access',
    rule: 'table_headers_',
    at: /^<(?:table|td)[^>]* class="(?:table|note)_[\w-]+"/,
    reason: 'Each amount has its header in the row; the one cell without is a note across the whole table.',
  },
  {
    checker: 'Equal Access',
    rule: 'aria_article_label_unique',
    at: /^<article (?:id="[^"]+" class="root_|class="card_[\w-]+">)/,
    reason:
      'Articles are no landmarks. Two accommodations of a campsite may share a name, and reviews have none: they begin with their author.',
  },
  {
    checker: 'Equal Access',
    rule: 'input_autocomplete_valid',
    at: /type="email"/,
    reason:
      'A user name may be an e-mail address in the standard of today, by which vnu reads the same attributes.',
  },
  {
    checker: 'Equal Access',
    rule: 'input_checkboxes_grouped',
    at: /name="facilities"/,
    reason:
      'Facilities are one choice in several groups of the filter, each with its name; the address has them under one name.',
  },
  {
    checker: 'Equal Access',
    rule: 'input_checkboxes_grouped',
    at: /^<input [^>]*name="items"[^>]* form="compare"/,
    reason:
      'A box of the comparison stands in the card of what it adds, and has its name; the list is their group.',
  },
  {
    checker: 'Equal Access',
    rule: 'aria_form_label_unique',
    at: /^<form (?![^>]*aria-label)/,
    reason:
      'A form without a name is no landmark (HTML-AAM 1.0): the one for signing out needs none, its button says what it does; nor does the form of a page, named by the heading before it.',
  },
  {
    checker: 'Equal Access',
    rule: 'fieldset_label_valid',
    at: /fieldset\[\d+\]\/fieldset\[1\]$/,
    reason: 'The date of birth of each traveller is a group within the group that names the traveller.',
  },
  {
    checker: 'Equal Access',
    rule: 'input_label_exists',
    at: /name="subScores\./,
    reason:
      'Their labels stand beside them in a closed <details>, where it takes them for absent; opened, axe finds them all.',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle2.Guideline2_4.2_4_1.H64.1',
    at: /^<iframe hidden=""/,
    reason:
      'A frame that is hidden is in no accessibility tree; the tags of a brand run in it and show nothing.',
  },
  {
    checker: 'vnu',
    rule: 'CSS: “mask”: Too many values',
    reason: 'Position with size is in CSS Masking 1 and in all browsers; its grammar of styles lacks it.',
  },
  {
    checker: 'vnu',
    rule: 'CSS: “background”: too few values for the property “linear-gradient”',
    reason: 'A colour stop with two positions is in CSS Images 4 and in all browsers; its grammar lacks it.',
  },
  {
    checker: 'vnu',
    rule: 'CSS: “container-type”',
    reason: 'CSS Containment 3, in all browsers since 2023; its grammar lacks it.',
  },
  {
    checker: 'vnu',
    rule: 'CSS: “container”',
    reason: 'The short form of name and type, which the minifier writes; CSS Containment 3, as above.',
  },
  {
    checker: 'vnu',
    rule: 'CSS: Unrecognized at-rule “@container”',
    reason: 'CSS Containment 3, in all browsers since 2023; its grammar lacks it.',
  },
]
