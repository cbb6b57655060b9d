/** Prices of a fixture that can be picked are asked for again while they are shown, and when older than ten seconds. */
export const PRICES = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 10,
} as const;
