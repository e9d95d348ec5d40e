import { Button } from '#design-system';
import type { Moves, ReadForm } from './use-move.ts';

interface MoveButtonsProps<State extends string, Target extends State> {
  moves: Moves<State>;
  form: ReadForm<State>;
  targets: readonly Target[];
  /** The usual next state. */
  primary?: NoInfer<Target>;
  label: (to: NoInfer<Target>) => string;
}

/** A button for each state to which a form can be moved. */
export function MoveButtons<State extends string, Target extends State>({
  moves,
  form: { id, version, state },
  targets,
  primary,
  label,
}: MoveButtonsProps<State, Target>) {
  return targets
    .filter((to) => to !== state)
    .map((to) => (
      <Button
        key={to}
        size="small"
        tone={to === primary ? 'primary' : 'secondary'}
        isPending={moves.isPending}
        onPress={() => {
          moves.move(to, [{ id, version, state }]);
        }}
      >
        {label(to)}
      </Button>
    ));
}
