import { AuditEntry } from '../modules/audit/audit-entry.entity';
import { PasswordToken } from '../modules/auth/password-token.entity';
import { Session } from '../modules/auth/session.entity';
import { Blog } from '../modules/blogs/blog.entity';
import { Comment } from '../modules/comments/comment.entity';
import { ContactMessage } from '../modules/contact/contact-message.entity';
import { SavedFilter } from '../modules/filters/saved-filter.entity';
import { FeedState } from '../modules/feeds/feed-state.entity';
import { Import } from '../modules/imports/entities/import.entity';
import { MatchObservation } from '../modules/imports/entities/match-observation.entity';
import { RepeatedObservation } from '../modules/imports/entities/repeated-observation.entity';
import { TimedObservation } from '../modules/imports/entities/timed-observation.entity';
import { Mail } from '../modules/mail/mail.entity';
import { Newsletter } from '../modules/newsletter/sending/newsletter.entity';
import { Subscriber } from '../modules/newsletter/subscriber.entity';
import { ArchiveRevision } from '../modules/odds/entities/archive-revision.entity';
import { CompetitionAlias } from '../modules/odds/entities/competition-alias.entity';
import { Competition } from '../modules/odds/entities/competition.entity';
import { DeletedMatch } from '../modules/odds/entities/deleted-match.entity';
import { LearnedMarketRow } from '../modules/odds/entities/learned-market.entity';
import { LearningStateRow } from '../modules/odds/entities/learning-state.entity';
import { Match } from '../modules/odds/entities/match.entity';
import { ClosingOdds, OpeningOdds } from '../modules/odds/entities/odds-set';
import { TeamAlias } from '../modules/odds/entities/team-alias.entity';
import { Receipt } from '../modules/payments/receipt.entity';
import { RatingRecipe } from '../modules/ratings/rating-recipe.entity';
import { SecondFactor } from '../modules/second-factor/second-factor.entity';
import { SiteSetting } from '../modules/settings/site-setting.entity';
import { IdempotencyKey } from '../modules/subscriptions/idempotency-key.entity';
import { Subscription } from '../modules/subscriptions/subscription.entity';
import { Consent } from '../modules/users/consent.entity';
import { User } from '../modules/users/user.entity';
import { WinnersClubEntry } from '../modules/winners-club/winners-club-entry.entity';

/** Every table of the site. */
export const ENTITIES = [
  User,
  Session,
  Competition,
  CompetitionAlias,
  TeamAlias,
  Match,
  OpeningOdds,
  ClosingOdds,
  ArchiveRevision,
  DeletedMatch,
  LearnedMarketRow,
  LearningStateRow,
  Import,
  MatchObservation,
  TimedObservation,
  RepeatedObservation,
  FeedState,
  Blog,
  WinnersClubEntry,
  Comment,
  ContactMessage,
  Subscriber,
  Newsletter,
  AuditEntry,
  SiteSetting,
  Consent,
  PasswordToken,
  SecondFactor,
  Subscription,
  IdempotencyKey,
  Receipt,
  Mail,
  SavedFilter,
  RatingRecipe,
];
