/** A page to jump to, or a gap where pages are left out. */
export type PageStep = number | 'gap';

/**
 * The pages that a list of `pages` offers while on `page`: the first, the last, the present one and its neighbours.
 * A gap never stands for a single page.
 */
export function pageSteps(page: number, pages: number): PageStep[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages));
  const steps: PageStep[] = [];
  let before = 0;
  for (const one of [...wanted].sort((a, b) => a - b)) {
    if (one - before === 2) steps.push(one - 1);
    else if (one - before > 2) steps.push('gap');
    steps.push(one);
    before = one;
  }
  return steps;
}
