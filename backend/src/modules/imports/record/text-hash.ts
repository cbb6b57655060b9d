// looked up once: where tests run, every look at a global is slow
const { imul } = Math;

/** MurmurHash3 (32 bit) over UTF-16 code units. */
export function textHash(text: string, seed: number): number {
  let state = seed;
  for (let index = 0; index < text.length; index += 1) {
    let block = imul(text.charCodeAt(index), 0xcc9e2d51);
    block = (block << 15) | (block >>> 17);
    state ^= imul(block, 0x1b873593);
    state = (state << 13) | (state >>> 19);
    state = (imul(state, 5) + 0xe6546b64) | 0;
  }
  state ^= text.length;
  state = imul(state ^ (state >>> 16), 0x85ebca6b);
  state = imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** What an observation says, as it is compared with other rows of its file. */
export const contentHash = (payload: string): number => textHash(payload, 3);
