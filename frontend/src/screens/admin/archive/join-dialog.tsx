import { useId, useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { useJoinNamesMutation, usePreviewJoinQuery } from '../../../api/generated/panel';
import type { JoinPreview } from '../../../api/generated/wire';
import { DialogFrame } from '../../../kit/dialog/dialog-frame';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { trDialogs } from '../../../locale/tr-controls';

const texts = trAdmin.joins;

/** A name as the server knows it (a competition by its id) and as it is shown. */
interface Name {
  key: string;
  name: string;
}

/** Two names that may be one. */
export interface JoinedNames {
  kind: 'club' | 'competition';
  /** Of clubs. */
  country?: string;
  from: Name;
  into: Name;
  /** Which of the two stays is asked. */
  mayTurn: boolean;
}

interface Props {
  names: JoinedNames;
  onClose: () => void;
  /** The names are one now. */
  onJoined?: () => void;
}

/** Asks before two names are joined, with what that comes to. */
export function JoinDialog({ names, onClose, onJoined }: Props) {
  const [isTurned, setTurned] = useState(false);
  const { kind, country, mayTurn } = names;
  const [from, into] = isTurned ? [names.into, names.from] : [names.from, names.into];
  const preview = usePreviewJoinQuery(
    { kind, countryName: country, from: from.key, into: into.key },
    { refetchOnMountOrArgChange: true },
  );
  const [join, { isLoading }] = useJoinNamesMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const known = preview.currentData;
  const problem = refusal ?? (preview.isError ? readApiError(preview.error).message : null);

  const confirm = async () => {
    setRefusal(null);
    const { data, error } = await join({
      kind,
      country_name: country,
      from: keyOf(kind, from),
      into: keyOf(kind, into),
    });
    if (!data) return setRefusal(readApiError(error).message);
    const { from_name, into_name, matches, state } = data;
    if (state === 'joined')
      notify({ kind: 'success', text: texts.joined(from_name, into_name, formatCount(matches)) });
    else notify({ kind: 'info', text: texts.goesOn(from_name, into_name) });
    onJoined?.();
    onClose();
  };

  return (
    <DialogFrame
      title={kind === 'club' ? texts.clubsTitle : texts.competitionsTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>
            {trDialogs.cancel}
          </Button>
          <Button busy={isLoading} disabled={known === undefined} onClick={() => void confirm()}>
            {texts.join}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {mayTurn && (
          <Choice
            names={[names.into, names.from]}
            chosen={into}
            onChoose={(name) => {
              setRefusal(null);
              setTurned(name !== names.into);
            }}
          />
        )}
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        <p role="status" className="text-sm text-muted">
          {known ? textOf(kind, known) : problem === null && texts.counting}
        </p>
      </div>
    </DialogFrame>
  );
}

const keyOf = (kind: JoinedNames['kind'], { key }: Name) => (kind === 'club' ? key : Number(key));

function textOf(kind: JoinedNames['kind'], { country_name, from_name, into_name, matches }: JoinPreview) {
  const count = formatCount(matches);
  return kind === 'club'
    ? texts.clubsText(from_name, into_name, country_name, count)
    : texts.competitionsText(from_name, into_name, count);
}

interface ChoiceProps {
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** Which of the names stays. */
function Choice({ names, chosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-medium">{texts.keep}</legend>
      {names.map((name, index) => (
        <label key={index} className="flex min-h-10 items-center gap-2.5 text-sm break-words">
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">{name.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
