import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';
import { foldText } from '../text/fold';
import { PageField, PerPageField } from './page-fields';
import { tableAnswer } from './table-answer';
import { TablePage } from './table-page';

const DEFAULT_PER_PAGE = 50;
/** Rows of a whole table that are read in one go, without other answers noticing. */
const SLICE = 250;

/** What an admin table may be asked for. Without `page` and `per_page` the whole table is the answer. */
export class TableListQuery {
  @PageField({ description: 'Pages on the server; default 1 when `per_page` is given.' })
  page?: number;

  @PerPageField({ description: '1-100; default 50 when `page` is given.' })
  per_page?: number;

  /** Rows that contain this, without accents and case. @schema {"maxLength":100} */
  @IsOptional()
  @MaxLength(100, { message: tr.validation.searchText })
  @IsString({ message: tr.validation.searchText })
  q?: string;

  /** Column to sort by; default: newest first. */
  @IsOptional()
  @IsString({ message: tr.validation.invalidValue })
  sort?: string;

  @IsOptional()
  @IsIn(['asc', 'desc'], { message: tr.validation.order })
  order?: 'asc' | 'desc';
}

/** Which columns of a table a request may sort by and search in. */
export interface TableColumns {
  /** Name on the wire → `alias.property` of the query builder; give each an index. */
  sortable: Readonly<Record<string, string>>;
  /** `alias.property` of columns that hold folded text (`foldText`); `q` is looked for in each. */
  searchable: readonly string[];
  /** `alias.property` of the primary key: the last word in every order. */
  id: string;
  /** `alias.property` that says what is newest, when that isn't the id. */
  newestBy?: string;
}

/**
 * Searches, sorts and pages a table. `builder` selects the rows, with conditions and to-one joins as needed.
 * @throws AppError VALIDATION_FAILED for a column that may not be sorted by
 */
export async function readTable<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  columns: TableColumns,
  query: TableListQuery,
): Promise<TablePage<Row>> {
  search(builder, columns.searchable, query.q);
  sort(builder, columns, query);
  const paged = query.page !== undefined || query.per_page !== undefined;
  if (!paged) return wholeTable(builder, columns, query);
  const perPage = query.per_page ?? DEFAULT_PER_PAGE;
  const total = await countRows(builder, query.q);
  const rows = await builder
    .limit(perPage)
    .offset(((query.page ?? 1) - 1) * perPage)
    .getMany();
  return TablePage.of(rows, total);
}

/** All rows, of which each slice is read when it is its turn. */
async function wholeTable<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  { id, newestBy }: TableColumns,
  { sort: by, order, q }: TableListQuery,
): Promise<TablePage<Row>> {
  if (by === 'id' || (by === undefined && newestBy === undefined))
    return TablePage.inSlices(
      await countRows(builder, q),
      slicesById(builder, id, order === 'asc' ? '>' : '<'),
    );
  // values of other columns come more than once: which rows there are, in order, is read beforehand
  const found = await builder.clone().select(id, 'id').getRawMany<{ id: number }>();
  return TablePage.inSlices(found.length, slicesOf(builder, id, found));
}

async function* slicesById<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  id: string,
  comparison: '>' | '<',
): AsyncGenerator<Row[], void, undefined> {
  for (let last: number | null = null; ;) {
    const slice = builder.clone();
    if (last !== null) slice.andWhere(`${id} ${comparison} :lastOfSlice`, { lastOfSlice: last });
    const rows = await slice.limit(SLICE).getMany();
    yield rows;
    if (rows.length < SLICE) return;
    last = Number(rows.at(-1)!.id);
  }
}

async function* slicesOf<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  id: string,
  found: readonly { id: number }[],
): AsyncGenerator<Row[], void, undefined> {
  for (let at = 0; at < found.length; at += SLICE) {
    const ids = found.slice(at, at + SLICE).map((row) => row.id);
    yield await builder.clone().andWhere(`${id} IN (:...idsOfSlice)`, { idsOfSlice: ids }).getMany();
  }
}

/**
 * The joins of a table bring columns along, never more or fewer rows: only a search needs them for counting, which is
 * several times faster without.
 */
function countRows<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  q: string | undefined,
): Promise<number> {
  const counter = builder.clone().orderBy();
  if (foldText(q ?? '') === '') counter.expressionMap.joinAttributes = [];
  return counter.getCount();
}

function search(
  builder: SelectQueryBuilder<ObjectLiteral>,
  searchable: readonly string[],
  q: string | undefined,
): void {
  const wanted = foldText(q ?? '');
  if (wanted === '' || searchable.length === 0) return;
  // INSTR has no wildcards to escape and means the same on every database
  const anywhere = searchable.map((column) => `INSTR(${column}, :tableSearch) > 0`).join(' OR ');
  builder.andWhere(`(${anywhere})`, { tableSearch: wanted });
}

function sort(
  builder: SelectQueryBuilder<ObjectLiteral>,
  columns: TableColumns,
  { sort: by, order }: TableListQuery,
): void {
  if (by === undefined || by === 'id') {
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    if (by === undefined && columns.newestBy !== undefined) builder.addOrderBy(columns.newestBy, direction);
    builder.addOrderBy(columns.id, direction);
    return;
  }
  const column = Object.hasOwn(columns.sortable, by) ? columns.sortable[by] : undefined;
  if (column === undefined) {
    const names = ['id', ...Object.keys(columns.sortable)];
    throw new AppError('VALIDATION_FAILED', { fields: { sort: tr.validation.sortColumn(names) } });
  }
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  builder.orderBy(column, direction).addOrderBy(columns.id, direction);
}

/** Answers a {@link TablePage} as a plain array, with the number of all rows as `X-Total-Count`. */
class TotalCountInterceptor implements NestInterceptor<TablePage<unknown>, unknown> {
  constructor(private readonly name?: string) {}

  intercept(context: ExecutionContext, next: CallHandler<TablePage<unknown>>): Observable<unknown> {
    return next.handle().pipe(
      mergeMap((page) => {
        context.switchToHttp().getResponse<Response>().setHeader('X-Total-Count', String(page.total));
        return tableAnswer(page, this.name);
      }),
    );
  }
}

/** For a handler whose {@link TablePage} is answered as that property of an object. */
export const TableIn = (name: string): MethodDecorator => UseInterceptors(new TotalCountInterceptor(name));

/** For a handler that takes a {@link TableListQuery} and returns a {@link TablePage} of `row`. */
export const TableList = (row: Type<unknown>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new TotalCountInterceptor()),
    ApiOkResponse({
      type: row,
      isArray: true,
      headers: {
        'X-Total-Count': { description: 'Rows on all pages together.', schema: { type: 'integer' } },
      },
    }),
  );
