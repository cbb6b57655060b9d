/**
 * The addresses of the site. The build writes them to a file for the server, which answers any other with the page for
 * addresses that don't exist and status 404.
 */
export const SCREEN_PATHS = [
  '/',
  '/login',
  '/register',
  '/oranlar',
  '/acilisoran',
  '/kapanisoran',
  '/tarama',
  '/guvenilirlik',
  '/bulten',
  '/filtrelerim',
  '/reytingler',
  '/acilisreyting',
  '/kapanisreyting',
  '/mac/:id',
  '/sifremi-unuttum',
  '/sifre-sifirla',
  '/profile',
  '/urunler',
  '/kvkk',
  '/satinal',
  '/uyeliksozlesmesi',
  '/editor',
  '/blog/:id',
  '/editorler',
  '/editorler/:author',
  '/sicil-denetimi',
  '/editorgiris',
  '/commentsection',
  '/kazananlar',
  '/yonetim',
  '/admin',
  '/about',
  '/contact',
  '/abonelik-iptal',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];
