import { MessageCircleQuestionMark } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Button } from '../../kit/form/button';
import { trQuestion as texts } from '../../locale/tr-question';

const QuestionSheet = lazyPart(() => import('./question-sheet'), 'over');

/** Opens the sheet with all that a question can say beside the columns. */
export function QuestionButton(props: Omit<ComponentProps<typeof QuestionSheet>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark aria-hidden className="size-4" />
        {texts.title}
      </Button>
      {open && (
        <Suspense>
          <QuestionSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
