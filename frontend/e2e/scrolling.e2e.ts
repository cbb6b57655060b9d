import { expect, test } from './support/site';

/** Frames that took longer than one and a half at 60 a second. */
const DROPPED_MS = 25;

test('a thousand rows load and scroll both ways; the frame times are reported', async ({ page, signIn }) => {
  test.slow();
  await signIn('uye');
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  const scroller = grid.locator('xpath=../..');
  const loaded = async () =>
    Number(
      /([\d.]+) maç yüklendi/
        .exec(
          await page
            .getByRole('status')
            .allInnerTexts()
            .then((all) => all.join(' ')),
        )?.[1]
        ?.replace('.', '') ?? 0,
    );
  for (let before = 0; before < 1000; before = await loaded()) {
    await expect
      .poll(async () => {
        // the rows may be drawn a moment after they are counted
        await scroller.evaluate((box) => (box.scrollTop = box.scrollHeight));
        return loaded();
      })
      .toBeGreaterThan(before);
  }

  // Counts the page's own work, which other programs on the machine can't stretch.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };

  for (const direction of ['down', 'right'] as const) {
    const before = await workMs();
    const { frames, nodes } = await scroller.evaluate(async (box, towards) => {
      box.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
      const times: number[] = [];
      let last = performance.now();
      for (let frame = 0; frame < 240; frame++) {
        if (towards === 'down') box.scrollTop += 60;
        else box.scrollLeft += 40;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      return { frames: times.sort((a, b) => a - b), nodes: box.querySelectorAll('*').length };
    }, direction);
    const work = ((await workMs()) - before) / frames.length;
    const p95 = frames[Math.floor(frames.length * 0.95)]!;
    const dropped = frames.filter((time) => time > DROPPED_MS).length;
    test
      .info()
      .annotations.push({ type: direction, description: `p95 ${p95.toFixed(1)} ms, ${dropped} dropped` });
    process.stdout.write(
      `scroll ${direction}: median ${frames[120]!.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
        `${dropped} of ${frames.length} frames over ${DROPPED_MS} ms, ${work.toFixed(1)} ms of work a frame, ${nodes} nodes\n`,
    );
    expect(nodes, 'only what is in view is in the page').toBeLessThan(6000);
  }
});
