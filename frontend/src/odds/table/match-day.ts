import { formatDate, formatKickoff } from '../../lib/format';
import { istanbulDay } from '../../lib/format-day';

interface Match {
  match_time?: string | null;
  home_ft_score?: number | null;
}

/** When a match is played: `17.05.2024`, and with its time while it is to come: `22 Kas 21:45`. */
export function matchDay({ match_time, home_ft_score }: Match, day: string | null | undefined): string {
  const ahead = day != null && home_ft_score == null && day >= istanbulDay(new Date());
  return ahead && match_time != null ? formatKickoff(day, match_time) : formatDate(day);
}
