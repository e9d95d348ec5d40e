import type { Language } from '../platform/language/rules.ts';
import type { ProblemError } from '../platform/contract/problem.ts';
import type { Words } from './define.ts';

/** The error messages of reports for their readers. */
const sentences: Readonly<Partial<Record<ProblemError['code'], Words>>> = {
  'invalid-request': { en: 'Check the values of the filters.', es: 'Revise los valores de los filtros.' },
  unauthenticated: { en: 'Please log in again.', es: 'Inicie sesión de nuevo.' },
  forbidden: {
    en: 'You do not have permission to run this report.',
    es: 'Usted no tiene permiso para ejecutar este reporte.',
  },
  'not-found': { en: 'There is no such report.', es: 'No existe ese reporte.' },
  'too-many-requests': {
    en: 'You started another report, so this one was stopped.',
    es: 'Usted inició otro reporte, por eso este se detuvo.',
  },
  'link-invalid': {
    en: 'This link has expired or was already used. Please download the file again.',
    es: 'Este enlace venció o ya se usó. Descargue el archivo de nuevo.',
  },
  unavailable: {
    en: 'Other reports are running. Please try again in a moment.',
    es: 'Se están ejecutando otros reportes. Inténtelo de nuevo en un momento.',
  },
};

const unexpected: Words = { en: 'Something went wrong.', es: 'Algo salió mal.' };

/** The error message of a problem on the paths of reports; undefined on other paths. */
export function reportSentence(path: string, { code }: ProblemError, language: Language): string | undefined {
  return path.startsWith('/api/reports/') ? (sentences[code] ?? unexpected)[language] : undefined;
}

export const tooManyForExcel: Words = {
  en: 'The Excel file holds 100,000 rows at most; download the CSV file',
  es: 'El archivo de Excel admite 100,000 filas como máximo; descargue el archivo CSV',
};

export const notCounted: Words = {
  en: 'Counting the rows took longer than 30 seconds, and an Excel file can hold only 100,000 rows; download the CSV file',
  es: 'Contar las filas tardó más de 30 segundos y un archivo de Excel admite solo 100,000 filas; descargue el archivo CSV',
};

export const tooSlow: Words = {
  en: 'The report took longer than 30 seconds; narrow the filters or download the complete file',
  es: 'El reporte tardó más de 30 segundos; limite los filtros o descargue el archivo completo',
};

/** The message for a list with more rows than a page can show. */
export function tooManyRows(rows: number, language: Language): string {
  return language === 'en'
    ? `${rows.toLocaleString('en-US')} rows; narrow the filters or download the complete file`
    : `${rows.toLocaleString('es-US')} filas; limite los filtros o descargue el archivo completo`;
}
