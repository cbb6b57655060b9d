import { Random } from '../../../../test/support/random-archive';
import { BLOCK, HitLanes, inBlocks, LANES } from './lane-counters';

const random = new Random(20_260_822);
const MATCHES = 1_000;

const bits = (): number => Number(BigInt.asIntN(32, BigInt(Math.floor(random.next() * 2 ** 32))));
const rising = (share: number): Uint32Array =>
  Uint32Array.from(Array.from({ length: MATCHES }, (_, at) => at).filter(() => random.chance(share)));

/** Matches among which are whole blocks of neighbours. */
const SETS: Record<string, Uint32Array> = {
  none: new Uint32Array(0),
  one: Uint32Array.of(77),
  few: rising(0.02),
  many: rising(0.7),
  all: Uint32Array.from({ length: MATCHES }, (_, at) => at),
  'a run': Uint32Array.from({ length: 700 }, (_, at) => at + 100),
  'a run with a gap': Uint32Array.from({ length: 700 }, (_, at) => at + (at < 300 ? 100 : 101)),
};

describe('counting 32 draws at once', () => {
  const lanes = new HitLanes(MATCHES);
  const fill = (): void => {
    for (let at = 0; at < MATCHES; at++) lanes.hits[at] = random.chance(0.2) ? -1 : bits();
  };

  it.each(Object.entries(SETS))('finds the draws that stand out: %s', (_, matches) => {
    const counted = inBlocks(matches);
    for (let round = 0; round < 20; round++) {
      fill();
      lanes.addUp(counted.blocks);
      const below = random.below(matches.length + 2) - 1;
      const above = Math.min(matches.length + 1, below + 1 + random.below(40));
      const wanted = Array.from({ length: LANES }, (_lane, lane) => {
        let hits = 0;
        for (const match of matches) hits += (lanes.hits[match]! >>> lane) & 1;
        return hits <= below || hits >= above;
      });
      const out = lanes.standingOut(counted, { below, above });
      expect(Array.from({ length: LANES }, (_lane, lane) => ((out >>> lane) & 1) === 1)).toEqual(wanted);
    }
  });

  it('takes whole blocks of neighbours together, each match once', () => {
    for (const matches of Object.values(SETS)) {
      const { blocks, others } = inBlocks(matches);
      const inThem = [...blocks].flatMap((block) =>
        Array.from({ length: BLOCK }, (_, at) => block * BLOCK + at),
      );
      expect([...inThem, ...others].sort((a, b) => a - b)).toEqual([...matches]);
    }
    expect([...inBlocks(SETS['a run']!).blocks]).toEqual([1, 2, 3, 4, 5]);
    expect([...inBlocks(SETS['a run with a gap']!).blocks]).toEqual([1, 2, 4, 5]);
  });
});
