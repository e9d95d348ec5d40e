import { withoutTags } from '../text/rules.ts';

/**
 * A first name as a mail greets by it. Anyone can have our forms write to anyone: in the place of a name nothing may stand
 * that mail programs make a link of.
 */
export function greetedName(firstName: string): string {
  return withoutTags(firstName)
    .replaceAll(/[/\\@:]+/g, ' ')
    .replaceAll(/[.。．｡](?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
