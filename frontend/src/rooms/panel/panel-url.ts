/** Which part of the panel an address shows, and how its table is narrowed, sorted and paged. */
export interface PanelView {
  /** Part inside a tab, e.g. the newsletter of the mails; empty: the first. */
  part: string;
  page: number;
  perPage: number;
  search: string;
  sort: string;
  order: 'asc' | 'desc';
  /** Only rows of this state, where the tab has states. */
  status: string;
  /** Record only: of one table, of one row. */
  table: string;
  row: string;
}

export const PAGE_SIZES = [25, 50, 100] as const;

const NAMES = {
  tab: 'sekme',
  part: 'bolum',
  page: 'sayfa',
  perPage: 'adet',
  search: 'ara',
  sort: 'sirala',
  order: 'yon',
  status: 'durum',
  table: 'tablo',
  row: 'kayit',
} as const;

const WORDS = { asc: 'artan', desc: 'azalan' } as const;

export const EMPTY_VIEW: PanelView = {
  part: '',
  page: 1,
  perPage: PAGE_SIZES[0],
  search: '',
  sort: '',
  order: 'asc',
  status: '',
  table: '',
  row: '',
};

/** The tab that an address names; empty where it names none. */
export const readTab = (params: URLSearchParams): string => params.get(NAMES.tab) ?? '';

/** The view of an address; what is missing or nonsense has its default. */
export function readView(params: URLSearchParams): PanelView {
  const text = (name: keyof typeof NAMES, longest: number) =>
    (params.get(NAMES[name]) ?? '').slice(0, longest);
  const page = text('page', 7);
  const size = Number(text('perPage', 3));
  return {
    part: text('part', 40),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZES.find((one) => one === size) ?? EMPTY_VIEW.perPage,
    search: text('search', 100),
    sort: text('sort', 40),
    order: params.get(NAMES.order) === WORDS.desc ? 'desc' : 'asc',
    status: text('status', 20),
    table: text('table', 40),
    row: /^\d{1,10}$/.test(text('row', 10)) ? text('row', 10) : '',
  };
}

/** The address query of a tab's view; defaults are not named. */
export function writeView(tab: string, view: Partial<PanelView>): string {
  const params = new URLSearchParams({ [NAMES.tab]: tab });
  const full = { ...EMPTY_VIEW, ...view };
  for (const [key, value] of Object.entries(full)) {
    if (value === EMPTY_VIEW[key as keyof PanelView]) continue;
    params.set(NAMES[key as keyof typeof NAMES], key === 'order' ? WORDS[full.order] : String(value));
  }
  return `?${params}`;
}
