import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../kit/layout/disclosure';
import { classNames } from '../../lib/class-names';
import { trQuestion as texts } from '../../locale/tr-question';

interface Props {
  title: string;
  /** What it asks now; empty for nothing. */
  asked: string;
  open: boolean;
  children: ReactNode;
}

/** One thing that a question can say, behind a line that tells what it says now. */
export function Part({ title, asked, open, children }: Props) {
  const [opened, setOpened] = useState(open);
  return (
    <Disclosure
      look="after"
      lazily
      open={opened}
      onToggle={setOpened}
      className="border-b border-line"
      summaryClassName="min-h-12 cursor-pointer font-medium"
      summary={
        <>
          <span className="shrink-0">{title}</span>
          <span
            className={classNames(
              'min-w-0 grow truncate pl-2 text-right font-normal',
              asked === '' ? 'text-muted' : 'text-accent-strong',
            )}
          >
            {asked || texts.any}
          </span>
        </>
      }
    >
      <div className="pb-4">{children}</div>
    </Disclosure>
  );
}
