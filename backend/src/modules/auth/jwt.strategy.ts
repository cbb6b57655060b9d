import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Identity } from '../../common/access/role';
import { SETTINGS, type Settings } from '../../config/settings';
import { SessionsService, type TokenPayload } from './sessions.service';

/** Checks the bearer token's signature; everything else about the request comes from the database. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.jwtSecret,
      algorithms: ['HS256'],
      // the session row decides about expiry, by the site's own clock
      ignoreExpiration: true,
    });
  }

  async validate(payload: TokenPayload): Promise<Identity | false> {
    if (typeof payload.sid !== 'string' || typeof payload.sub !== 'number') return false;
    return (await this.sessions.identify(payload)) ?? false;
  }
}
