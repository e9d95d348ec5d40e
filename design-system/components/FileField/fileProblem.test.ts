import { describe, expect, it } from 'vitest';
import { fileProblem } from './fileProblem.ts';

const limits = { endings: ['csv', 'xlsx'], maxBytes: 5 };
const file = (name: string, text: string): File => new File([text], name);

describe('a chosen file', () => {
  it.each([
    ['people.csv', '12345', undefined],
    ['PEOPLE.XLSX', '1', undefined],
    ['people.csv.pdf', '1', 'wrongType'],
    ['csv', '1', 'wrongType'],
    ['people.csv', '', 'empty'],
    ['people.csv', '123456', 'tooLarge'],
  ])('%s holding %j: %s', (name, text, problem) => {
    expect(fileProblem(file(name, text), limits)).toBe(problem);
  });
});
