import type { DataSource } from 'typeorm';
import type { State } from '../../src/archive/columns/state';
import type { OddsService } from '../../src/modules/odds/odds.service';
import { pageOf, searchTime } from './index-searches';
import { dropPlainTable, makePlainTable, plainPage } from '../archive/plain-table';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { queryOf, type Searches } from '../archive/searches';
import { median, percentile, timed } from '../report/statistics';

const SEARCHES_PER_ROW = 8;
const WANTED = 100;

/** The same searches in the index and in a plain wide table, one after the other. */
export async function measurePlain(
  dataSource: DataSource,
  state: State,
  odds: OddsService,
  searches: Searches,
): Promise<{ table: ResultTable; targets: Target[] }> {
  await makePlainTable(dataSource);
  const rows: string[][] = [];
  const ratios: number[] = [];
  const pageRatios: number[] = [];
  try {
    for (let columns = 1; columns <= 6; columns++) {
      const times = {
        index: [] as number[],
        ids: [] as number[],
        list: [] as number[],
        rows: [] as number[],
      };
      for (let round = 0; round < SEARCHES_PER_ROW; round++) {
        const search = searches.draw(round % 2 === 0 ? 'prices' : 'mixed', columns);
        const query = queryOf(search);
        const found = pageOf(state, { ...query, perPage: query.perPage + 1 });
        const ids = await timed(async () => {
          const answer = await plainPage(dataSource, query, 'id');
          // a comparison with something else's answer would say nothing
          if (answer.map(({ id }) => id).join() !== found.join())
            throw new Error(`The plain table answers otherwise: ${JSON.stringify(search)}`);
        });
        const here = median(Array.from({ length: 9 }, () => searchTime(state, query).wall));
        const all = await timed(() => plainPage(dataSource, query, '*'));
        const list = median(await inTurn(5, () => timed(() => odds.listAsJson({ ...search }))));
        times.index.push(here);
        times.ids.push(ids);
        times.list.push(list);
        times.rows.push(all);
        ratios.push(ids / here);
        pageRatios.push(all / list);
      }
      rows.push([
        String(columns),
        milliseconds(median(times.index)),
        milliseconds(median(times.ids)),
        `${whole(median(times.ids.map((ids, at) => ids / times.index[at]!)))} ×`,
        milliseconds(median(times.list)),
        milliseconds(median(times.rows)),
        `${whole(median(times.rows.map((all, at) => all / times.list[at]!)))} ×`,
      ]);
    }
  } finally {
    await dropPlainTable(dataSource);
  }
  return {
    table: {
      title: 'Against a plain wide table',
      note: [
        'One table with all columns, primary key only, `SELECT … WHERE … ORDER BY match_date DESC, … LIMIT 51`: first',
        'the ids, then whole rows.',
        `${SEARCHES_PER_ROW} searches per row, each both ways one after the other; medians.`,
      ].join(' '),
      head: ['columns', 'index', 'plain ids', 'ratio', 'list of the site', 'plain rows', 'ratio'],
      rows,
    },
    targets: [
      {
        what: 'search against the plain wide table in the same run',
        wanted: `≥ ${WANTED} ×`,
        measured: `${whole(median(ratios))} × (median; p5 ${whole(percentile(ratios, 0.05))} ×; whole page ${whole(median(pageRatios))} ×)`,
        met: median(ratios) >= WANTED,
      },
    ],
  };
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let round = 0; round < times; round++) answers.push(await work());
  return answers;
}
