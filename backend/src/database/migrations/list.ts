import { Archive1763700000000 } from './1763700000000-archive';
import { PostsAndMessages1763703000000 } from './1763703000000-posts-and-messages';
import { Membership1763704000000 } from './1763704000000-membership';
import { DeletedMatches1763707000000 } from './1763707000000-deleted-matches';
import { Handicaps1763720000000 } from './1763720000000-handicaps';
import { PriceHistory1763722000000 } from './1763722000000-price-history';
import { ImportQueue1763723000000 } from './1763723000000-import-queue';
import { SavedFilters1763721000000 } from './1763721000000-saved-filters';
import { Newsletters1763740000000 } from './1763740000000-newsletters';
import { RatingRecipes1763741000000 } from './1763741000000-rating-recipes';
import { TableIndices1763745000000 } from './1763745000000-table-indices';
import { SessionUse1763748000000 } from './1763748000000-session-use';
import { SecondFactors1763752000000 } from './1763752000000-second-factors';
import { AbandonedImports1763800000000 } from './1763800000000-abandoned-imports';
import { PriceSources1763900000000 } from './1763900000000-price-sources';
import { LearnedMarkets1763910000000 } from './1763910000000-learned-markets';
import { Claims1763920000000 } from './1763920000000-claims';

/** All migrations, oldest first. A released one is never edited. */
export const MIGRATIONS = [
  Archive1763700000000,
  PostsAndMessages1763703000000,
  Membership1763704000000,
  DeletedMatches1763707000000,
  Handicaps1763720000000,
  PriceHistory1763722000000,
  ImportQueue1763723000000,
  SavedFilters1763721000000,
  Newsletters1763740000000,
  RatingRecipes1763741000000,
  TableIndices1763745000000,
  SessionUse1763748000000,
  SecondFactors1763752000000,
  AbandonedImports1763800000000,
  PriceSources1763900000000,
  LearnedMarkets1763910000000,
  Claims1763920000000,
];
