import { useState } from 'react';
import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Fieldset } from '../components/Fieldset/Fieldset.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { PriceSummary } from '../components/PriceSummary/PriceSummary.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TwoColumns } from '../components/TwoColumns/TwoColumns.tsx';
import { FamilyList } from './FamilyList.tsx';
import { placeCents } from './registration.fixtures.ts';
import type { Registration, RegistrationWords } from './registration.fixtures.ts';

type RegistrationFormProps = { words: RegistrationWords; initial: Registration; onDone: (registration: Registration) => void };

type Question = keyof Registration;

/** In the order of the page, as the summary must have them. */
const questions: readonly Question[] = ['firstName', 'lastName', 'email', 'phone', 'people', 'payment'];

/** The questions whose answer is missing or cannot be right. */
function findWrong(answers: Registration): readonly Question[] {
  const wrong: Record<Question, boolean> = {
    firstName: answers.firstName.trim() === '',
    lastName: answers.lastName.trim() === '',
    email: !/^\S+@\S+\.\S+$/.test(answers.email.trim()),
    phone: !/^\+[1-9]\d{7,14}$/.test(answers.phone.replace(/[\s().-]/g, '')),
    people: answers.people.length === 0,
    payment: answers.payment === '',
  };
  return questions.filter((question) => wrong[question]);
}

/** How a page puts a registration together: contact, people, payment; the price beside; checked on submit. */
export function RegistrationForm({ words, initial, onDone }: RegistrationFormProps): ReactElement {
  const [answers, setAnswers] = useState(initial);
  const [attempt, setAttempt] = useState<{ count: number; wrong: readonly Question[] }>({ count: 0, wrong: [] });
  const isDone = attempt.count > 0 && attempt.wrong.length === 0;
  const errorOf = (question: Question): string | undefined => (attempt.wrong.includes(question) ? words.wrong[question] : undefined);
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
  const submit = (): void => {
    const wrong = findWrong(answers);
    setAttempt({ count: attempt.count + 1, wrong });
    if (wrong.length === 0) onDone(answers);
  };
  const count = answers.people.length;
  const price = (
    <PriceSummary
      title={words.price}
      lines={
        count === 0
          ? []
          : [{ id: 'place', label: words.place, quantity: count, unitCents: placeCents, totalCents: count * placeCents }]
      }
      totalLabel={words.total}
      totalCents={count * placeCents}
      currency="USD"
      emptyText={words.noPrice}
      note={words.nothingCharged}
    />
  );

  return (
    <Stack gap="l">
      {attempt.wrong.length > 0 && (
        <ErrorSummary
          title={words.problems}
          errors={attempt.wrong.map((question) => ({ fieldId: question, message: words.wrong[question] }))}
          focusKey={attempt.count}
        />
      )}
      {isDone && (
        <Alert tone="positive" announce>
          {words.done}
        </Alert>
      )}
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      <TwoColumns aside={price}>
        <Form onSubmit={submit}>
          <Stack gap="l">
            <Fieldset legend={words.contact}>
              <Stack gap="l">
                <TextField {...field('firstName')} autoComplete="given-name" />
                <TextField {...field('lastName')} autoComplete="family-name" />
                <TextField {...field('email')} type="email" autoComplete="email" hint={words.emailHint} />
                <PhoneField {...field('phone')} hint={words.phoneHint} />
              </Stack>
            </Fieldset>
            <FamilyList words={words} people={answers.people} onChange={answer('people')} errorMessage={errorOf('people')} />
            <RadioGroup
              label={words.payment}
              hint={words.paymentHint}
              name="payment"
              options={words.payments}
              value={answers.payment}
              onChange={answer('payment')}
              errorMessage={errorOf('payment')}
            />
            <Button type="submit" tone="primary" size="large">
              {words.next}
            </Button>
          </Stack>
        </Form>
      </TwoColumns>
    </Stack>
  );
}
