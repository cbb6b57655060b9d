/** Oldest Node.js that brings the one the site runs on, and oldest one that it runs on. */
const OLDEST_TO_START = { major: 20, minor: 19 };
const OLDEST_TO_RUN = { major: 24, minor: 11 };

/** Stops with one clear sentence on a Node.js that is too old even for the scripts. */
export function requireSupportedNode(version = process.versions.node) {
  if (isAtLeast(OLDEST_TO_START, version)) return;
  console.error(
    `Node.js ${OLDEST_TO_START.major}.${OLDEST_TO_START.minor} or newer is needed; this is ${version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** True when the site can run on `version` ("24.11.0") itself. */
export const canRunSite = (version = process.versions.node) => isAtLeast(OLDEST_TO_RUN, version);

function isAtLeast(oldest, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}
