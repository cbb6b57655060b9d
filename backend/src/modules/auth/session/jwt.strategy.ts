import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { createSecretKey } from 'node:crypto';
import type { Identity } from '../../../platform/access/role';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { SessionsService, type TokenPayload } from '../sessions.service';

/** Checks the bearer token's signature and end; everything else about the request comes from the database. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {
    // a text would be tried as a public key first, which takes as long as the rest of a small request
    const key = createSecretKey(settings.jwtSecret, 'utf8');
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // eslint-disable-next-line no-restricted-syntax -- jsonwebtoken takes a key; the types of passport-jwt are older
      secretOrKey: key as unknown as Buffer,
      algorithms: ['HS256'],
      // passport-jwt knows the system's clock only: `validate` compares `exp` with the site's
      ignoreExpiration: true,
    });
  }

  async validate({ sub, sid, exp }: TokenPayload): Promise<Identity | false> {
    if (typeof sid !== 'string' || typeof sub !== 'number' || typeof exp !== 'number') return false;
    if (exp * 1000 <= this.clock.now().getTime()) return false;
    return (await this.sessions.identify({ sub, sid })) ?? false;
  }
}
