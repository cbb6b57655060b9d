/** What npm and the operator told this command, and another checkout's must not take for its own. */
const OWN =
  /^(npm_(package|lifecycle|config_local_prefix)|INIT_CWD$|(TEST_)?DATABASE_URL$|DATA_DIR$|NODE_ENV$)/;

/** Environment of a command of another checkout: that of this process, less what is meant for this one. */
export const foreignEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    // eslint-disable-next-line no-restricted-properties -- it is passed on, nothing is read from it
    Object.entries(process.env).filter(([name]) => !OWN.test(name)),
  );
