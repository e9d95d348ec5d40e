/* The public interface of pricing. Other domains use only this file and its rules. */
export { quoteProblem } from './problem.ts';
export { quote } from './quote.ts';
