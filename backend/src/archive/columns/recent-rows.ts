import { Segment } from './segment';

/**
 * Rows that came or moved in time since the main segment was built, in no order of their own. Few enough to be
 * put in order again after each change.
 */
export class RecentRows {
  readonly segment = Segment.empty();
  private readonly lastPositions = new Map<number, number>();
  private ranks = new Uint32Array(0);
  private positions = new Uint32Array(0);

  find(id: number): number | undefined {
    const position = this.lastPositions.get(id);
    return position !== undefined && this.segment.ids[position] === id ? position : undefined;
  }

  append(id: number, cells: Uint32Array): void {
    this.lastPositions.set(id, this.segment.append(id, cells));
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
