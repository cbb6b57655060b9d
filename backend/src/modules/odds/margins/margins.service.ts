import { Injectable } from '@nestjs/common';
import type { Margins } from '../../../archive/answers/margins';
import { Archive } from '../../../archive/client';
import type { FilterType } from '../../../archive/question/odds-query';
import { Clock } from '../../../platform/time/clock';

/** From this difference on a price of the one says something else than the same price of the other. */
export const MARGINS_DIFFER = 0.03;

/** Milliseconds for which an answer stands while the archive stays as it is. */
const KEPT = 60_000;
/** Where the archive isn't in memory each answer reads it, and nobody knows whether it has changed. */
const KEPT_WITHOUT_STATE = 600_000;

interface Kept {
  readonly margins: Promise<Margins>;
  readonly revision: number | null;
  readonly at: number;
}

/** What bookmakers take: mean Σ 1/odd ÷ winners by market, of fixtures and of played matches. */
@Injectable()
export class MarginsService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly archive: Archive,
    private readonly clock: Clock,
  ) {}

  /** Of all fixtures not yet kicked off; only markets that at least 30 of them price in full. */
  coming(type: FilterType): Promise<Margins> {
    const now = this.clock.now().toISOString();
    return this.keptOr(`coming ${type}`, () => this.archive.askFor({ kind: 'coming-margins', type, now }));
  }

  /** Of all played matches; only markets that any of them prices in full. */
  played(type: FilterType, groups: readonly string[]): Promise<Margins> {
    return this.keptOr(`played ${type} ${groups.join()}`, () =>
      this.archive.askFor({ kind: 'played-margins', type, groups }),
    );
  }

  private keptOr(key: string, ask: () => Promise<Margins>): Promise<Margins> {
    const revision = this.archive.state?.revision ?? null;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    const longest = revision === null ? KEPT_WITHOUT_STATE : KEPT;
    if (known?.revision === revision && Math.abs(now - known.at) < longest) return known.margins;
    const fresh = { margins: ask(), revision, at: now };
    this.kept.delete(key);
    this.kept.set(key, fresh);
    fresh.margins.catch(() => {
      if (this.kept.get(key) === fresh) this.kept.delete(key);
    });
    return fresh.margins;
  }
}
