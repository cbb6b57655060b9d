import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cellAfterKey, groupStartOf, offsetToShow } from './grid-keys';
import { columnAt, type GridLayout, placeOfColumn } from './grid-layout';
import { type CellPlace, FILTER_ROW, GROUP_ROW, TITLE_ROW } from './grid-types';

/** A filter box that is written in is at least this wide, in pixels where letters have 16. */
const OPEN_BOX_WIDTH = 120;

interface Options<Row> {
  scrollerRef: RefObject<HTMLDivElement | null>;
  layout: GridLayout<Row>;
  rowCount: number;
  headerRows: number;
  /** Pixels. */
  headerHeight: number;
  rowHeight: number;
  /** The keyboard stands on the last loaded row. */
  onLastRow: () => void;
}

/**
 * One cell of the grid is in the tab order; arrow keys, Page Up/Down, Home and End move it. Tab walks through the
 * filter boxes. The focused cell stays drawn wherever the table is scrolled to.
 */
export function useGridFocus<Row>(options: Options<Row>) {
  const { scrollerRef, layout, rowCount, headerRows, headerHeight, rowHeight, onLastRow } = options;
  const [wish, setWish] = useState<CellPlace>({
    row: headerRows > FILTER_ROW ? FILTER_ROW : TITLE_ROW,
    col: 0,
  });
  const focusWanted = useRef(false);
  /** The column that is to be gone to, until it is shown. */
  const awaited = useRef<string | null>(null);
  /** Where the focus is, by column: columns may move under it. */
  const held = useRef<{ row: number; column: string } | null>(null);

  const rows = headerRows + rowCount;
  const cols = layout.pinned.length + layout.center.length;
  const row = Math.max(0, Math.min(wish.row, rows - 1));
  const col = Math.max(0, Math.min(wish.col, cols - 1));
  const active = useMemo<CellPlace>(() => ({ row, col }), [row, col]);
  const groupStarts = useMemo(
    () => [
      ...layout.pinnedGroups.map(({ first }) => first),
      ...layout.groups.map(({ first }) => layout.pinned.length + first),
    ],
    [layout],
  );

  const show = useCallback(
    (cell: CellPlace) => {
      const box = scrollerRef.current;
      if (!box) return;
      if (cell.row >= headerRows) {
        const top = headerHeight + (cell.row - headerRows) * rowHeight;
        box.scrollTop = offsetToShow(top, top + rowHeight, {
          offset: box.scrollTop,
          covered: headerHeight,
          size: box.clientHeight,
        });
      }
      const placed = layout.center[cell.col - layout.pinned.length];
      if (placed) {
        const left = layout.pinnedWidth + placed.start;
        const width =
          cell.row === FILTER_ROW
            ? Math.max(placed.column.width, OPEN_BOX_WIDTH * layout.scale)
            : placed.column.width;
        box.scrollLeft = offsetToShow(left, left + width, {
          offset: box.scrollLeft,
          covered: layout.pinnedWidth,
          size: box.clientWidth,
        });
      }
    },
    [scrollerRef, layout, headerRows, headerHeight, rowHeight],
  );

  const moveTo = useCallback(
    (cell: CellPlace) => {
      focusWanted.current = true;
      setWish(cell);
      show(cell);
      if (cell.row === rows - 1) onLastRow();
    },
    [show, rows, onLastRow],
  );

  const goTo = useCallback(
    (column: string) => {
      const found = placeOfColumn(layout, column);
      awaited.current = found < 0 ? column : null;
      if (found < 0) return;
      scrollerRef.current?.scrollIntoView({ block: 'nearest' });
      moveTo({ row: FILTER_ROW, col: found });
    },
    [layout, scrollerRef, moveTo],
  );

  // Runs after every render: a cell that comes into being with this one can take the focus at once.
  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    const shownCol = active.row === GROUP_ROW ? groupStartOf(active.col, groupStarts) : active.col;
    const cell = scrollerRef.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-col="${shownCol}"]`,
    );
    if (!cell) return;
    focusWanted.current = false;
    (cell.querySelector<HTMLElement>('[data-focus-target]') ?? cell).focus({ preventScroll: true });
  });

  // A column that is awaited may have come, and the one with the focus may stand elsewhere now. It takes the focus with
  // the next render: in this one another cell still stands for it.
  useLayoutEffect(() => {
    if (awaited.current !== null) goTo(awaited.current);
    const now = held.current && placeOfColumn(layout, held.current.column);
    if (held.current === null || now === null || now < 0) return;
    const cell = { row: held.current.row, col: now };
    if (scrollerRef.current?.contains(document.activeElement)) setWish(cell);
    else moveTo(cell);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each layout
  }, [layout]);

  // Other rows may have come, and the cell with the focus have gone with the former ones, of which no event tells: the
  // one in its place takes the focus.
  useLayoutEffect(() => {
    const lost = held.current !== null && document.activeElement === document.body;
    if (lost && !focusWanted.current && held.current!.row >= headerRows) moveTo(active);
  });

  const onFocus = useCallback(
    (event: FocusEvent) => {
      const place = placeOf(event.target);
      const column = place && columnAt(layout, place.col)?.id;
      held.current = place && column !== undefined && column !== null ? { row: place.row, column } : null;
      if (place) setWish((known) => (known.row === place.row && known.col === place.col ? known : place));
    },
    [layout],
  );
  const onBlur = useCallback(() => {
    held.current = null;
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      if (!place || event.altKey || event.metaKey) return;
      const bounds = {
        rows,
        cols,
        pageRows: Math.max(
          1,
          Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1,
        ),
        groupStarts,
      };
      const next = isTextBox(event.target)
        ? cellAfterBoxKey(event, event.target, place, cols)
        : event.shiftKey
          ? null
          : cellAfterKey(event, place, bounds);
      if (!next) return;
      event.preventDefault();
      moveTo(next);
    },
    [rows, cols, groupStarts, scrollerRef, headerHeight, rowHeight, moveTo],
  );

  /** The focused cell is about to vanish: the one that takes its place gets the focus. */
  const keepFocus = useCallback(() => {
    focusWanted.current = scrollerRef.current?.contains(document.activeElement) ?? false;
  }, [scrollerRef]);

  const gridEvents = useMemo(() => ({ onFocus, onBlur, onKeyDown }), [onFocus, onBlur, onKeyDown]);
  return { active, gridEvents, keepFocus, goTo };
}

function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-col]') : null;
  return cell && { row: Number(cell.dataset.row), col: Number(cell.dataset.col) };
}

function isTextBox(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** Keys in a filter box: up and down leave it, Tab goes to the next box, left and right leave at the text's edges. */
function cellAfterBoxKey(
  { key, shiftKey, ctrlKey }: KeyboardEvent,
  box: HTMLInputElement,
  { row, col }: CellPlace,
  cols: number,
): CellPlace | null {
  if (ctrlKey) return null;
  const step = (by: number) => (col + by >= 0 && col + by < cols ? { row, col: col + by } : null);
  const collapsed = box.selectionStart === box.selectionEnd;
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, col };
    case 'ArrowUp':
      return { row: row - 1, col };
    case 'Tab':
      return step(shiftKey ? -1 : 1);
    case 'ArrowLeft':
      return !shiftKey && collapsed && box.selectionStart === 0 ? step(-1) : null;
    case 'ArrowRight':
      return !shiftKey && collapsed && box.selectionEnd === box.value.length ? step(1) : null;
    default:
      return null;
  }
}
