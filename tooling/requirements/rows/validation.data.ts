import { proved, type CoverageArea } from '../coverage-row.ts'

const rules = 'packages/core/src/validation/validation.rules.ts'
const rulesTest = 'packages/core/src/validation/validation.rules.test.ts'
const words = 'packages/editions/src/messages/validations.messages.ts'
const wordsTest = 'packages/storefront/src/kit/format/use-problem-text.test.tsx'

/** The generic rules, each with its English words. */
const genericRules = {
  required: 'Value is required (strings are trimmed first)',
  email: 'Value is not a valid email address',
  numeric: 'Value must be numeric',
  'max-length': 'The maximum length allowed is {max}',
  'min-length': 'This field should be at least {min} characters long',
  'min-value': 'The minimum value allowed is {min}',
  'max-value': 'The maximum value allowed is {max}',
  'equal-to': 'The value must be equal to the {other} value',
}
const history = 'packages/core/src/search/search-history.ts'
const historyTest = 'packages/core/src/search/search-history.test.ts'

/** What is checked, and what may not be. */
export const validationRows: CoverageArea = {
  area: 'validation',
  title: 'Validation',
  claims: [
    proved('newsletter-2', rules, [rulesTest, '%j gives %s', 'required'], {
      'newsletter.required': "an address is required, 'validations.required'",
    }),
    proved('newsletter-2', rules, [rulesTest, '%j gives %s', 'email'], {
      'newsletter.email': "and valid, 'validations.email'",
    }),
    proved(
      'newsletter-2',
      'packages/storefront/src/kit/newsletter/newsletter-signup.tsx',
      ['tooling/e2e/journeys/newsletter.spec.ts', 'sign up in the footer, confirm, leave: ${site}'],
      {
        'newsletter.place': 'the error shows below the field',
      },
    ),
    ...Object.entries(genericRules).flatMap(([rule, text]) => [
      proved('forms-1', rules, [rulesTest, '%s of %j %j → %j', rule], {
        [`rule.${rule}`]: `the rule ${rule}`,
      }),
      proved('forms-1', words, [wordsTest, 'stand once, one row for each'], { [`words.${rule}`]: text }),
    ]),
    proved(
      'search-14',
      'packages/storefront/src/features/search/form/use-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/use-suggestions.test.tsx',
        'searches from two characters on, trimmed, when the typing pauses',
      ],
      {
        autocomplete: 'suggestions need two characters after trimming',
      },
    ),
    proved('search-12', history, [historyTest, 'is saved with %s: %#', 'a country'], {
      'history.country': 'the history takes a search with a country',
    }),
    proved('search-12', history, [historyTest, 'is saved with %s: %#', 'a date'], {
      'history.date': 'or a date',
    }),
    proved('search-12', history, [historyTest, 'is saved with %s: %#', 'three adults'], {
      'history.adults': 'or more than two adults',
    }),
    proved('search-12', history, [historyTest, 'is saved with %s: %#', 'a child'], {
      'history.children': 'or children',
    }),
    proved('search-13', history, [historyTest, 'drops entries of another version'], {
      'history.version': 'entries of another version are dropped',
    }),
    proved('search-11', history, [historyTest, 'holds the last ten'], {
      'history.ten': 'ten entries for each locale; the oldest is dropped',
    }),
    proved(
      'analytics-3',
      'packages/editions/src/tag-manager-id.ts',
      [
        'packages/storefront/src/shell/analytics/follow-page.test.ts',
        'raise an error for the id %s (analytics-3)',
      ],
      {
        'tag-manager': 'an id is GTM- or G- with capitals and digits, else an error is raised',
      },
    ),
    proved(
      'routing-7',
      'packages/storefront/src/kit/routing/verdict.ts',
      ['packages/storefront/src/boot/routing/resolve-request.test.ts', 'may set its own status and message'],
      {
        route: 'a route that fails is an error page with its status, or 404',
      },
    ),
    proved(
      'forms-4',
      'packages/core/src/session/account.rules.ts',
      ['packages/core/src/session/account.rules.test.ts', 'the fields of the login page › %s %j: %s'],
      {
        'forms.sign-in': 'rules of the forms of sign-in, registration and passwords',
      },
    ),
    proved(
      'forms-6',
      'packages/storefront/src/features/account/details/profile-form.ts',
      ['packages/storefront/src/features/account/details/profile-form.test.ts', 'finds %s'],
      {
        'forms.profile': 'rules of the form of the profile',
      },
    ),
  ],
}

/** Who may do what. */
export const roleRows: CoverageArea = {
  area: 'roles',
  title: 'Roles and rights',
  claims: [
    proved(
      'account-5',
      'packages/storefront/src/boot/guards/sign-in-rule.ts',
      [
        'packages/storefront/src/boot/routing/resolve-request.test.ts',
        'lead an anonymous visitor of %s to its login page and remember where to',
      ],
      {
        anonymous: 'an anonymous visitor',
        authenticated: 'pages that need somebody signed in',
      },
    ),
    proved(
      'account-6',
      'packages/web/src/session/session-cookies.ts',
      [
        'packages/web/src/session/session-cookies.test.ts',
        'hides the token from scripts and other sites, and binds it to this host over https',
      ],
      {
        customer: 'a customer, with the token in a cookie',
      },
    ),
    proved(
      'navigation-1',
      'packages/storefront/src/shell/layouts/use-account-link.ts',
      [
        'tooling/e2e/journeys/routing.spec.ts',
        'a customer sees the way to the profile once the page is alive, and nothing moves',
      ],
      {
        'link.profile': 'customers see the profile',
      },
    ),
    proved(
      'navigation-1',
      'packages/storefront/src/shell/layouts/use-account-link.ts',
      [
        'packages/storefront/src/shell/layouts/site-shell.test.ts',
        'has the three link groups, safety icons, account and toggles',
      ],
      {
        'link.login': 'everybody else sees the login',
      },
    ),
    proved(
      'consent-3',
      'packages/core/src/consent/consent.rules.ts',
      ['packages/core/src/consent/consent.rules.test.ts', 'the cookie %j agrees to marketing: %s'],
      {
        'consent.cookie': 'consent to marketing is in a cookie',
        'consent.marketing': 'and needs its category',
      },
    ),
    proved(
      'portal-7',
      'packages/api/src/customer/agent/agent-session.ts',
      [
        'packages/api/src/customer/agent/agent.test.ts',
        'cannot pay, neither as the customer nor by the cart, nor take the data along, nor end the account',
      ],
      {
        agent: 'a customer and an agent, and what each may do',
      },
    ),
    proved(
      'brands-4',
      'apps/white-label/app.config.ts',
      [
        'tooling/e2e/journeys/white-label.spec.ts',
        'the home of a white-label sends visitors to the login: ${brand} ${site}',
      ],
      {
        'white-label': 'the home page of a white-label leads to the login',
      },
    ),
    proved(
      'portal-9',
      'packages/storefront/src/shell/chatbot/use-chat.ts',
      [
        'packages/core/src/chatbot/chatbot.thunks.test.ts',
        'follows the visitor to other pages, and into the session',
      ],
      {
        'chatbot.route': 'the chatbot receives a flag of an authenticated route',
      },
    ),
    proved(
      'portal-8',
      'packages/api/src/customer/chatbot/chatbot-token.ts',
      [
        'packages/core/src/chatbot/chatbot.thunks.test.ts',
        'is a token of its own for who is signed in, once for a conversation',
      ],
      {
        'chatbot.token': 'and, signed in, the token',
      },
    ),
  ],
}
