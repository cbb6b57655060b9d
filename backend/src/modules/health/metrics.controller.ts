import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Public } from '../../platform/access/access';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import { Metrics } from '../../platform/telemetry/metrics';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** Headers that proxies and content delivery networks add to what they pass on. */
const FORWARDED =
  /^(via|forwarded|cdn-loop|cf-.+|x-(forwarded|original|envoy)(-.+)?|(.+-)?(client|connecting|proxyuser|real|remote)-?ip(v6)?)$/;

/** Figures for Prometheus, for the machine's operator alone. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /** With METRICS_TOKEN for who sends it as bearer, otherwise for processes of this machine; 404 for anybody else. */
  @Public()
  @Get()
  @ApiErrors('NOT_FOUND')
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  async readMetrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.mayRead(request)) throw new AppError('NOT_FOUND');
    response.type(this.metrics.contentType).send(await this.metrics.read());
  }

  private mayRead({ headers, socket }: Request): boolean {
    const { metricsToken } = this.settings;
    if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
    // a proxy on this machine passes on requests from anywhere
    return (
      LOOPBACK.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDED.test(name))
    );
  }
}

/** Whether two texts are the same, in a time that doesn't reveal how much of them is. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
