import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { useListWinnerOffersQuery } from '../../../api/generated/panel';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { tableTab } from '../table/table-tab';
import { WinnerOffers } from '../winners/winner-offers';
import { POST_COLUMNS, postFields } from './post-columns';

const texts = trAdmin.winners;
const OFFERS = 'kuponlar';

const Entries = tableTab({
  name: 'winnersclub',
  title: trAdmin.tabs.winnersclub,
  columns: [...POST_COLUMNS, { key: 'blog_id', kind: 'number' }],
  fields: postFields(1_000),
  history: true,
  rowName: (row) => trAdmin.rowName.winner(row.blogname),
});

/** The winners club, and the won coupons that may enter it. */
export default function WinnersTab() {
  const { view } = usePanelView();
  const { data } = useListWinnerOffersQuery();
  const isOffers = view.part === OFFERS;
  const offers = data ? texts.offers(formatCount(data.offers.length)) : texts.offersUncounted;
  return (
    <>
      <PartSwitch
        label={texts.parts}
        current={isOffers ? OFFERS : ''}
        parts={[
          ['', texts.entries],
          [OFFERS, offers],
        ]}
      />
      {isOffers ? <WinnerOffers /> : <Entries />}
    </>
  );
}
