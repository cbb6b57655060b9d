import type { DemoCompetition } from '../platform/database/invented/demo-competitions';
import type { GoalRates } from './goal-model';
import { SeededRandom } from './random';

/** Logarithms of how much more a team scores, and lets its opponents score, than an average one. */
interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** Home sides score this factor more than they would on neutral ground, away sides less. */
const HOME_ADVANTAGE = 1.14;

const QUALITY_SPREAD = 0.19;
const SEASON_SPREAD = 0.09;
const STYLE_SPREAD = 0.08;

const known = new Map<string, Strength>();

/** Expected goals of a fixture from both teams' strengths in that season. */
export function expectedGoals(
  competition: DemoCompetition,
  season: string,
  home: string,
  away: string,
): GoalRates {
  const [host, guest] = [home, away].map((team) => strengthOf(competition.name, season, team));
  const perSide = competition.goals / 2;
  return {
    home: perSide * HOME_ADVANTAGE * Math.exp(host!.attack + guest!.defence),
    away: (perSide / HOME_ADVANTAGE) * Math.exp(guest!.attack + host!.defence),
  };
}

/** A team keeps its quality over the years, with some luck in each season; some teams play more openly. */
function strengthOf(competition: string, season: string, team: string): Strength {
  const key = `${competition}|${season}|${team}`;
  const found = known.get(key);
  if (found) return found;
  const lasting = new SeededRandom('quality', competition, team);
  const thisSeason = new SeededRandom('season', competition, team, season);
  const quality = lasting.normal(QUALITY_SPREAD) + thisSeason.normal(SEASON_SPREAD);
  const openness = lasting.normal(STYLE_SPREAD);
  const strength = { attack: quality + openness, defence: -quality + openness };
  known.set(key, strength);
  return strength;
}
