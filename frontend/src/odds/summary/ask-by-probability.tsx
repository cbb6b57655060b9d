import type { SummarySearch } from '../../api/endpoints';
import { Button } from '../../kit/form/button';
import { trMargins } from '../../locale/tr-summary';
import type { TableControls } from '../table/use-question';
import { textsOf } from './margins';
import { useOddsSummary } from './use-odds-summary';

interface Props {
  /** What the summary is asked; it knows what the filters' prices say. */
  question: SummarySearch | null;
  controls: Pick<TableControls<never>, 'question' | 'replace'>;
}

/** Asks by what the filters' prices say, where they are asked for and it is known. */
export function AskByProbability({ question, controls }: Props) {
  const { summary, stale } = useOddsSummary(question);
  const texts = summary && !stale ? textsOf(summary.margins, controls.question.filters) : {};
  if (Object.keys(texts).length === 0) return null;
  return (
    <Button size="small" onClick={() => controls.replace(texts)}>
      {trMargins.ask}
    </Button>
  );
}
