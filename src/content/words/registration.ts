/** The registration form: steps, fields, options and messages, in the order of the page and of validation (REQ F5 to F23, V3 to V20). What the daycare says beside them stands in site/words/registration.yaml. */
type FieldName =
  | 'parentFirstName'
  | 'parentLastName'
  | 'parentNumber'
  | 'parentEmail'
  | 'parentAddress'
  | 'parentCity'
  | 'parentProvince'
  | 'parentPostalCode'
  | 'foundUs'
  | 'note'
  | 'childFirstName'
  | 'childLastName'
  | 'startDate'
  | 'dob';

export interface RegistrationField {
  readonly name: FieldName;
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'email' | 'date' | 'select' | 'textarea';
  readonly width?: 'full' | 'third' | 'pair' | 'half' | 'less' | 'more';
  /** The error message of an empty field; without one the field is optional. */
  readonly missing?: string;
  readonly hint?: string;
  /**
   * Browsers fill in the parent's data (WCAG 1.3.5). The child's fields have none: no token says whose child it is, and `off` has browsers empty a field at each reload
   * and Back (https://html.spec.whatwg.org/#attr-fe-autocomplete-off), while Chrome fills in the parent's name in spite of it. The form asks about that (`ownName`).
   */
  readonly autoComplete?: string;
  /** The kind of input, if `autoComplete` does not tell it. */
  readonly typing?: 'name';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const provinces = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NU: 'Nunavut',
  NS: 'Nova Scotia',
  NWT: 'Northwest Territories',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YU: 'Yukon',
};

const places = ['Google', 'Facebook', 'Friend', 'Other'];

export const steps: readonly { readonly title: string; readonly fields: readonly RegistrationField[] }[] = [
  {
    title: 'Parent details',
    fields: [
      {
        name: 'parentFirstName',
        label: 'First name',
        kind: 'text',
        width: 'half',
        missing: 'First name is required',
        autoComplete: 'given-name',
      },
      {
        name: 'parentLastName',
        label: 'Last name',
        kind: 'text',
        width: 'half',
        missing: 'Last name is required',
        autoComplete: 'family-name',
      },
      {
        name: 'parentNumber',
        label: 'Phone',
        kind: 'tel',
        width: 'less',
        missing: 'Phone number is required',
        autoComplete: 'tel',
      },
      {
        name: 'parentEmail',
        label: 'Email',
        kind: 'email',
        width: 'more',
        missing: 'Email is required',
        autoComplete: 'email',
      },
      {
        name: 'parentAddress',
        label: 'Address',
        kind: 'text',
        missing: 'Address is required',
        autoComplete: 'address-line1',
      },
      {
        name: 'parentCity',
        label: 'City',
        kind: 'text',
        width: 'third',
        missing: 'City is required',
        autoComplete: 'address-level2',
      },
      {
        name: 'parentProvince',
        label: 'Province',
        kind: 'select',
        width: 'pair',
        missing: 'Province is required',
        autoComplete: 'address-level1',
        options: Object.entries(provinces).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'parentPostalCode',
        label: 'Postal code',
        kind: 'text',
        width: 'pair',
        missing: 'Postal code is required',
        autoComplete: 'postal-code',
      },
    ],
  },
  {
    title: 'Additional info',
    fields: [
      {
        name: 'foundUs',
        label: 'Where did you find us?',
        kind: 'select',
        missing: 'Please select how you found us',
        options: places.map((value) => ({ value, label: value })),
      },
      {
        name: 'note',
        label: 'Notes',
        kind: 'textarea',
        hint: 'Days you need, a good time to call: anything that helps us reply well. Please leave out health details.',
      },
    ],
  },
  {
    title: 'Child information',
    fields: [
      {
        name: 'childFirstName',
        label: 'Child’s first name',
        kind: 'text',
        width: 'half',
        missing: "Child's first name is required",
        typing: 'name',
      },
      {
        name: 'childLastName',
        label: 'Child’s last name',
        kind: 'text',
        width: 'half',
        missing: "Child's last name is required",
        typing: 'name',
      },
      {
        name: 'startDate',
        label: 'Requested start date',
        kind: 'date',
        missing: 'Start date is required',
        hint: 'Today or any later day.',
      },
      {
        name: 'dob',
        label: 'Date of birth',
        kind: 'date',
        missing: 'Date of birth is required',
      },
    ],
  },
];

/** The error messages of empty fields, by field. */
export const missing = Object.fromEntries(
  steps.flatMap(({ fields }) => fields.map(({ name, missing: message = '' }) => [name, message])),
) as Record<FieldName, string>;

/** Behind ages that count on the start date and not today (product decision 34). */
const onStart = (agesAt?: 'start') => (agesAt ? ' on the start date' : '');

/** @param ages as facts.yaml has them (REQ V21) */
export const dobOutOfRange = (ages: string, agesAt?: 'start') =>
  `Date of Birth must be between ${ages}${onStart(agesAt)}.`;

export const dobHint = (ages: string, agesAt?: 'start') => `For children ${ages} old${onStart(agesAt)}.`;

/** All other messages in their exact wording (REQ V36 to V38, V40, T15 to T17). `{min}` is a date in words. */
export const messages = {
  dateMissing: 'Invalid date, Date is required',
  dateTooEarly: 'Invalid date, Date must be after {min}',
  dateUnreadable: 'Invalid date, Please enter a valid date',
  sending: 'Submitting registration…',
  sent: 'Registration submitted successfully!',
  failed: 'An error occurred: {message}',
  failedWithoutMessage: 'Failed to send registration',
} as const;

export const words = {
  step: 'Step {step} of {steps}:',
  choose: 'Choose',
  /** At the child's name, if it is the parent's. */
  ownName: 'This is your own name. Is it your child’s too?',
  /** At a date that is refused with a year such as 0023. */
  shortYear: 'Please write the year in four digits.',
  /** The start date's hint if the earliest day is not today. */
  from: '{date} or any later day.',
  /** Beside the message that a date of birth is out of range. */
  otherAge: 'Is your child younger or older? Ask us all the same.',
  /** Leads to the waiting list, beside the message that a child is too young. */
  waitingList: 'To the waiting list',
  /** Leads to the message form. */
  write: 'Write to us',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  busy: 'Sending',
  /** Leads to the empty form. */
  another: 'Start afresh',
  /** Leads to the step of the child, and keeps the other two. */
  sibling: 'Add a brother or sister',
  /** Above the fields of that child; before the names of the others. */
  siblingOf: 'Brother or sister of {names}. Your own answers are kept.',
  mail: 'Send it by e-mail',
} as const;
