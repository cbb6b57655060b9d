import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { createSecretKey } from 'node:crypto';
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
    // a text would be tried as a public key first, which takes as long as the rest of a small request
    const key = createSecretKey(settings.jwtSecret, 'utf8');
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // jsonwebtoken takes a key; the types of passport-jwt are older
      secretOrKey: key as unknown as Buffer,
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
