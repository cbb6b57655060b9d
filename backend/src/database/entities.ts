import { AuditEntry } from '../modules/audit/entities/audit-entry.entity';
import { PasswordToken } from '../modules/auth/entities/password-token.entity';
import { Session } from '../modules/auth/entities/session.entity';
import { Blog } from '../modules/blogs/entities/blog.entity';
import { Comment } from '../modules/comments/entities/comment.entity';
import { ContactMessage } from '../modules/contact/entities/contact-message.entity';
import { SavedFilter } from '../modules/filters/entities/saved-filter.entity';
import { FeedState } from '../modules/feeds/entities/feed-state.entity';
import { Import } from '../modules/imports/entities/import.entity';
import { MatchObservation } from '../modules/imports/entities/match-observation.entity';
import { RepeatedObservation } from '../modules/imports/entities/repeated-observation.entity';
import { TimedObservation } from '../modules/imports/entities/timed-observation.entity';
import { Mail } from '../modules/mail/entities/mail.entity';
import { Newsletter } from '../modules/newsletter/entities/newsletter.entity';
import { Subscriber } from '../modules/newsletter/entities/subscriber.entity';
import { ArchiveRevision } from '../modules/odds/entities/archive-revision.entity';
import { CompetitionAlias } from '../modules/odds/entities/competition-alias.entity';
import { Competition } from '../modules/odds/entities/competition.entity';
import { DeletedMatch } from '../modules/odds/entities/deleted-match.entity';
import { LearnedMarketRow } from '../modules/odds/entities/learned-market.entity';
import { LearningStateRow } from '../modules/odds/entities/learning-state.entity';
import { Match } from '../modules/odds/entities/match.entity';
import { ClosingOdds, OpeningOdds } from '../modules/odds/entities/odds-set.entity';
import { TeamAlias } from '../modules/odds/entities/team-alias.entity';
import { Receipt } from '../modules/payments/entities/receipt.entity';
import { RatingRecipe } from '../modules/ratings/entities/rating-recipe.entity';
import { SecondFactor } from '../modules/second-factor/entities/second-factor.entity';
import { SiteSetting } from '../modules/settings/entities/site-setting.entity';
import { IdempotencyKey } from '../modules/subscriptions/entities/idempotency-key.entity';
import { Subscription } from '../modules/subscriptions/entities/subscription.entity';
import { Consent } from '../modules/users/entities/consent.entity';
import { User } from '../modules/users/entities/user.entity';
import { WinnersClubEntry } from '../modules/winners-club/entities/winners-club-entry.entity';

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
