import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeWithRealData } from '../../../../test/support/real-data';
import { pricesAt, readSource, type SourceContent } from '../../../../test/support/read-source';
import {
  LEFT_OUT,
  readWideFile,
  SECOND_HEADERS,
  WIDE_HEADERS,
} from '../../../../test/support/wide-file-oracle';
import { openTextFile } from '../reading/text-file';
import { footballData } from './football-data/football-data.format';
import { iddaaWide } from './iddaa-wide/iddaa-wide.format';
import { fieldOfSelection } from './iddaa-wide/selections';

describeWithRealData('football-data-quirks', 'real season files with a fault each', (folder) => {
  const read = (name: string): Promise<SourceContent> => readSource(footballData, join(folder, name));
  const clean = { skips: [], warnings: [] };
  const at = ({ records }: SourceContent, line: number) => records.find((record) => record.line === line)!;

  it('quoted commas: referees do not shift columns', async () => {
    const content = await read('0102_E0_quoted-commas.csv');
    expect(content).toMatchObject({ skips: [], warnings: ['1 otherBookmakers'] });
    expect(content.records).toHaveLength(380);
    expect(at(content, 381).observation).toMatchObject({
      date: '2002-05-11',
      time: null,
      home: 'West Ham',
      away: 'Bolton',
      fullTime: [2, 1],
      halfTime: [1, 0],
      // no bookmaker of the four that are asked
      quotes: [],
    });
  });

  it('rows longer than the header: empty cells beyond it do no harm', async () => {
    const content = await read('0203_B1_rows-longer.csv');
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(272);
    expect(at(content, 273).observation).toMatchObject({
      home: 'Standard',
      away: 'Antwerp',
      fullTime: [1, 3],
    });
    expect(pricesAt(at(content, 273).observation, 'opening')).toEqual({
      ft_1_odd: 150,
      ft_x_odd: 360,
      ft_2_odd: 550,
    });
  });

  it('duplicate header: the first of three columns counts, with two warnings', async () => {
    const content = await read('0405_D2_duplicate-header.csv');
    expect(content).toMatchObject({ skips: [], warnings: ['1 repeatedColumn LB', '1 repeatedColumn LB'] });
    expect(content.records).toHaveLength(306);
    expect(pricesAt(at(content, 2).observation, 'opening')).toEqual({
      ft_1_odd: 225,
      ft_x_odd: 320,
      ft_2_odd: 275,
    });
  });

  it('bytes that are no UTF-8: read as Windows-1254', async () => {
    const name = '0405_E0_latin1-nbsp-referee.csv';
    expect((await openTextFile(join(folder, name))).encoding).toBe('windows-1254');
    const content = await read(name);
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(380);
    expect(at(content, 337).observation).toMatchObject({
      away: 'Bolton',
      fullTime: [1, 1],
      halfTime: [1, 0],
    });
  });

  it('result letters that contradict the score: those four rows are left out', async () => {
    const { records, skips, warnings } = await read('0506_EC_ftr-contradicts-score.csv');
    expect(skips).toEqual([
      '448 resultContradictsScore HTR',
      '449 resultContradictsScore FTR',
      '451 resultContradictsScore FTR',
      '452 resultContradictsScore FTR',
    ]);
    expect(warnings).toEqual([]);
    expect(records).toHaveLength(458);
  });

  it('mixed date formats: all are dates of the season', async () => {
    const content = await read('1415_E0_mixed-date-formats.csv');
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(380);
    const dates = content.records.map(({ observation }) => observation.date).sort();
    expect([dates[0], dates[379]]).toEqual(['2014-08-16', '2015-05-24']);
    expect(pricesAt(at(content, 2).observation, 'closing')).toEqual({
      ft_1_odd: 129,
      ft_x_odd: 590,
      ft_2_odd: 1275,
    });
  });

  it('dashes as odds: no price and no warning', async () => {
    const content = await read('2324_SC2_dash-odds.csv');
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(155);
    expect(pricesAt(at(content, 2).observation, 'closing')).toEqual({
      ft_1_odd: 133,
      ft_x_odd: 450,
      ft_2_odd: 800,
      over_25_odd: 150,
      under_25_odd: 250,
    });
  });

  it('byte order mark and blank rows: neither is data', async () => {
    const content = await read('2425_B1_bom-trailing-blank-rows.csv');
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(216);
    expect(at(content, 2)).toMatchObject({
      league: { country: 'Belçika', name: 'Pro Lig', code: 'B1' },
      observation: { date: '2024-07-27', time: '21:45', home: 'Anderlecht', away: 'St Truiden' },
    });
    expect(at(content, 70).observation).toMatchObject({ fullTime: [5, 0], halfTime: null });
  });

  it('upcoming fixtures of several divisions: kept without score', async () => {
    const content = await read('fixtures_upcoming_multi-div.csv');
    expect(content).toMatchObject(clean);
    expect(content.records).toHaveLength(39);
    expect(content.records.every(({ observation }) => observation.fullTime === null)).toBe(true);
    expect(new Set(content.records.map(({ league }) => league.country)).size).toBeGreaterThan(4);
    expect(at(content, 40)).toMatchObject({
      league: { country: 'Türkiye', name: 'Süper Lig' },
      observation: { date: '2025-09-24', time: '20:00', home: 'Kayserispor', away: 'Besiktas' },
    });
    expect(at(content, 40).observation.quotes.map((quote) => quote.at)).toEqual(['opening']);
  });

  it('rows under the header of another season: left out where they reach beyond it', async () => {
    const { records, skips, warnings } = await read('multi_T1_2122-2526_header-drift.csv');
    expect(records).toHaveLength(1102);
    expect(skips).toHaveLength(648);
    expect(new Set(skips.map((skip) => skip.split(' ')[1]))).toEqual(new Set(['rowTooLong']));
    expect([skips[0], skips[647]]).toEqual(['1104 rowTooLong', '1751 rowTooLong']);
    expect(warnings).toEqual([]);
  });
});

describeWithRealData('bilyoner', 'the real wide bulletin', (folder) => {
  it('gives every row, with prices in nearly every column', async () => {
    const { records, skips } = await readSource(iddaaWide, join(folder, 'wide.csv'));
    expect(skips).toEqual([]);
    expect(records).toHaveLength(795);
    expect(records.filter(({ observation }) => observation.fullTime !== null)).toHaveLength(496);
    const fields = new Set(
      records.flatMap(({ observation }) => Object.keys(observation.quotes[0]?.prices ?? {})),
    );
    expect(fields.size).toBeGreaterThanOrEqual(123);
  });

  it('leaves out only what the archive has no column for', async () => {
    const [row] = readWideFile(await readFile(join(folder, 'wide.csv'), 'utf8'));
    const selections = Object.keys(row!).filter((header) => header.includes(' :: '));
    const fields = new Map(
      selections.map((header) => [header, fieldOfSelection(...(header.split(' :: ') as [string, string]))]),
    );
    for (const [field, header] of [...WIDE_HEADERS, ...SECOND_HEADERS])
      expect(fields.get(header)).toBe(field);
    const leftOut = selections.filter((header) => fields.get(header) === null);
    expect(leftOut).toEqual(selections.filter((header) => LEFT_OUT.some((each) => each.test(header))));
    expect(leftOut).toHaveLength(717 - WIDE_HEADERS.size - SECOND_HEADERS.size);
  });
});
