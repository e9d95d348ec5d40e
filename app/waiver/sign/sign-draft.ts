import { isSigned, signaturePath, signatureStrokes, type Signature } from '#design-system';
import { relationsFor } from '#rules/waiver';
import type { Schemas } from '../../platform/client/client.ts';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { listOf, oneOf, optional, shapeOf, text } from '../../platform/drafts/shape.ts';
import type { Waivers } from './opened.ts';

type Person = Schemas['WaiverPerson'];
type Relation = Exclude<Schemas['WaiverRelation'], 'self'>;

/** The choice for a signer who is not one of the party's adults. */
export const someoneElse = 'someoneElse';

/** The longest drawing, in characters; the contract's own limit. */
const longestDrawing = 20_000;

/** The input of someone who signs; saved until it is sent. */
export interface SignDraft {
  /** The signer: one of the adults by id, or someone else. */
  signer: string;
  /** The ids of the other people who are signed for. */
  others: readonly string[];
  relation: Relation | '';
  /** The name, which is the signature if nothing is drawn. */
  name: string;
  /** The drawing as path data; undefined if the name is typed. */
  drawing?: string | undefined;
  /** The text that the signer agrees to, see textMark; a different text needs a new agreement. */
  agreesTo: string;
}

/** Identifies the displayed text by version and language. */
export function textMark({ version, language }: Waivers['text']): string {
  return `${version} ${language}`;
}

/** An empty form, except for choices with only one option. */
export function blankSigning({ people, openedBy }: Pick<Waivers, 'people' | 'openedBy'>): SignDraft {
  const missing = people.filter(({ signature }) => !signature);
  const adults = missing.filter(({ isMinor }) => !isMinor);
  const [only] = adults;
  const signer =
    adults.length === 0 ? someoneElse : adults.length === 1 && openedBy === 'link' && only ? only.memberId : '';
  return {
    signer,
    others: adults.length === 0 && missing.length === 1 ? missing.map(({ memberId }) => memberId) : [],
    relation: '',
    name: '',
    agreesTo: '',
  };
}

const signShape = shapeOf<SignDraft>({
  signer: text,
  others: listOf(text),
  relation: oneOf('', 'parent', 'guardian'),
  name: text,
  drawing: optional(text),
  agreesTo: text,
});

/** The draft of a signature: a handwritten one is stored only in the tab and with the signed-in user. */
export function signDraft(registrationId: string): DraftKind<SignDraft> {
  return {
    key: `waiver:${registrationId}`,
    shape: signShape,
    onDevice: ({ signer, relation, drawing }) => ({
      signer,
      relation,
      ...(drawing !== undefined && { drawing: '' }),
      name: '',
      others: [],
      agreesTo: '',
    }),
  };
}

/** Converts the draft to the value of the signature field. */
export function signatureOf({ name, drawing }: SignDraft): Signature {
  return drawing === undefined ? { kind: 'typed', name } : { kind: 'drawn', strokes: signatureStrokes(drawing) };
}

/** Returns the draft with the value of the signature field. */
export function withSignature(draft: SignDraft, signature: Signature): SignDraft {
  if (signature.kind === 'typed') return { ...draft, name: signature.name, drawing: undefined };
  return { ...draft, drawing: signaturePath(signature.strokes, longestDrawing) };
}

/** The people who have not signed, in party order. */
export function unsigned(people: readonly Person[]): Person[] {
  return people.filter(({ signature }) => !signature);
}

/** The other people that the chosen signer can sign for: minors, and adults who have a guardian. */
export function othersFor(people: readonly Person[], signer: string): Person[] {
  return unsigned(people).filter(({ memberId, isMinor }) => memberId !== signer && (isMinor || signer === someoneElse));
}

/** A field that is still missing, in page order. */
export type SignFault = 'signer' | 'others' | 'relation' | 'signature' | 'name' | 'agrees';

/** The people signed for besides the signer, if that is still possible. */
function chosenOthers(draft: SignDraft, people: readonly Person[]): Person[] {
  return othersFor(people, draft.signer).filter(({ memberId }) => draft.others.includes(memberId));
}

/** Whether the signer's relation must be asked: for an adult it is always the guardian. */
export function needsRelation(draft: SignDraft, people: readonly Person[]): boolean {
  return chosenOthers(draft, people).some(({ isMinor }) => isMinor);
}

function isInParty(draft: SignDraft, people: readonly Person[]): boolean {
  return unsigned(people).some(({ memberId, isMinor }) => memberId === draft.signer && !isMinor);
}

/** The errors that prevent signing. */
export function faultsOf(draft: SignDraft, { people, text }: Pick<Waivers, 'people' | 'text'>): SignFault[] {
  const isSelf = isInParty(draft, people);
  const signature = signatureOf(draft);
  return [
    ...(!isSelf && draft.signer !== someoneElse ? (['signer'] as const) : []),
    ...(draft.signer === someoneElse && chosenOthers(draft, people).length === 0 ? (['others'] as const) : []),
    ...(needsRelation(draft, people) && draft.relation === '' ? (['relation'] as const) : []),
    ...(isSigned(signature) ? [] : (['signature'] as const)),
    ...(signature.kind === 'drawn' && draft.name.trim() === '' ? (['name'] as const) : []),
    ...(draft.agreesTo === textMark(text) ? [] : (['agrees'] as const)),
  ];
}

/** The request body for a draft without errors. */
export function toSigning(draft: SignDraft, { people, text }: Waivers): Schemas['WaiverSigning'] {
  const others = chosenOthers(draft, people).map((person) => {
    const fits = draft.relation !== '' && relationsFor(person).includes(draft.relation);
    return {
      memberId: person.memberId,
      personNumber: person.personNumber,
      relation: fits ? (draft.relation as Relation) : 'guardian',
    } as const;
  });
  const self = isInParty(draft, people)
    ? people
        .filter(({ memberId }) => memberId === draft.signer)
        .map(({ memberId, personNumber }) => ({ memberId, personNumber, relation: 'self' }) as const)
    : [];
  return {
    version: text.version,
    language: text.language,
    signerName: draft.name.trim(),
    ...(draft.drawing !== undefined && { drawing: draft.drawing }),
    people: [...self, ...others],
    agrees: true,
  };
}
