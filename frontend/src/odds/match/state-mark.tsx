import { Check, Clock, Undo2, X } from 'lucide-react';
import { classNames } from '../../lib/class-names';

/** As the server names them. */
type State = 'bekliyor' | 'kazandı' | 'kaybetti' | 'iade';

const LOOKS: Readonly<Record<State, readonly [icon: typeof Check, style: string]>> = {
  bekliyor: [Clock, 'text-wait'],
  kazandı: [Check, 'font-semibold text-accent-strong'],
  kaybetti: [X, 'text-text'],
  iade: [Undo2, 'text-muted'],
};

/** How a selection is settled, as an icon with its word. */
export function StateMark({ state }: { state: State }) {
  const [Icon, style] = LOOKS[state];
  return (
    <span className={classNames('inline-flex items-center gap-1 whitespace-nowrap', style)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {state}
    </span>
  );
}
