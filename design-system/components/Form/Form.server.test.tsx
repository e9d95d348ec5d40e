import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DesignSystemProvider } from '../../provider/DesignSystemProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { SignatureField } from '../SignatureField/SignatureField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const ignore = (): void => undefined;
const options = [
  { value: 'a', label: 'Primera', description: 'La primera de dos' },
  { value: 'b', label: 'Segunda' },
];

const html = renderToString(
  <DesignSystemProvider language="es" navigate={ignore}>
    <Form onSubmit={ignore}>
      <ErrorSummary title="Hay un problema" errors={[{ fieldId: 'text', message: 'Escriba algo.' }]} focusKey={1} />
      <TextField label="Texto" name="text" value="" onChange={ignore} hint="Una línea" errorMessage="Escriba algo." />
      <TextArea label="Carta" name="letter" value="" onChange={ignore} isRequired />
      <NumberField label="Edad" name="age" value="" onChange={ignore} isRequired />
      <PasswordField label="Contraseña" name="password" value="" onChange={ignore} isRequired />
      <OneTimeCodeField label="Código" name="code" value="" onChange={ignore} />
      <Select label="Habitaciones" name="rooms" value="a" options={options} onChange={ignore} />
      <RadioGroup label="Pago" name="payment" value="b" options={options} onChange={ignore} />
      <Checkbox label="Yo también" name="coming" isSelected onChange={ignore} />
      <CheckboxGroup label="Comidas" name="meals" values={['b']} options={options} onChange={ignore} />
      <DateField label="Nacimiento" name="birth" value="1980-1-" onChange={ignore} errorMessage="Falta el día." />
      <PhoneField label="Teléfono" hint="Con +" name="phone" value="" onChange={ignore} />
      <FileField label="Lista" name="list" endings={['csv']} file={undefined} onChange={ignore} />
      <SignatureField label="Firma" name="signature" value={{ kind: 'typed', name: '' }} onChange={ignore}>
        Acepto las normas.
      </SignatureField>
      <SignatureField
        label="Otra firma"
        name="drawing"
        value={{ kind: 'drawn', strokes: [[{ x: 1, y: 2 }]] }}
        onChange={ignore}
      >
        Acepto las normas.
      </SignatureField>
      <Button type="submit">Enviar</Button>
    </Form>
  </DesignSystemProvider>,
);

describe('a server-rendered form, before scripts load', () => {
  it('connects every label to a control, and no control to two labels', () => {
    const targets = [...html.matchAll(/<label [^>]*for="([^"]+)"/g)].map(([, id]) => id);
    const single = ['text', 'letter', 'age', 'password', 'code', 'rooms', 'payment-0', 'payment-1', 'coming'];
    const grouped = ['meals-0', 'meals-1', 'birth-day', 'birth-month', 'birth-year'];
    expect(targets).toEqual([...single, ...grouped, 'phone', 'list', 'signature-name']);
    for (const id of targets) expect(html).toMatch(new RegExp(`<(input|select|textarea) [^>]*id="${String(id)}"`));
  });

  it('describes an invalid field by its hint and its error', () => {
    expect(html).toContain('aria-describedby="text-hint text-error"');
    expect(html).toContain('id="text-hint"');
    expect(html).toContain('id="text-error"');
  });

  it('leaves validation to the page, without browser messages', () => {
    expect(html).toMatch(/<form [^>]*novalidate/i);
    expect(html).not.toMatch(/\s(required|pattern|maxlength|min|max)=/i);
  });

  it('sends form data in the body, never in the URL', () => {
    expect(html).toMatch(/<form [^>]*method="post"/);
  });

  it('has no inline styles and no duplicate ids', () => {
    expect(html).not.toMatch(/<style|\sstyle="/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
