import pinoHttp from 'pino-http';
import { QueryFailedError } from 'typeorm';
import { Telemetry } from '../telemetry/telemetry';
import { requestLog } from './request-log';

describe('requestLog', () => {
  it('shows a failed statement without the values it holds', () => {
    const lines: string[] = [];
    const options = requestLog({ production: true, logLevel: 'info' }, new Telemetry()).pinoHttp as object;
    const { logger } = pinoHttp(options, { write: (line: string) => lines.push(line) });
    const ofDriver = Object.assign(new Error('disk I/O error'), {
      code: 'SQLITE_IOERR',
      sql: "INSERT INTO users VALUES ('ali@example.com')",
    });
    const err = new QueryFailedError('INSERT INTO users VALUES (?)', ['ali@example.com'], ofDriver);

    logger.error({ err, code: 'INTERNAL' });

    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('ali@example.com');
    const logged = JSON.parse(lines[0]!) as { err: { stack: string } };
    expect(logged).toMatchObject({
      code: 'INTERNAL',
      err: { type: 'QueryFailedError', message: 'disk I/O error', code: 'SQLITE_IOERR' },
    });
    expect(logged.err.stack).toContain('request-log.spec');
  });
});
