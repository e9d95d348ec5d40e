/* What other domains use of pricing: this and its rules, nothing else. */
export { quoteProblem } from './problem.ts';
export { quote } from './quote.ts';
