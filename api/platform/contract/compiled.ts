import { readContract } from './document.ts';
import { createValidators } from './validate.ts';

/** The contract, read once per process, however many servers it starts. */
export const contract = readContract();

/** The validators of its operations, compiled once. */
export const validators = createValidators(contract);
