import type { BulletinColumnDto, BulletinGroupDto } from '../../api/generated/wire';
import { storedGroups } from '../../components/table/stored-groups';
import { hiddenInAddress } from '../../components/table/view-address';

/** Longest filter text that the server reads. */
export const MOST_FILTER_CHARACTERS = 100;

/** What the visitor sees of the bulletin. */
export interface BulletinView {
  /** What stands in each filter box, also while it is being typed. */
  texts: Readonly<Record<string, string>>;
  /** The filter texts that the rows are searched with, by column. */
  applied: Readonly<Record<string, string>>;
  /** Keys of hidden groups, in the order of hiding. */
  hiddenGroups: readonly string[];
  /** How often the filters were cleared. */
  clears: number;
}

/** The part of a view that a link carries. */
export type SharedBulletinView = Pick<BulletinView, 'applied' | 'hiddenGroups'>;

/** The groups of the bulletin that the visitor hid. */
export const hiddenBulletinGroups = storedGroups('bulletinHiddenHeaders');

/** Whether a text is long enough to filter its column. */
const isReady = ({ min_chars }: BulletinColumnDto, text: string): boolean => text.trim().length >= min_chars;

/**
 * Reads a view from the address. What is no column, or too short for it, is dropped. An address that says nothing
 * shows the groups as the visitor left them.
 */
export function readView(search: string, groups: readonly BulletinGroupDto[]): SharedBulletinView {
  const params = new URLSearchParams(search);
  const applied: Record<string, string> = {};
  for (const column of groups.flatMap(({ columns }) => columns)) {
    const text = (params.get(column.field) ?? '').trim().slice(0, MOST_FILTER_CHARACTERS);
    if (isReady(column, text)) applied[column.field] = text;
  }
  const filtered = Object.keys(applied).length > 0;
  return { applied, hiddenGroups: hiddenInAddress(params, filtered, groups, hiddenBulletinGroups) };
}

export type BulletinChange =
  /** The address was read. */
  | { kind: 'opened'; view: SharedBulletinView }
  /** A key was pressed in a box. Emptying it takes its filter away at once; anything else waits. */
  | { kind: 'typed'; column: string; text: string }
  /** Nothing was typed in a box for a while. */
  | { kind: 'settled'; column: BulletinColumnDto; text: string }
  | { kind: 'removed'; column: string }
  | { kind: 'cleared' }
  /** Other filters take the place of all that are there; hidden groups stay when they are left out. */
  | { kind: 'replaced'; data: Readonly<Record<string, string>>; hiddenGroups?: readonly string[] }
  | { kind: 'hidden'; groups: readonly string[] };

const without = (record: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** The view after a change. */
export function changeView(view: BulletinView, change: BulletinChange): BulletinView {
  const { texts, applied } = view;
  switch (change.kind) {
    case 'opened':
      return { ...view, ...change.view, texts: change.view.applied };
    case 'typed': {
      const { column, text } = change;
      const next = text === '' ? without(texts, column) : { ...texts, [column]: text };
      return { ...view, texts: next, applied: text.trim() === '' ? without(applied, column) : applied };
    }
    case 'settled': {
      const { column, text } = change;
      // the box was emptied, or the view replaced, while the text was settling
      if (texts[column.field] !== text) return view;
      const next = isReady(column, text)
        ? { ...applied, [column.field]: text.trim() }
        : without(applied, column.field);
      return { ...view, applied: next };
    }
    case 'removed':
      return { ...view, texts: without(texts, change.column), applied: without(applied, change.column) };
    case 'cleared':
      return { ...view, texts: {}, applied: {}, clears: view.clears + 1 };
    case 'replaced':
      return {
        ...view,
        texts: change.data,
        applied: Object.fromEntries(Object.entries(change.data).filter(([, text]) => text.trim() !== '')),
        hiddenGroups: change.hiddenGroups ?? view.hiddenGroups,
      };
    case 'hidden':
      return { ...view, hiddenGroups: change.groups };
  }
}
