import { forms } from '#contract/forms';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { brokenRules, type FormName } from '../../app/platform/forms/contract-rules.ts';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['x-form'] });
(addFormats.default as (target: Ajv2020) => Ajv2020)(ajv);

const contact = { firstName: 'Ana', lastName: 'Núñez', email: 'ana.nunez@example.org', phone: '+13055550100' };
const person = { firstName: 'Ana', lastName: 'Núñez', age: 40 };
const administrator = { ...contact, token: 'x'.repeat(30), password: 'Bramble1', language: 'en' };
const { phone: _phone, ...firstAdministrator } = administrator;
const signUp = { ...contact, password: 'Bramble1', language: 'es' };
const account = { firstName: 'Ana', lastName: 'Núñez', phone: '+13055550100', language: 'es' };
const relative = { firstName: 'Luz', lastName: 'Núñez', birthDate: '2019-02-28' };
const token = 'x'.repeat(43);
const newUser = { ...contact, language: 'en', userType: 'U' };

const id = '3f2c1a52-8f0e-4a8e-9c1d-2f6f0c9f6a11';
const waiverLink = { email: contact.email, language: 'es', memberIds: [id] };
const payment = { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2027-04-01' };

const adjustment = { version: 1, kind: 'help', amountCents: 5_000, reason: 'A hard year' };

/** The form, the changes to a valid body (undefined removes the field), and the rule it breaks, if any. */
const samples: [FormName, object, [string, string]?][] = [
  ['PaymentRequest', payment],
  ['PaymentRequest', { ...payment, amountCents: 0 }, ['amountCents', 'minimum']],
  ['PaymentRequest', { ...payment, checkNumber: '1'.repeat(41) }, ['checkNumber', 'maxLength']],
  ['PriceAdjustmentRequest', adjustment],
  ['PriceAdjustmentRequest', { ...adjustment, amountCents: 0 }],
  ['PriceAdjustmentRequest', { ...adjustment, amountCents: undefined }, ['amountCents', 'required']],
  ['PriceAdjustmentRequest', { ...adjustment, reason: ' ' }, ['reason', 'pattern']],
  ['PriceAdjustmentRequest', { ...adjustment, kind: 'gift' }, ['kind', 'enum']],
  ['PayPalRefundRequest', { amountCents: 5_000, note: 'One cannot come' }],
  ['PayPalRefundRequest', { amountCents: undefined }, ['amountCents', 'required']],
  ['PayPalRefundRequest', { amountCents: 0 }, ['amountCents', 'minimum']],
  ['PayPalRefundRequest', { amountCents: 1, note: 'x'.repeat(501) }, ['note', 'maxLength']],
  ['FormAnswerRequest', { version: 1, text: 'Yes,\n\nevery hour.' }],
  ['FormAnswerRequest', { version: 1, text: ' ' }, ['text', 'pattern']],
  ['Contact', contact],
  ['Contact', { ...contact, firstName: '' }, ['firstName', 'required']],
  ['Contact', { ...contact, firstName: undefined }, ['firstName', 'required']],
  ['Contact', { ...contact, lastName: '   ' }, ['lastName', 'pattern']],
  ['Contact', { ...contact, lastName: 'x'.repeat(81) }, ['lastName', 'maxLength']],
  ['Contact', { ...contact, email: 'ana+retreat@example.org' }, ['email', 'pattern']],
  ['Contact', { ...contact, email: 'ana@example.foundation' }, ['email', 'pattern']],
  ['Contact', { ...contact, email: 'Guest@Guest.com' }, ['email', 'pattern']],
  ['Contact', { ...contact, email: 'ana@example.travel' }],
  ['Contact', { ...contact, phone: '+10000000000' }, ['phone', 'pattern']],
  ['Contact', { ...contact, phone: '+1234567' }, ['phone', 'pattern']],
  ['Contact', { ...contact, phone: '+12345678' }],
  ['Contact', { ...contact, phone: '+123456789012345' }],
  ['Contact', { ...contact, phone: '+1234567890123456' }, ['phone', 'pattern']],
  ['Contact', { ...contact, phone: '3055550100' }, ['phone', 'pattern']],
  ['Member', person],
  ['Member', { ...person, age: 0, gender: 'female', lodging: 'none' }],
  ['Member', { ...person, age: undefined }, ['age', 'required']],
  ['Member', { ...person, age: 'forty' }, ['age', 'type']],
  ['Member', { ...person, age: -1 }, ['age', 'minimum']],
  ['Member', { ...person, age: 121 }, ['age', 'maximum']],
  ['Member', { ...person, gender: 'other' }, ['gender', 'enum']],
  ['SignInRequest', { email: contact.email, password: 'x' }],
  ['SignInRequest', { email: contact.email, password: '' }, ['password', 'required']],
  ['CodeRequest', { challengeId: id, code: '123456' }],
  ['CodeRequest', { challengeId: id, code: '12345' }, ['code', 'pattern']],
  ['FirstAdministratorRequest', firstAdministrator],
  ['FirstAdministratorRequest', { ...firstAdministrator, password: 'abcdefg1' }, ['password', 'pattern']],
  ['FirstAdministratorRequest', { ...firstAdministrator, password: 'Abcdef1' }, ['password', 'pattern']],
  ['FirstAdministratorRequest', { ...firstAdministrator, password: 'Abcdefghijkl' }],
  ['FirstAdministratorRequest', { ...firstAdministrator, password: 'Abcdefghijklm' }, ['password', 'pattern']],
  ['FirstAdministratorRequest', { ...firstAdministrator, password: 'Bramble1#' }, ['password', 'pattern']],
  ['SignUpRequest', signUp],
  ['SignUpRequest', { ...signUp, phone: undefined }],
  ['SignUpRequest', { ...signUp, phone: '+10000000000' }, ['phone', 'pattern']],
  ['SignUpRequest', { ...signUp, password: 'Abcdefghijklm' }, ['password', 'pattern']],
  ['SignUpRequest', { ...signUp, language: 'fr' }, ['language', 'enum']],
  ['VerificationRequest', { token, password: 'x' }],
  ['VerificationRequest', { token, password: '' }, ['password', 'required']],
  ['VerificationRequest', { token: 'short', password: 'x' }, ['token', 'minLength']],
  ['AccountUpdate', account],
  ['AccountUpdate', { ...account, phone: null }],
  ['AccountUpdate', { ...account, phone: '3055550100' }, ['phone', 'pattern']],
  ['AccountUpdate', { ...account, lastName: undefined }, ['lastName', 'required']],
  ['EmailChangeRequest', { email: contact.email, password: 'x' }],
  ['EmailChangeRequest', { email: 'ana+new@example.org', password: 'x' }, ['email', 'pattern']],
  ['PasswordChange', { currentPassword: 'x', newPassword: 'Bramble1' }],
  ['PasswordChange', { currentPassword: '', newPassword: 'Bramble1' }, ['currentPassword', 'required']],
  ['PasswordChange', { currentPassword: 'x', newPassword: 'abcdefg1' }, ['newPassword', 'pattern']],
  ['AccountClosure', { password: 'x' }],
  ['AccountClosure', { password: 'x'.repeat(201) }, ['password', 'maxLength']],
  ['PasswordResetRequest', { email: contact.email }],
  ['PasswordResetRequest', { email: 'ana' }, ['email', 'pattern']],
  ['PasswordReset', { token, password: 'Bramble1' }],
  ['PasswordReset', { token, password: 'Abcdef1' }, ['password', 'pattern']],
  ['HouseholdMemberRequest', relative],
  ['HouseholdMemberRequest', { ...relative, gender: 'female' }],
  ['HouseholdMemberRequest', { ...relative, birthDate: '2019-02-29' }, ['birthDate', 'format']],
  ['HouseholdMemberRequest', { ...relative, birthDate: '28-FEB-2019' }, ['birthDate', 'format']],
  ['HouseholdMemberRequest', { ...relative, birthDate: '' }, ['birthDate', 'required']],
  ['SavedViewRequest', { list: 'users', name: 'New this year', query: 'state=active&sort=-createdAt' }],
  ['SavedViewRequest', { list: 'users', name: ' ', query: '' }, ['name', 'pattern']],
  ['CreateUserRequest', newUser],
  ['CreateUserRequest', { ...newUser, userType: 'A,R' }],
  ['CreateUserRequest', { ...newUser, userType: '' }, ['userType', 'required']],
  ['CreateUserRequest', { ...newUser, userType: 'X' }, ['userType', 'pattern']],
  ['CreateUserRequest', { ...newUser, phone: '3055550100' }, ['phone', 'pattern']],
  ['ContactMessageForm', { firstName: 'Ana', lastName: 'Núñez', email: contact.email, message: ' a\nb ' }],
  ['ContactMessageForm', { ...contact, message: undefined }, ['message', 'required']],
  ['ContactMessageForm', { ...contact, message: ' \n ' }, ['message', 'pattern']],
  ['ContactMessageForm', { ...contact, message: 'x'.repeat(5001) }, ['message', 'maxLength']],
  ['PrayerRequestForm', { firstName: 'Ana', prayerRequest: 'For peace' }],
  [
    'PrayerRequestForm',
    { firstName: 'Ana', prayerRequest: 'For peace', shareWithTeam: false, tellWhenPrayed: true, forWhom: 'Leo' },
  ],
  ['PrayerRequestForm', { firstName: 'Ana' }, ['prayerRequest', 'required']],
  ['PrayerRequestForm', { prayerRequest: 'For peace' }, ['firstName', 'required']],
  ['SabbathRequestForm', { ...contact, date: '2026-12-05', attendance: 'online' }],
  ['SabbathRequestForm', { ...contact, date: undefined }, ['date', 'required']],
  ['SabbathRequestForm', { ...contact, date: '2026-13-05' }, ['date', 'format']],
  ['SabbathRetreatForm', { ...contact, firstDate: '2026-12-05', people: 12, groupKind: 'parish', wishes: 'Silence' }],
  ['SabbathRetreatForm', { ...contact, firstDate: '2026-12-05' }, ['people', 'required']],
  ['SabbathRetreatForm', { ...contact, firstDate: '2026-12-05', people: 0 }, ['people', 'minimum']],
  ['SabbathRetreatForm', { ...contact, phone: undefined, firstDate: '2026-12-05', people: 3 }, ['phone', 'required']],
  ['EnteredPayment', { method: 'Check', amountCents: 15_000, receivedOn: '2026-11-02', checkNumber: '1042' }],
  ['EnteredPayment', { method: 'Check', amountCents: 0, receivedOn: '2026-11-02' }, ['amountCents', 'minimum']],
  ['EnteredPayment', { method: 'Check', amountCents: 15_000, receivedOn: '2026-02-30' }, ['receivedOn', 'format']],
  ['EnteredPayment', { amountCents: 15_000, receivedOn: '2026-11-02' }, ['method', 'required']],
  ['PartyContact', { ...contact, email: undefined }],
  ['PartyContact', { ...contact, email: 'ana' }, ['email', 'pattern']],
  ['PartyContact', { ...contact, phone: undefined }, ['phone', 'required']],
  ['PartyDetails', {}],
  ['PartyDetails', { emergencyName: 'Luz Núñez', emergencyPhone: '+13055550101', arrival: 'After ten' }],
  ['PartyDetails', { emergencyPhone: '3055550101' }, ['emergencyPhone', 'pattern']],
  ['ResponsibleAdult', { name: 'Rosa Vega', phone: '+13055550101', relation: 'parent', consents: true }],
  ['ResponsibleAdult', { phone: '+13055550101', relation: 'guardian', consents: true }, ['name', 'required']],
  [
    'ResponsibleAdult',
    { name: 'Rosa Vega', phone: '3055550101', relation: 'parent', consents: true },
    ['phone', 'pattern'],
  ],
  [
    'ResponsibleAdult',
    { name: 'Rosa Vega', phone: '+13055550101', relation: 'aunt', consents: true },
    ['relation', 'enum'],
  ],
  ['ResponsibleAdult', { name: 'Rosa Vega', phone: '+13055550101', consents: true }, ['relation', 'required']],
  ['ResponsibleAdult', { name: 'Rosa Vega', phone: '+13055550101', relation: 'parent' }, ['consents', 'required']],
  ['MemberDetails', { diet: 'No nuts', joinsSessions: true }],
  ['MemberDetails', { guardianPhone: '+10000000000' }, ['guardianPhone', 'pattern']],
  ['MemberDetails', { guardianName: 'x'.repeat(81) }, ['guardianName', 'maxLength']],
  ['CancellationRequest', { version: 1, reason: 'Illness' }],
  ['CancellationRequest', { version: 1, reason: 'x'.repeat(501) }, ['reason', 'maxLength']],
  ['RegistrationLinksRequest', { email: contact.email }],
  ['RegistrationLinksRequest', { email: 'ana+links@example.org' }, ['email', 'pattern']],
  ['RegistrationMessageRequest', { subject: 'Your room', text: 'It is ready.' }],
  ['RegistrationMessageRequest', { subject: 'Your\nroom', text: 'It is ready.' }, ['subject', 'pattern']],
  ['RegistrationMessageRequest', { subject: 'Your room', text: ' ' }, ['text', 'pattern']],
  ['WaiverLinkRequest', waiverLink],
  ['WaiverLinkRequest', { ...waiverLink, email: '' }, ['email', 'required']],
  ['WaiverLinkRequest', { ...waiverLink, memberIds: [] }, ['memberIds', 'minimum']],
];

test.each(samples)('%s: the browser and the server say the same of %j', (form, sample, broken) => {
  const body: unknown = JSON.parse(JSON.stringify(sample));
  expect(brokenRules(form, body)).toEqual(broken ? { [broken[0]]: broken[1] } : {});
  expect(ajv.validate(forms[form], body)).toBe(broken === undefined);
});

test('every form is among the samples', () => {
  expect(new Set(samples.map(([form]) => form))).toEqual(new Set(Object.keys(forms)));
});
