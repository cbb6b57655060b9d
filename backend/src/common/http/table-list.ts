import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';
import { foldText } from '../text/fold';
import { PageField, PerPageField } from './page-fields';

const DEFAULT_PER_PAGE = 50;

/** What an admin table may be asked for. Without `page` and `per_page` the whole table is the answer. */
export class TableListQuery {
  @PageField({ description: 'Pages on the server; default 1 when `per_page` is given.' })
  page?: number;

  @PerPageField({ description: '1-100; default 50 when `page` is given.' })
  per_page?: number;

  @ApiPropertyOptional({ maxLength: 100, description: 'Rows that contain this, without accents and case.' })
  @IsOptional()
  @MaxLength(100, { message: tr.validation.searchText })
  @IsString({ message: tr.validation.searchText })
  q?: string;

  @ApiPropertyOptional({ description: 'Column to sort by; default: newest first.' })
  @IsOptional()
  @IsString({ message: tr.validation.invalidValue })
  sort?: string;

  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
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

/** Rows of one page, and how many there are on all pages together. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
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
  if (!paged) {
    const rows = await builder.getMany();
    return { rows, total: rows.length };
  }
  const perPage = query.per_page ?? DEFAULT_PER_PAGE;
  const total = await countRows(builder, query.q);
  const rows = await builder
    .limit(perPage)
    .offset(((query.page ?? 1) - 1) * perPage)
    .getMany();
  return { rows, total };
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
@Injectable()
class TotalCountInterceptor implements NestInterceptor<TablePage<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<TablePage<unknown>>): Observable<unknown[]> {
    return next.handle().pipe(
      map(({ rows, total }) => {
        context.switchToHttp().getResponse<Response>().setHeader('X-Total-Count', String(total));
        return rows;
      }),
    );
  }
}

/** For a handler that takes a {@link TableListQuery} and returns a {@link TablePage} of `row`. */
export const TableList = (row: Type<unknown>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(TotalCountInterceptor),
    ApiOkResponse({
      type: row,
      isArray: true,
      headers: {
        'X-Total-Count': { description: 'Rows on all pages together.', schema: { type: 'integer' } },
      },
    }),
  );
