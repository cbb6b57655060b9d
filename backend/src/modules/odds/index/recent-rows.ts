import { PositionTable } from './position-table';
import { Segment } from './segment';

/**
 * Rows that came or moved in time since the main segment was built, in no order of their own. Few enough to be
 * put in order again after each change.
 */
export class RecentRows {
  readonly segment = Segment.empty();
  private readonly table = new PositionTable(this.segment.ids, 0);
  private ranks = new Uint32Array(0);
  private positions = new Uint32Array(0);

  find(id: number): number | undefined {
    return this.table.find(id);
  }

  append(id: number, cells: Uint32Array): void {
    const position = this.segment.append(id, cells);
    this.table.add(position, this.segment.ids);
  }

  /** Puts the rows in order; to be called after changes and before {@link newestFirst}. */
  rank(): void {
    const { segment } = this;
    const order = Array.from({ length: segment.rows }, (_, position) => position);
    const moments = Float64Array.from(order, (position) => segment.momentOf(position));
    order.sort((a, b) => moments[b]! - moments[a]! || segment.ids[b]! - segment.ids[a]!);
    this.positions = Uint32Array.from(order);
    this.ranks = new Uint32Array(order.length);
    order.forEach((position, rank) => (this.ranks[position] = rank));
  }

  /** The same positions, newest first. */
  newestFirst(positions: Uint32Array): Uint32Array {
    return positions
      .map((position) => this.ranks[position]!)
      .sort()
      .map((rank) => this.positions[rank]!);
  }
}
