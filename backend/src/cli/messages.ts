import { plainLine } from '../platform/text/plain-text';
import type { BackupSize } from '../platform/database/backup/write-backup';
import type { DatabaseProblem } from '../platform/database/database-problem';
import type { ConnectionShortage } from '../platform/database/server/connection-shortage';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts';
import type { RemovedRows } from '../modules/imports/invented/remove-invented';

const whole = (value: number): string => value.toLocaleString('tr-TR');
const contents = ({ tables, rows, files }: BackupSize): string =>
  `${whole(tables)} tablo, ${whole(rows)} satır, ${whole(files)} dosya`;

const SHOWN_PATHS = 5;

/** What became of paths that are not the site's, the first few named; nothing when there are none. */
function someOf(paths: readonly string[], outcome: string): string {
  if (paths.length === 0) return '';
  const shown = paths.slice(0, SHOWN_PATHS).map(plainLine).join(', ');
  const more = paths.length - SHOWN_PATHS;
  return `Sitenin kendi dosyası olmadığı için ${outcome}: ${shown}${more > 0 ? ` ve ${whole(more)} tane daha` : ''}\n`;
}

const HELD =
  'Bu site e-posta ve Telegram iletisi göndermez, veri kaynaklarına gitmez; bir yönetici panelden ya da npm run release ile serbest bırakana kadar.\n';

/** What the commands for backups say. */
export const backupMessages = {
  backupUsage: [
    'Kullanım: npm run backup -- DOSYA',
    '          npm run backup -- --keep N KLASÖR',
    '',
    'Bütün tabloları ve yüklenen dosyaları DOSYA içine yedekler. --keep ile yedeğin adını zamanı belirler; yedek baştan',
    'sona yeniden okunur, sonra KLASÖR içindeki bu tür yedeklerin en yeni N tanesi dışındakiler silinir.',
    '',
  ].join('\n'),
  checkUsage: [
    'Kullanım: npm run backup:check -- KLASÖR [--hours N]',
    '',
    'KLASÖR içindeki en yeni yedek N saatten (26) eskiyse ya da eksikse 1 koduyla biter.',
    '',
  ].join('\n'),
  noneIn: (folder: string): string => `${folder} içinde yedek yok.\n`,
  tooOld: (name: string, hours: number, most: number): string =>
    `${name} ${whole(hours)} saatlik; en çok ${whole(most)} saatlik olmalıydı.\n`,
  notWhole: (name: string): string => `${name} eksik ya da bozuk.\n`,
  good: (name: string, hours: number): string => `${name}: ${whole(hours)} saatlik, eksiksiz.\n`,
  series: (kept: number, deleted: string[]): string =>
    `Klasörde ${whole(kept)} yedek var${deleted.length > 0 ? `; silindi: ${deleted.join(', ')}` : ''}.\n`,
  restoreUsage: [
    'Kullanım: npm run restore -- DOSYA [--replace]',
    '',
    'Yedeği geri yükler. Önce siteyi durdurun. İçinde üye, maç veya yazı olan bir sitenin verileri yalnız --replace',
    'ile silinip yedekteki verilerle değiştirilir.',
    '',
  ].join('\n'),
  exists: (file: string): string => `${file} zaten var. Başka bir ad verin.\n`,
  noFolder: (file: string): string => `${file} için klasör yok. Önce klasörü oluşturun.\n`,
  ownFolder: (file: string, folder: string): string =>
    `${file} sitenin kendi dosyalarını tuttuğu "${folder}" klasörünün içinde. Yedek için başka bir klasör verin.\n`,
  missing: (file: string): string => `${file} okunamadı. Adını ve yerini denetleyin.\n`,
  inUse:
    'Bu sitede veri var. Yerine yedeği koymak için komutu --replace ile çalıştırın; bugünkü veriler silinir.\n',
  backedUp: (file: string, size: BackupSize): string =>
    `Yedeklendi: ${file} (${contents(size)})\n${someOf(size.leftOut, 'yedeğe alınmadı')}`,
  restored: (file: string, size: BackupSize): string =>
    `Geri yüklendi: ${file} (${contents(size)}); her tablo yedekle karşılaştırıldı, aynı.\n${someOf(size.leftOut, 'geri yüklenmedi')}${HELD}`,
  unusable: {
    'not-a-backup': 'Bu dosya bir yedek değil. Hiçbir şey değiştirilmedi.\n',
    'cut-off': 'Yedek yarım: dosyanın sonu eksik. Hiçbir şey değiştirilmedi.\n',
    'other-version':
      'Yedek başka bir sürümden. Onu alan sürümle geri yükleyin, sonra siteyi yükseltin. Hiçbir şey değiştirilmedi.\n',
    'foreign-path':
      'Yedekteki bir dosyanın yolu sitenin klasörlerinden dışarı çıkıyor; bu yedeği bu site almış olamaz. Hiçbir şey değiştirilmedi.\n',
    damaged: 'Yedek bozuk: içeriği kendi sağlamasını tutmuyor. Hiçbir şey değiştirilmedi.\n',
    different: 'Geri yüklenen veriler yedekle aynı değil. Veritabanını denetleyip yeniden deneyin.\n',
  },
};

/** What the command line says about a restored copy that nothing leaves. */
export const releaseMessages = {
  usage: [
    'Kullanım: npm run release [-- --drop-waiting]',
    '',
    'Geri yüklenen bir yedekte bekletilen e-postaları, veri kaynaklarını ve Telegram’ı serbest bırakır.',
    '',
    '  --drop-waiting   yedek alındığında sırada bekleyenler gönderilmez: asıl site onları göndermiş olabilir',
    '',
  ].join('\n'),
  nothingHeld: 'Bu sitede bekletilen bir şey yok.\n',
  released: (
    { mails, messages, newsletters }: { mails: number; messages: number; newsletters: number },
    drops: boolean,
  ): string =>
    `E-postalar, veri kaynakları ve Telegram serbest bırakıldı. Bekleyen ${whole(mails)} e-posta, ` +
    `${whole(newsletters)} bülten ve ${whole(messages)} Telegram iletisi ${drops ? 'gönderilmeyecek' : 'gönderilecek'}.\n`,
};

/** What the command line says about the Node.js that it runs on. */
export const runtimeMessages = {
  tooOld: (version: string, oldest: string): string =>
    `Bu Node.js (${version}) eski: en az ${oldest} gerekir. npm start ve öteki npm komutları uygun olanı kendileri getirir.\n`,
};

/** What the command line says about settings and the data folder. */
export const settingsMessages = {
  bad: (problems: readonly string[]): string =>
    `Ayarlar hatalı:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  envFile: {
    closed: '.env makinedeki başka kullanıcılara açıktı; izinleri yalnızca sahibine daraltıldı (0600).\n',
    open: 'Makinedeki başka kullanıcılar .env dosyasını okuyabilir, izinleri daraltılamadı. Sahibi olan kullanıcıyla çalıştırın: chmod 600 .env\n',
  },
  openToOthers: (paths: readonly string[]): string =>
    `Makinedeki başka kullanıcılar şunlara erişebilir, izinleri daraltılamadı: ${paths.join(', ')}\n`,
};

/** What the command line says about the running site. */
export const siteMessages = {
  ready: (siteName: string, url: string, demo: boolean): string =>
    [
      '',
      `${siteName} hazır: ${url}`,
      ...(demo
        ? [
            `Demo hesapları (şifre: ${DEMO_PASSWORD}):`,
            ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`),
          ]
        : []),
      '',
      '',
    ].join('\n'),
};

/** What the command line says about demo data. */
export const demoMessages = {
  usage:
    'Kullanım: npm run demo:remove\n\nUydurma maçları, gönderileri, yorumları ve demo hesaplarını siler; başka bir yönetici yoksa hiçbir şey silmez.\n',
  nothing: 'Bu sitede demo verisi ya da demo hesabı yok.\n',
  noAdmin:
    'Demo hesaplarından başka yönetici yok. Önce kendi hesabınızı açın: npm run admin:create -- --email E --username U\n',
  removed: ({ matches, posts, comments, winners, filters, selections }: RemovedRows, accounts: number) =>
    `Silindi: ${whole(matches)} maç, ${whole(posts)} gönderi, ${whole(comments)} yorum, ${whole(winners)} kazanan kaydı, ` +
    `${whole(filters)} kayıtlı filtre, ${whole(selections)} sicil satırı, ${whole(accounts)} demo hesabı.\n`,
  notLive:
    'Bu veritabanında demo hesapları ya da uydurma kayıtlar var; canlı sitede bulunamazlar. Silmek için: npm run demo:remove',
};

/** What the command line says about a database that can't be opened. */
export const databaseMessages = {
  problem(problem: DatabaseProblem): string {
    switch (problem.kind) {
      case 'unreachable':
        return `Veritabanı sunucusuna ulaşılamıyor (${[problem.where, problem.code].filter(Boolean).join(', ')}). Sunucunun çalıştığını ve DATABASE_URL adresini denetleyin.`;
      case 'full':
        return `Veritabanı sunucusu başka bağlantı kabul etmiyor (${problem.code}). Sunucunun bağlantı sınırını yükseltin ya da DATABASE_URL sonuna ?pool=N ekleyin.`;
      case 'read-only':
        return 'Veritabanı sunucusu salt okunur (read-only). DATABASE_URL yazılabilen sunucuyu göstermeli.';
      case 'session':
        return `Veritabanı sunucusunda oturum ayarları yapılamıyor (${problem.why}). Sunucunun MySQL 8.4 veya MariaDB 10.11 ya da yenisi olduğunu ve aradaki vekil sunucunun SET komutlarını geçirdiğini denetleyin.`;
      case 'refused':
        return 'Veritabanı sunucusu DATABASE_URL içindeki kullanıcıyı kabul etmedi. Kullanıcı adını, şifreyi ve veritabanındaki yetkilerini denetleyin.';
      case 'missing':
        return `Sunucuda "${problem.name}" adlı veritabanı yok. Önce oluşturun: CREATE DATABASE \`${problem.name}\` CHARACTER SET utf8mb4`;
      case 'untrusted':
        return `Veritabanı sunucusuyla güvenli bağlantı kurulamadı (${problem.why}). DATABASE_URL içindeki ssl-mode ve ssl-ca değerlerini denetleyin.`;
      case 'unusable':
        return `DATA_DIR içindeki site.sqlite açılamadı (${problem.why}). Dosyanın sağlam, klasörün yazılabilir olduğunu denetleyin.`;
    }
  },
  shortage: ({ allowed, needed, pool }: ConnectionShortage): string =>
    `Veritabanı sunucusu bu siteye en çok ${allowed} bağlantı veriyor, site ${needed} bağlantı kullanabilir. ${
      pool < 1 ? 'Sınırı yükseltin' : `Sınırı yükseltin ya da DATABASE_URL sonuna ?pool=${pool} ekleyin`
    }; yoksa istekler sıra bekler.`,
  tryAgain: (seconds: number, tried: number, tries: number): string =>
    `${seconds} saniye sonra yeniden denenecek (${tried}/${tries}).`,
};

/** What the command line says when the site can't listen where it shall. */
export const portMessages = {
  problem(port: number, host: string, code: string): string {
    if (code === 'EADDRINUSE')
      return `${host} adresinin ${port} numaralı portu kullanımda. O programı kapatın ya da başka bir port verin: PORT=${port === 3001 ? 3002 : 3001} npm start`;
    if (code === 'EACCES') return `${port} numaralı portu açma yetkisi yok. 1024 veya üstü bir PORT verin.`;
    return `${host} adresinde dinlenemiyor (${code}). HOST ve PORT değerlerini denetleyin.`;
  },
};
