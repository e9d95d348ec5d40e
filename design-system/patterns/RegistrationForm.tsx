import { useState } from 'react';
import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Fieldset } from '../components/Fieldset/Fieldset.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TwoColumns } from '../components/TwoColumns/TwoColumns.tsx';
import { PartyList } from './PartyList.tsx';
import type { Registration, RegistrationWords } from './registration.fixtures.ts';
import { RegistrationPrice } from './RegistrationPrice.tsx';
import { sendRegistration, usePrice } from './useRegistration.ts';
import type { Question, Sent } from './useRegistration.ts';

type RegistrationFormProps = {
  words: RegistrationWords;
  eventId: string;
  initial: Registration;
  /** Makes this registration the same one however often it is sent. */
  sendingKey: string;
};

/** In the order of the page, as the summary must have them. */
const questions: readonly Question[] = ['firstName', 'lastName', 'email', 'phone', 'people', 'payment'];

/** The questions whose answer is missing or cannot be right. */
function findWrong(answers: Registration): readonly Question[] {
  const wrong: Record<Question, boolean> = {
    firstName: answers.firstName.trim() === '',
    lastName: answers.lastName.trim() === '',
    email: !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(answers.email.trim()),
    phone: !/^\+[1-9]\d{7,14}$/.test(answers.phone.replace(/[\s().-]/g, '')),
    people: answers.people.length === 0,
    payment: answers.payment === '',
  };
  return questions.filter((question) => wrong[question]);
}

/** How a page puts a registration together: contact, people, payment; the price beside; checked, then sent to the API. */
export function RegistrationForm({ words, eventId, initial, sendingKey }: RegistrationFormProps): ReactElement {
  const [answers, setAnswers] = useState(initial);
  const [attempt, setAttempt] = useState<{ count: number; wrong: readonly Question[] }>({ count: 0, wrong: [] });
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const price = usePrice(eventId, answers.people);
  const errorOf = (question: Question): string | undefined =>
    attempt.wrong.includes(question) ? words.wrong[question] : undefined;
  const answer =
    <Key extends Question>(question: Key) =>
    (value: Registration[Key]): void => {
      setAnswers({ ...answers, [question]: value });
    };
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    label: words[name],
    name,
    value: answers[name],
    onChange: answer(name),
    errorMessage: errorOf(name),
    isRequired: true,
  });
  const submit = async (): Promise<void> => {
    const { payment } = answers;
    const wrong = findWrong(answers);
    setSent(undefined);
    setAttempt({ count: attempt.count + 1, wrong });
    if (wrong.length > 0 || payment === '' || isSending) return;
    setSending(true);
    const outcome = await sendRegistration(eventId, { ...answers, payment }, price.quote?.totalCents ?? 0, sendingKey);
    setSending(false);
    setSent(outcome);
    if ('problem' in outcome) {
      setAttempt({ count: attempt.count + 2, wrong: outcome.wrong });
      if (outcome.problem === 'priceChanged') price.retry();
    }
  };

  if (sent !== undefined && 'reference' in sent) {
    return (
      <Alert tone="positive" announce>
        {words.done(sent.reference)}
      </Alert>
    );
  }
  return (
    <Stack gap="l">
      {attempt.wrong.length > 0 && (
        <ErrorSummary
          title={words.problems}
          errors={attempt.wrong.map((question) => ({ fieldId: question, message: words.wrong[question] }))}
          focusKey={attempt.count}
        />
      )}
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      <TwoColumns aside={<RegistrationPrice words={words} price={price} />}>
        <Form
          onSubmit={() => {
            void submit();
          }}
        >
          <Stack gap="l">
            <Fieldset legend={words.contact}>
              <Stack gap="l">
                <TextField {...field('firstName')} autoComplete="given-name" />
                <TextField {...field('lastName')} autoComplete="family-name" />
                <TextField {...field('email')} type="email" autoComplete="email" hint={words.emailHint} />
                <PhoneField {...field('phone')} hint={words.phoneHint} />
              </Stack>
            </Fieldset>
            <PartyList
              words={words}
              people={answers.people}
              onChange={answer('people')}
              errorMessage={errorOf('people')}
            />
            <RadioGroup
              label={words.payment}
              hint={words.paymentHint}
              name="payment"
              options={words.payments}
              value={answers.payment}
              onChange={(chosen) => {
                answer('payment')(words.payments.find(({ value }) => value === chosen)?.value ?? '');
              }}
              errorMessage={errorOf('payment')}
            />
            {sent !== undefined && (
              <Alert tone="critical" announce>
                {words[sent.problem]}
              </Alert>
            )}
            <Button type="submit" tone="primary" size="large" isPending={isSending} pendingLabel={words.sending}>
              {words.send}
            </Button>
          </Stack>
        </Form>
      </TwoColumns>
    </Stack>
  );
}
