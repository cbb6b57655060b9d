/** The bulletin as whoever picks filters for it sees it. */
export interface PickedBulletin {
  type: 3;
  /** Filter text by column. */
  data: Readonly<Record<string, string>>;
  hiddenGroups: readonly string[];
  columnTitle: (column: string) => string;
  onFill: (data: Readonly<Record<string, string>>, hiddenGroups?: readonly string[]) => void;
  onClear: () => void;
  clears: number;
}
