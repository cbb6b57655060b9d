import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the theme can change: everything else is the same in both, and looked at in the light one. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Rows of a table are made alike: the first ones stand for all. */
const FURTHER_ROWS = ['[role="grid"] [role="row"]:nth-child(n + 7)', 'tbody tr:nth-child(n + 7)'];

/** From this width on, in pixels, both themes are looked at: screens are shown at a narrow and a wide one. */
const WIDE = 768;

/** No violation of WCAG 2.2 AA, nor of axe's best practices, in either theme, once everything has come to rest. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // a colour is the same at all widths
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;
  for (const theme of isWide ? ['light', 'dark'] : ['light']) {
    await draw(page, theme);
    // no frames here, and only violations are read: both together take a third of the time
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    for (const rows of FURTHER_ROWS) axe.exclude(rows);
    if (theme === 'dark') axe.withRules(RULES_OF_COLOUR);
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
  await draw(page, before);
}

/** Shows the page in a theme, as its switch does. */
async function draw(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  // Fading in counts as low contrast; what turns while something is under way never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}
