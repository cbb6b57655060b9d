// Runs before the first paint so that a dark page never flashes white. Same rule as src/lib/preferences.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('siteTheme');
  } catch {
    // Storage may be closed; the system's preference decides then.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // The header's colour; a choice overrules what the metas say of the system's preference.
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = dark ? '#111a2b' : '#ffffff';
  });
})();
