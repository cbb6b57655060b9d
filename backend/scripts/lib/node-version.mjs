const NEEDED = [20, 19];

/** Stops with one clear sentence on a Node.js that is too old for the libraries in use. */
export function requireSupportedNode(version = process.versions.node) {
  if (isSupported(version)) return;
  console.error(
    `Node.js ${NEEDED.join('.')} or newer is needed; this is ${version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** True when `version` ("20.19.1") is at least the oldest supported one. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
