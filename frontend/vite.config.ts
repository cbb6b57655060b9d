import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/assets/kupon': api },
  },
  build: {
    outDir: 'dist',
    // Nothing is inlined into the page, so that the site runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
