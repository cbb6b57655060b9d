/** `node require-env.mjs NAME…`: stops with a clear sentence when one of the environment variables is not set. */
const missing = process.argv.slice(2).filter((name) => !process.env[name]);
if (missing.length > 0) {
  console.error(
    `Set ${missing.join(', ')} first; docs/database.md, "Testing on MySQL and MariaDB", says how.`,
  );
  process.exit(2);
}
