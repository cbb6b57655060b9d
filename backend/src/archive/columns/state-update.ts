import { NO_PROBABILITIES, type ProbabilityColumns } from './probability-columns';
import { Segment, type SegmentData } from './segment';
import { State } from './state';
import { type AddedTexts, NO_SIZES, Vocabulary } from './vocabulary';

/** What a thread needs to get from one state to the next, as plain data over shared memory. */
export interface StateUpdate {
  readonly revision: number;
  /** The main segment where it is another one than before. */
  readonly main: SegmentData | null;
  readonly gone: Uint8Array | null;
  readonly block: SegmentData;
  readonly added: AddedTexts;
}

/** The states of the archive as they come from the thread that follows it. */
export class States {
  private readonly vocabulary = new Vocabulary();
  private main: Segment | null = null;
  private latest: State | null = null;

  /** @param probabilities what the archive has learned of its prices */
  constructor(private probabilities: ProbabilityColumns = NO_PROBABILITIES) {}

  /** The latest one; null until there is one. */
  get current(): State | null {
    return this.latest;
  }

  /** Another learning, for this state and those that follow. */
  calibrate(probabilities: ProbabilityColumns): void {
    this.probabilities = probabilities;
    this.latest = this.latest?.calibrated(probabilities) ?? null;
  }

  /** Takes the next update; updates come in order, beginning with one that has a main segment. */
  take({ revision, main, gone, block, added }: StateUpdate): State {
    this.vocabulary.take(added);
    if (main !== null) this.main = new Segment(main);
    const { vocabulary, probabilities } = this;
    const parts = { revision, main: this.main!, gone, block: new Segment(block), vocabulary };
    this.latest = new State(parts, probabilities);
    return this.latest;
  }
}

/** What a thread needs to have a state, whatever it had before. */
export function wholeUpdate(state: State): StateUpdate {
  const { revision, main, gone, block, vocabulary } = state.contents;
  return {
    revision,
    main: main.data,
    gone,
    block: block.data,
    added: vocabulary.addedSince(NO_SIZES),
  };
}
