import { Alert, Button, Checkbox, Dialog, Fieldset, Form, Inline, NumberField, Stack, TextField } from '#design-system';
import { bedKinds } from '#contract/enums';
import type { Room } from '#rules/rooming';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { FormKeeper } from '../platform/drafts/form-keeper.tsx';
import { FormFailure } from '../platform/forms/form-summary.tsx';
import { formMode } from '../platform/forms/form-mode.ts';
import { storedRoom } from './stored-room.ts';

type BedKind = Schemas['BedKind'];

const flags = ['isStepFree', 'hasBath', 'isOutOfService', 'isShared'] as const;

/** The typed values of a room, or of several that are alike; the beds by their kind. */
type Typed = Record<'house' | 'floor' | 'names' | BedKind, string> & Record<(typeof flags)[number], boolean>;

function typedOf(room: Room | undefined): Typed {
  const count = (kind: BedKind) =>
    String(room?.beds.filter((one) => one === kind).length ?? (kind === 'single' ? 2 : 0));
  return {
    house: room?.house ?? '',
    floor: room?.floor ?? '',
    names: room?.name ?? '',
    single: count('single'),
    double: count('double'),
    bunk: count('bunk'),
    crib: count('crib'),
    isStepFree: room?.isStepFree ?? false,
    hasBath: room?.hasBath ?? false,
    isOutOfService: room?.isOutOfService ?? false,
    isShared: room?.isShared ?? false,
  };
}

/** The beds that were typed; undefined if they make no sense. */
function bedsOf(typed: Typed): BedKind[] | undefined {
  if (bedKinds.some((kind) => !/^\d{0,2}$/.test(typed[kind].trim()))) return undefined;
  const beds = bedKinds.flatMap((kind) => Array<BedKind>(Number(typed[kind])).fill(kind));
  return beds.length > 0 && beds.length <= 20 ? beds : undefined;
}

function namesOf({ names }: Typed): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What is stored now, except where something else was typed. */
function adopted(typed: Typed, before: Typed, stored: Typed): Typed {
  const isTyped = (key: string) =>
    JSON.stringify(typed[key as keyof Typed]) !== JSON.stringify(before[key as keyof Typed]);
  return { ...stored, ...Object.fromEntries(Object.entries(typed).filter(([key]) => isTyped(key))) };
}

interface RoomFormProps {
  /** The room to change; missing for new ones. */
  room?: Room | undefined;
  /** The event to which new rooms belong; missing for those of the center. */
  eventId?: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes a room, or adds several that are alike. */
export function RoomForm({ room: opened, eventId, onClose, onSaved }: RoomFormProps) {
  const intl = useIntl();
  const [room, setRoom] = useState(opened);
  const [blank] = useState(() => typedOf(opened));
  const form = useForm({ defaultValues: blank, ...formMode });
  const typed = useWatch({ control: form.control, compute: (all: Typed) => all });
  const forgetRef = useRef<() => void>(() => undefined);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const names = namesOf(typed);
  const beds = bedsOf(typed);
  const isWrong = {
    house: isChecked && typed.house.trim() === '',
    names: isChecked && (names.length === 0 || names.length > 50 || names.some((name) => name.length > 30)),
    beds: isChecked && beds === undefined,
  };
  const save = async () => {
    setChecked(true);
    const [name] = names;
    if (typed.house.trim() === '' || name === undefined || !beds) return;
    const { house, floor, isStepFree, hasBath, isOutOfService, isShared } = typed;
    const of = { house, ...(floor.trim() !== '' && { floor }), beds, isStepFree, hasBath, isOutOfService, isShared };
    setPending(true);
    setFailure(undefined);
    try {
      if (room) {
        const params = { path: { roomId: room.id } };
        const body = { ...of, name: typed.names.trim(), version: room.version };
        await dataOf(createApi().PUT('/rooms/{roomId}', { params, body }));
      } else {
        const body = { ...of, names, ...(eventId !== undefined && { eventId }) };
        await dataOf(createApi().POST('/rooms', { body }));
      }
      forgetRef.current();
      onSaved();
    } catch (error) {
      if (room && error instanceof ApiProblem && error.problem.code === 'changed-meanwhile') {
        const stored = await storedRoom(room.id, eventId).catch(() => undefined);
        if (stored) form.reset(adopted(typed, typedOf(room), typedOf(stored)), { keepDefaultValues: true });
        setRoom(stored ?? room);
      }
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: room ? 'rooming.editTitle' : 'rooming.addTitle' }, { name: room?.name ?? '' })}
      isOpen
      onClose={onClose}
      isPending={isPending}
      actions={
        <Button tone="primary" isPending={isPending} onPress={() => void save()}>
          <FormattedMessage id="rooming.save" />
        </Button>
      }
    >
      <Form onSubmit={() => void save()} isBusy={isPending}>
        <Stack gap="m">
          <FormKeeper
            draftKey={`room:${room?.id ?? `new:${eventId ?? ''}`}`}
            form={form}
            blank={blank}
            forgetRef={forgetRef}
          />
          <TextField
            label={intl.formatMessage({ id: 'rooming.house' })}
            name="house"
            value={typed.house}
            onChange={(house) => {
              form.setValue('house', house);
            }}
            isRequired
            {...(isWrong.house && { errorMessage: intl.formatMessage({ id: 'rooming.house.missing' }) })}
          />
          <TextField
            label={intl.formatMessage({ id: 'rooming.floor' })}
            name="floor"
            value={typed.floor}
            onChange={(floor) => {
              form.setValue('floor', floor);
            }}
          />
          <TextField
            label={intl.formatMessage({ id: room ? 'rooming.name' : 'rooming.names' })}
            {...(!room && { hint: intl.formatMessage({ id: 'rooming.names.hint' }) })}
            name="names"
            value={typed.names}
            onChange={(value) => {
              form.setValue('names', value);
            }}
            isRequired
            {...(isWrong.names && { errorMessage: intl.formatMessage({ id: 'rooming.names.missing' }) })}
          />
          <Fieldset legend={intl.formatMessage({ id: 'rooming.beds' })}>
            <Inline gap="m">
              {bedKinds.map((kind) => (
                <NumberField
                  key={kind}
                  label={intl.formatMessage({ id: `rooming.bedKind.${kind}` })}
                  name={`beds-${kind}`}
                  value={typed[kind]}
                  onChange={(count) => {
                    form.setValue(kind, count);
                  }}
                  isRequired
                />
              ))}
            </Inline>
            {isWrong.beds && (
              <Alert tone="critical" announce>
                <FormattedMessage id="rooming.beds.wrong" />
              </Alert>
            )}
          </Fieldset>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={intl.formatMessage({ id: `rooming.flag.${flag}` })}
              isSelected={typed[flag]}
              onChange={(value) => {
                form.setValue(flag, value);
              }}
            />
          ))}
          <FormFailure failure={failure} />
        </Stack>
      </Form>
    </Dialog>
  );
}
