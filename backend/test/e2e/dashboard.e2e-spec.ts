import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

interface Dashboard {
  templating: { list: { query: string | { query: string } }[] };
  panels: { title: string; targets?: { expr: string }[] }[];
}

const dashboard = JSON.parse(
  readFileSync(join(__dirname, '../../../docker/grafana-dashboard.json'), 'utf8'),
) as Dashboard;

/** Names that stand in front of a selector, and the labels in it. */
function usesOf(expression: string): { metric: string; labels: string[] }[] {
  return [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, metric, selector]) => ({
    metric: metric!,
    labels: [...selector!.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
  }));
}

describe(`the dashboard for Grafana, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let metrics: string;

  beforeAll(async () => {
    site = await createTestSite();
    // every figure with labels has values
    await site.run('mail');
    await site.http().get('/api/health');
    metrics = (await site.http().get('/api/metrics').expect(200)).text;
  });
  afterAll(() => site?.close());

  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query)),
  ];
  const uses = expressions.flatMap(usesOf);

  it('asks in every panel for something', () => {
    expect(uses.length).toBeGreaterThan(30);
    for (const { title, targets } of dashboard.panels)
      for (const { expr } of targets ?? []) expect([title, usesOf(expr).length > 0]).toEqual([title, true]);
  });

  it('asks for figures that the site has', () => {
    const described = new Map(
      [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
    );
    const isThere = (metric: string): boolean => {
      const [, whole = metric, part] = /^(\w+)_(bucket|sum|count)$/.exec(metric) ?? [];
      return part === undefined ? described.has(metric) : described.get(whole) === 'histogram';
    };
    expect(uses.map(({ metric }) => metric).filter((metric) => !isThere(metric))).toEqual([]);
  });

  it('chooses and groups by labels that they have', () => {
    // those of the scrape itself, of a histogram's buckets, and of what has no values before something happens
    const given = new Set(['job', 'instance', 'le', 'outcome', 'kind']);
    const known = new Set([...metrics.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!));
    const grouped = expressions.flatMap((expression) =>
      [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels]) => labels!.split(/,\s*/)),
    );
    const labels = [...grouped, ...uses.flatMap((use) => use.labels)];
    expect(labels.filter((label) => !known.has(label) && !given.has(label))).toEqual([]);
  });
});
