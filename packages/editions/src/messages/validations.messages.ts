import type { MessageTable } from './message-table.ts'

/**
 * The words of the generic rules (forms-1, forms-9); the English ones stand so in the contract of the product. A form that says
 * it better has a row `{namespace}.error.{rule}` of its own. Loads with the forms.
 */
export const validationsMessages = {
  'validations.required': {
    'en-GB': 'Value is required',
    de: 'Bitte füllen Sie dieses Feld aus.',
    'de-CH': 'Bitte füllen Sie dieses Feld aus.',
    fr: 'Remplissez ce champ.',
    nl: 'Vul dit veld in.',
    'nl-BE': 'Vul dit veld in.',
    it: 'Compila questo campo.',
  },
  'validations.email': {
    'en-GB': 'Value is not a valid email address',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'de-CH': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    fr: 'Indiquez une adresse e-mail valable.',
    nl: 'Vul een geldig e-mailadres in.',
    'nl-BE': 'Vul een geldig e-mailadres in.',
    it: 'Inserisci un indirizzo e-mail valido.',
  },
  'validations.numeric': {
    'en-GB': 'Value must be numeric',
    de: 'Bitte geben Sie eine Zahl ein.',
    'de-CH': 'Bitte geben Sie eine Zahl ein.',
    fr: 'Saisissez un nombre.',
    nl: 'Vul een getal in.',
    'nl-BE': 'Vul een getal in.',
    it: 'Inserisci un numero.',
  },
  'validations.max-length': {
    'en-GB': 'The maximum length allowed is {max, number}',
    de: 'Bitte höchstens {max, number} Zeichen.',
    'de-CH': 'Bitte höchstens {max, number} Zeichen.',
    fr: '{max, number} caractères au maximum.',
    nl: 'Maximaal {max, number} tekens.',
    'nl-BE': 'Maximaal {max, number} tekens.',
    it: 'Al massimo {max, number} caratteri.',
  },
  'validations.min-length': {
    'en-GB': 'This field should be at least {min, number} characters long',
    de: 'Bitte mindestens {min, number} Zeichen.',
    'de-CH': 'Bitte mindestens {min, number} Zeichen.',
    fr: '{min, number} caractères au minimum.',
    nl: 'Minimaal {min, number} tekens.',
    'nl-BE': 'Minimaal {min, number} tekens.',
    it: 'Almeno {min, number} caratteri.',
  },
  'validations.min-value': {
    'en-GB': 'The minimum value allowed is {min, number}',
    de: 'Der kleinste mögliche Wert ist {min, number}.',
    'de-CH': 'Der kleinste mögliche Wert ist {min, number}.',
    fr: 'La valeur minimale est {min, number}.',
    nl: 'De kleinste waarde is {min, number}.',
    'nl-BE': 'De kleinste waarde is {min, number}.',
    it: 'Il valore minimo è {min, number}.',
  },
  'validations.max-value': {
    'en-GB': 'The maximum value allowed is {max, number}',
    de: 'Der größte mögliche Wert ist {max, number}.',
    'de-CH': 'Der grösste mögliche Wert ist {max, number}.',
    fr: 'La valeur maximale est {max, number}.',
    nl: 'De grootste waarde is {max, number}.',
    'nl-BE': 'De grootste waarde is {max, number}.',
    it: 'Il valore massimo è {max, number}.',
  },
  'validations.equal-to': {
    'en-GB': 'The value must be equal to the {other} value',
    de: 'Diese Angabe muss dieselbe sein wie unter „{other}“.',
    'de-CH': 'Diese Angabe muss dieselbe sein wie unter «{other}».',
    fr: 'Cette saisie doit être la même que dans « {other} ».',
    nl: 'Vul hier hetzelfde in als bij “{other}”.',
    'nl-BE': 'Vul hier hetzelfde in als bij “{other}”.',
    it: 'Inserisci lo stesso valore di «{other}».',
  },
  'validations.name-link': {
    'en-GB': 'Please enter just the name, without web addresses, email addresses or numbers.',
    de: 'Bitte geben Sie nur den Namen ein, ohne Internet- oder E-Mail-Adressen und ohne Nummern.',
    'de-CH': 'Bitte geben Sie nur den Namen ein, ohne Internet- oder E-Mail-Adressen und ohne Nummern.',
    fr: 'Saisissez uniquement le nom, sans adresse web, adresse e-mail ni numéro.',
    nl: 'Vul alleen de naam in, zonder webadres, e-mailadres of nummers.',
    'nl-BE': 'Vul enkel de naam in, zonder webadres, e-mailadres of nummers.',
    it: 'Inserisci solo il nome, senza indirizzi web, indirizzi e-mail o numeri.',
  },
} as const satisfies MessageTable
