import { CLOSING, OPENING, type OddsType } from '../../odds/odds-type';

/** Which similar matches a link asks for; what is left out is the server's choice. */
export interface SimilarView {
  /** Only matches of the same competition. */
  sameCompetition: boolean;
  /** So many of the nearest; left out: all within a point. */
  limit?: number;
  type?: OddsType;
  /** Keys of markets. */
  groups?: readonly string[];
}

/** The numbers to choose from, beside all within a point. */
export const LIMITS = [20, 50, 100, 200, 500] as const;

const SAME = 'bu';

/** Reads the choice from the address; what it doesn't say is the server's. */
export function readSimilar(params: URLSearchParams): SimilarView {
  const groups = params.get('gruplar');
  const type = params.get('tur');
  return {
    sameCompetition: params.get('lig') === SAME,
    limit: LIMITS.find((limit) => String(limit) === params.get('sayi')),
    type: type === 'acilis' ? OPENING : type === 'kapanis' ? CLOSING : undefined,
    groups: groups === null ? undefined : groups.split(',').filter((key) => key !== ''),
  };
}

/** The address of a choice, without `?`. */
export function writeSimilar({ sameCompetition, limit, type, groups }: SimilarView): string {
  const params = new URLSearchParams();
  if (sameCompetition) params.set('lig', SAME);
  if (limit !== undefined) params.set('sayi', String(limit));
  if (type !== undefined) params.set('tur', type === OPENING ? 'acilis' : 'kapanis');
  if (groups !== undefined) params.set('gruplar', groups.join(','));
  return params.toString().replaceAll('%2C', ',');
}
