import { BadEnvironmentError, readEnvironment } from './environment';

const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    return (error as BadEnvironmentError).problems;
  }
};

describe('readEnvironment', () => {
  it('has a default for everything outside production', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      TRUST_PROXY: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', TRUST_PROXY: '' })).toMatchObject({
      PORT: 3000,
      TRUST_PROXY: false,
    });
  });

  it('names every bad variable and never its value', () => {
    const problems = problemsOf({
      PORT: 'secret1',
      DATABASE_URL: 'postgres://u:secret2@h/d',
      JWT_SECRET: 'secret3',
      DEMO_DATA: 'secret4',
      SMTP_URL: 'smtp://user:secret5@mail.example.com:99999',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'JWT_SECRET',
      'DEMO_DATA',
      'SMTP_URL',
    ]);
    expect(problems.join()).not.toMatch(/secret\d/);
  });

  it('requires a JWT secret in production and refuses demo data there', () => {
    expect(problemsOf({ NODE_ENV: 'production', DEMO_DATA: '1' })).toEqual([
      'JWT_SECRET: is required in production',
      'DEMO_DATA: demo data is refused in production',
    ]);
    expect(problemsOf({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) })).toEqual([]);
  });

  it.each(['smtp://127.0.0.1:1025', 'smtp://user:p%40ss@localhost:587', 'smtps://mail.example.com'])(
    'takes the mail server %s',
    (SMTP_URL) => {
      expect(readEnvironment({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
    },
  );

  it.each([
    'mail.example.com:25',
    'http://mail.example.com',
    'smtp://',
    'smtp://a b',
    'smtp:gizli',
    'smtp:host:587',
    'smtps:/host',
  ])('refuses the mail server %s', (SMTP_URL) => {
    expect(problemsOf({ SMTP_URL })).toEqual(['SMTP_URL: must look like smtp://user:password@host:587']);
  });

  it('takes a bot’s token and an address of the Bot API, and shows neither when it refuses them', () => {
    const token = '987654321:AAsecret6-secret6_secret6secret6';
    expect(readEnvironment({ TELEGRAM_BOT_TOKEN: token })).toMatchObject({
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_URL: 'https://api.telegram.org',
    });
    for (const bad of ['secret7', `bot${token}`, '987654321', `${token} `])
      expect(problemsOf({ TELEGRAM_BOT_TOKEN: bad })).toEqual([
        'TELEGRAM_BOT_TOKEN: must look like 123456789:the-token-that-BotFather-gives',
      ]);
    for (const bad of ['api.telegram.org', 'ftp://host', 'http://u:secret8@host', 'http://host?x'])
      expect(problemsOf({ TELEGRAM_API_URL: bad })).toEqual(['TELEGRAM_API_URL: must be an http(s) address']);
  });

  it('takes the address of a collector, and shows no part of one that is none', () => {
    for (const good of [
      'http://127.0.0.1:4318',
      'https://otlp.example.com/otlp/',
      'http://otel_collector:4318',
    ])
      expect(readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: good })).toMatchObject({
        OTEL_EXPORTER_OTLP_ENDPOINT: good,
      });
    for (const bad of [
      'collector:4318',
      'grpc://secret9:4317',
      'http://u:secret9@host:4318',
      'http://secret9:99999',
      'http://host?key=secret9',
    ])
      expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: bad })).toEqual([
        'OTEL_EXPORTER_OTLP_ENDPOINT: must look like http://collector:4318',
      ]);
  });

  it.each([' ', '\t', '1e3', '0x50', '-1', '65536', '80.5', 'http'])('refuses the port %j', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT: must be a port number (0-65535)']);
  });

  it.each(['0', '8080', ' 3000 '])('takes the port %j', (PORT) => {
    expect(readEnvironment({ PORT }).PORT).toBe(Number(PORT));
  });

  it('reads flags as 1 and 0 only', () => {
    expect(readEnvironment({ TRUST_PROXY: '1', DEMO_DATA: '0' })).toMatchObject({
      TRUST_PROXY: true,
      DEMO_DATA: false,
    });
    expect(problemsOf({ TRUST_PROXY: 'true' })).toEqual(['TRUST_PROXY: must be 1 or 0']);
  });
});
