import type { PostTable } from '../../blogs/posts/post-writer';
import { WinnersClubEntry } from './winners-club-entry.entity';

/** The winners club as it is written to. */
export const WINNERS: PostTable = { entity: WinnersClubEntry, name: 'winnersclub' };
