import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../kit/form/button-style';
import { trMembership } from '../../../locale/tr-odds';

/** In place of members' data, for those whose membership is not active. */
export function MembershipPrompt({ title, text = trMembership.prompt }: { title: string; text?: string }) {
  return (
    <div className="m-auto flex w-full max-w-[35rem] flex-col items-center gap-4 px-4 pt-16 pb-28 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-wait-soft text-wait">
        <LockKeyhole aria-hidden className="size-6" />
      </span>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-muted">{text}</p>
      <Link to="/satinal" className={buttonStyle('primary')}>
        {trMembership.purchase}
      </Link>
    </div>
  );
}
