// What stands on the way from a package to a membership.

export const trPackages = {
  days: (days: string) => `${days} gün`,
  price: (amount: string) => `${amount} TL`,
  perDay: (amount: string) => `günlük ${amount} TL`,
  cheaper: (percent: string) => `30 günlük pakete göre %${percent} hesaplı`,
  names: { '1_day': '1 gün', '1_month': '30 gün', '3_month': '90 gün', '6_month': '180 gün' },
  empty: 'Şu anda satışta olan bir paket yok.',
  listTitle: 'Üyelik paketleri',
  toProducts: 'Pakete neler dahil?',
} as const;

export const trProducts = {
  title: 'Ürünler',
  intro:
    'Tek ürün var: oranlar tablosuna süreli erişim. Paketler yalnızca süreye göre değişir; içerik hepsinde aynıdır.',
  packages: 'Paketler',
  choose: 'Bu paketi al',
  register: 'Kayıt ol ve al',
  includedTitle: 'Üyeliğe dahil olanlar',
  included: [
    {
      title: 'Her seçeneğin oranı',
      text: 'Maç sonucundan skora, ilk yarıdan toplam gole bütün seçenekler tek tabloda.',
    },
    {
      title: 'Açılış ve kapanış oranları',
      text: 'Maçın bültene girdiği andaki ve başlamadan önceki son oranları ayrı ayrı.',
    },
    {
      title: 'Aynı oranlı maçlar',
      text: 'Bir maçın oranlarını yazın; geçmişte aynı oranlarla oynanmış bütün maçları ve sonuçlarını görün.',
    },
    {
      title: 'Her sütunda filtre',
      text: 'Tam oran, aralık, karşılaştırma; kaydedilebilir ve bağlantıyla paylaşılabilir görünümler.',
    },
    {
      title: 'Editörlerin seçimi',
      text: 'Editörlerin kuponları, yorumlar ve kazananlar listesi.',
    },
    {
      title: 'Telefonda ve bilgisayarda',
      text: 'Aynı hesapla her cihazda; uygulama yüklemeden.',
    },
  ],
  stepsTitle: 'Nasıl üye olunur?',
  steps: [
    'Ücretsiz kayıt olun ve giriş yapın.',
    'Paketi seçip tutarı banka havalesi veya EFT ile gönderin.',
    'Dekontu PDF olarak siteden yükleyin ya da e-posta ile gönderin.',
    'Ödemeniz elle doğrulanır; tablolar hesabınıza açılır.',
  ],
  questionsTitle: 'Sık sorulanlar',
  questions: [
    {
      question: 'Üyeliğim bitmeden yeni paket alırsam ne olur?',
      answer: 'Yeni paketin süresi, kalan sürenizin sonuna eklenir; hiçbir gün kaybolmaz.',
    },
    {
      question: 'Üyelik kendiliğinden yenilenir mi?',
      answer:
        'Hayır. Süre bitince erişim durur ve sizden ücret alınmaz. Bitmeden 3 gün ve 1 gün önce e-posta ile hatırlatırız.',
    },
    {
      question: 'Ücret iadesi var mı?',
      answer: 'Üyeliğin iptali veya sonlandırılması halinde ücret iadesi yapılmaz.',
    },
    {
      question: 'Site bahis oynatıyor mu?',
      answer: 'Hayır. Site yalnızca istatistik ve analiz sunar; bahis oynatmaz, kazanç vaat etmez.',
    },
  ],
} as const;

export const trPurchase = {
  intro:
    'Üyelik banka havalesi veya EFT ile alınır. Ödemeniz doğrulandığında oran tabloları hesabınıza açılır.',
  stepsTitle: 'Nasıl satın alınır?',
  steps: { choose: 'Paketi seçin', transfer: 'Ödemeyi gönderin', receipt: 'Dekontu gönderin' },
  transferText:
    'Aşağıdaki hesaba havale veya EFT yapın. Açıklamaya referans kodunuzu yazın; yazamazsanız kayıtlı e-posta adresinizi ya da kullanıcı adınızı yazın.',
  accountHolder: 'Hesap sahibi',
  bankName: 'Banka',
  iban: 'IBAN',
  amount: 'Tutar',
  reference: 'Açıklama (referans kodunuz)',
  referenceFailed: 'Referans kodunuz alınamadı.',
  noBank:
    'Banka bilgileri henüz girilmedi; aşağıdakiler örnektir. Lütfen ödeme yapmayın; bilgi için destek adresine yazabilirsiniz:',
  copy: (what: string) => `${what} kopyala`,
  copyShort: 'Kopyala',
  copied: 'Kopyalandı',
  notCopied: 'Kopyalanamadı; seçili metni kopyalayın',
  receiptText: 'Bankanızın verdiği dekontu PDF olarak buradan yükleyin:',
  afterwards: 'Ödemeniz elle doğrulanır; doğrulama bitince üyeliğiniz başlar ve e-posta ile haber veririz.',
  byMail: 'Ya da e-posta ile gönderin',
  byMailText:
    'Dekontu PDF olarak destek adresine gönderin; açıklamada kayıtlı e-posta adresiniz ya da kullanıcı adınız bulunsun.',
  writeMail: 'E-posta yaz',
  attachHint: 'Açılan e-postaya dekont dosyasını siz eklersiniz.',
  sampleTitle: 'Örnek e-posta',
  sampleCaption: 'Örnek e-posta: dekont ekte, kullanıcı adı ve referans kodu metinde.',
  sampleLabels: { to: 'Kime', subject: 'Konu' },
  sampleFile: 'dekont.pdf',
  mailSubject: (reference: string) => (reference ? `Üyelik ödemesi ${reference}` : 'Üyelik ödemesi'),
  mailLines: (values: { days: string; amount: string; username: string; reference: string }) => [
    'Merhaba,',
    `${values.days} günlük paket için ${values.amount} TL gönderdim.`,
    `Kullanıcı adım: ${values.username}`,
    ...(values.reference ? [`Referans kodum: ${values.reference}`] : []),
    'Dekont ektedir.',
  ],
  active: (end: string) =>
    `Üyeliğiniz ${end} tarihine kadar aktif. Yeni paketin süresi bu tarihin sonuna eklenir.`,
  openEnded: 'Üyeliğiniz süresiz. Yeni bir paket almanız gerekmez.',
  staff: 'Hesabınız görevi gereği bütün tablolara erişiyor; üyelik almanız gerekmez.',
} as const;

export const trReceipts = {
  title: 'Dekontlarım',
  file: 'Dekont (PDF, en fazla 5 MB)',
  forPackage: (name: string) => `Paket: ${name}`,
  send: 'Dekontu gönder',
  uploading: 'Dekont yükleniyor',
  cancel: 'Yüklemeyi durdur',
  sent: 'Dekontunuz alındı. İncelendiğinde e-posta ile haber vereceğiz.',
  cancelled: 'Yükleme durduruldu; dosyanız hâlâ seçili.',
  fileRequired: 'Dekont dosyasını (PDF) seçin.',
  tooLarge: 'Dekont dosyası en fazla 5 MB olabilir.',
  notPdf: 'Dekont geçerli bir PDF dosyası olmalı.',
  picture:
    'Bu bir görsel, dekont ise PDF olmalı. Banka uygulamasından dekontu PDF olarak paylaşın ya da görseli PDF yapın: iPhone’da Paylaş › Yazdır, önizlemeyi iki parmakla büyütüp yine Paylaş; Android’de Paylaş › Yazdır › PDF olarak kaydet.',
  oneFile: 'Lütfen tek bir dosya seçin.',
  status: { pending: 'İnceleniyor', approved: 'Onaylandı', rejected: 'Reddedildi' },
  reason: (reason: string) => `Sebep: ${reason}`,
  granted: (name: string) => `Verilen paket: ${name}`,
  sentAt: (instant: string) => `Gönderildi: ${instant}`,
  decidedAt: (instant: string) => `Sonuçlandı: ${instant}`,
  open: (name: string) => `${name} dosyasını indir`,
  empty: 'Henüz dekont göndermediniz.',
  emptyHint: 'Gönderdiğiniz dekontlar durumlarıyla burada görünür.',
  failed: 'Dekontlarınız yüklenemedi.',
  fileFailed: 'Dosya indirilemedi.',
  justApproved: 'Dekontunuz onaylandı.',
  justRejected: 'Dekontunuz reddedildi.',
} as const;
