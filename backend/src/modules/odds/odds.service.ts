import { Injectable } from '@nestjs/common';
import { Archive } from '../../archive/client';
import { EXAMPLE_QUESTIONS } from '../../archive/catalogue/example-questions';
import { ROW_FIELDS } from '../../archive/catalogue/row-fields';
import type { OddsQuery } from '../../archive/question/odds-query';
import { queryOf, requireOddsQuery, requireRequest } from '../../archive/question/parse-odds-query';
import { readOddsQuestion, searchOf } from '../../archive/question/question';
import { EXPORTED_FIELDS } from '../../archive/rows/csv-columns';
import { toProbabilityRow } from '../../archive/rows/probability-row';
import { pageAsJson } from '../../archive/rows/row-json';
import type { Asker as Asking } from '../../platform/access/asking';
import { type CsvFile, whileAllowed } from '../../platform/http/csv-file';
import { Clock } from '../../platform/time/clock';
import { istanbulDate } from '../../platform/time/istanbul';
import { AskedQuestions } from '../questions/asked-questions.service';
import { countedHash } from '../questions/counting/counted-question';
import { readFacetRequest } from './facets/facet-request';
import { shownInFacet } from './facets/shown-in-facet';
import type { ExampleQuestionDto } from './dto/odds.dto';
import { MarginsService } from './margins/margins.service';

@Injectable()
export class OddsService {
  constructor(
    private readonly archive: Archive,
    private readonly margins: MarginsService,
    private readonly questions: AskedQuestions,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of matches that pass the filters, newest first unless sorted: an `OddsPage` as JSON.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async listAsJson(params: Readonly<Record<string, unknown>>): Promise<Buffer> {
    const query = this.queryOf(params);
    const { type, page, perPage, fields, values } = query;
    return this.archive.view(async (view) => {
      const { rows, hasMore } = await view.page(query, (page - 1) * perPage, perPage);
      if (values === 'price') return pageAsJson(rows, fields, { page, perPage, hasMore });
      const items = rows.map((row) => toProbabilityRow(row, type, fields ?? ROW_FIELDS, view.calibration));
      return Buffer.from(JSON.stringify({ items, page, per_page: perPage, has_more: hasMore }));
    });
  }

  /**
   * What happened in all matches that pass the filters, in the groups asked for, as JSON; paging, order and choice of values
   * change nothing.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async summarise(params: Readonly<Record<string, unknown>>, asker: Asking): Promise<Uint8Array> {
    const asked = requireRequest(params, this.today());
    const { type, predicates, groups } = queryOf(asked);
    const coming = await this.margins.coming(type);
    const summary = await this.archive.ask({ kind: 'summary', type, predicates, groups, coming }, asker);
    this.questions.noteAnswer(asker.member, countedHash(asked.question), summary);
    return summary;
  }

  /**
   * How the matches divide by one column that pass the filters on the others, as JSON.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async facet(params: Readonly<Record<string, unknown>>, asker: Asking): Promise<Uint8Array> {
    const today = this.today();
    const asked = readFacetRequest(params, today);
    const { column, selection, question } = asked;
    const { type, predicates } = searchOf(question);
    const { values } = question;
    const facet = await this.archive.ask(
      { kind: 'facet', type, predicates, column, values, selection },
      asker,
    );
    if (selection !== null)
      this.questions.noteLater(asker.member, () => shownInFacet({ ...asked, selection }, facet, today));
    return facet;
  }

  /**
   * All matches that pass the filters as a file for spreadsheets.
   * @param params query parameters as they came; paging changes nothing
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  export(params: Readonly<Record<string, unknown>>, asker: Asking): CsvFile {
    const { type, predicates, sort, fields, values } = this.queryOf(params);
    const search = { type, predicates, sort };
    const question = { kind: 'export', search, fields: fields ?? EXPORTED_FIELDS, values } as const;
    const pieces = this.archive.file(question, asker);
    return {
      fileName: `oranlar-${type === 1 ? 'acilis' : 'kapanis'}-${this.today()}.csv`,
      pieces: whileAllowed(pieces, asker.stillAllowed),
    };
  }

  /** The example questions, with how many played matches each finds: nobody was shown what happened in these. */
  examples(): Promise<ExampleQuestionDto[]> {
    const today = this.today();
    return this.archive.view((view) =>
      Promise.all(
        EXAMPLE_QUESTIONS.map(async ({ text, filter_type, filter_data: filters }) => {
          const filter_data = { ...filters, played: 'true' };
          const { question } = readOddsQuestion(filter_type, filter_data, {}, today);
          return { text, filter_type, filter_data, matches: await view.count(searchOf(question)) };
        }),
      ),
    );
  }

  private queryOf(params: Readonly<Record<string, unknown>>): OddsQuery {
    return requireOddsQuery(params, this.today());
  }

  private today(): string {
    return istanbulDate(this.clock.now());
  }
}
