/** A heading with its paragraphs and, below them, a list. */
export interface NoticeSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/**
 * The privacy notice (KVKK m. 10), apart from who the controller is. What it says about keeping and deleting is what
 * the server does: a change of one needs a change of the other.
 */
export const PRIVACY_NOTICE: readonly NoticeSection[] = [
  {
    title: 'İşlenen kişisel veriler',
    paragraphs: ['Siteyi kullanma biçiminize göre aşağıdaki veriler işlenir:'],
    items: [
      'Hesap: kullanıcı adı, e-posta adresi, şifrenizin geri döndürülemez özeti, yazdıysanız Telegram linkiniz; iki adımlı girişi açtıysanız şifrelenmiş anahtarı ve kurtarma kodlarınızın özetleri.',
      'Üyelik: aldığınız paketler, süreleri ve bitiş tarihi; yüklediğiniz dekontlar ve üzerlerindeki banka bilgileri.',
      'İçerik: yazdığınız yorumlar ve kaydettiğiniz filtreler; editörseniz gönderileriniz ve seçimleriniz.',
      'Dönem testi: sorduğunuz soruların özetleri ve zamanları; kaç farklı soru sorduğunuzu size söylemek için.',
      'Bildirimler: filtrelerinize uyan maçları hangi kanaldan ve hangi saatlerde almak istediğiniz, size bildirilen maçlar; Telegram’a bağlanırsanız sohbetinizin numarası.',
      'İletişim formu: adınız, telefonunuz, e-posta adresiniz, konu ve mesajınız.',
      'Bülten: e-posta adresiniz ve yazdıysanız telefon numaranız.',
      'Onaylar: üyelik sözleşmesini ve bülteni hangi sürümüyle, ne zaman ve hangi IP adresinden onayladığınız.',
      'Oturumlar: giriş zamanınız, son kullanım, bitiş zamanı ve cihazınızın tarayıcı ile işletim sistemi adı.',
    ],
  },
  {
    title: 'İşleme amaçları ve hukuki sebepler',
    paragraphs: [
      'Verileriniz 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 5. maddesindeki şu sebeplerle işlenir:',
    ],
    items: [
      'Sözleşmenin kurulması ve ifası: hesabınızın açılması, üyeliğin verilmesi, ödemenin doğrulanması, üyelik bildirimleri.',
      'Hukuki yükümlülük: yetkili kurumların kanuna dayanan taleplerinin karşılanması.',
      'Meşru menfaat: hesapların güvenliği, kötüye kullanımın önlenmesi, sorularınızın yanıtlanması.',
      'Açık rıza: bülten ve duyuruların gönderilmesi. Rızanızı dilediğiniz zaman geri alabilirsiniz; üyeliğiniz bundan etkilenmez.',
    ],
  },
  {
    title: 'Toplama yöntemi',
    paragraphs: [
      'Veriler, sitedeki formları doldurduğunuzda ve dosya yüklediğinizde sizden, elektronik ortamda toplanır. Başka kaynaklardan veri alınmaz, profil çıkarılmaz.',
    ],
  },
  {
    title: 'Aktarım',
    paragraphs: [
      'Verileriniz satılmaz ve reklam amacıyla paylaşılmaz. Yalnızca sitenin barındırıldığı sunucu ve e-postaları ileten hizmet sağlayıcı ile, bu işler için gerektiği kadar; yetkili kamu kurumları ile ise kanunen zorunlu olduğunda paylaşılır.',
      'Telegram bildirimlerini siz bağlarsanız kullanıcı adınız, filtrelerinizin adları ve filtrelerinize uyan maçlar sohbetinize yazılmak üzere sunucuları yurt dışında bulunan Telegram’a iletilir. Bağlantıyı dilediğiniz zaman profil sayfanızdan ya da sohbete /dur yazarak kaldırabilirsiniz.',
    ],
  },
  {
    title: 'Saklama süreleri',
    paragraphs: ['Veriler yalnızca gerektiği sürece saklanır:'],
    items: [
      'Hesap, üyelik, dekont, onay, filtre ve bildirim tercihi kayıtları hesabınız silinene kadar.',
      'Dönem testinde sorduğunuz soruların özetleri, son sorulduktan sonra 30 gün.',
      'Oturumlar 12 saat; şifre bağlantıları 30 dakika (yeni hesapta 3 gün).',
      'Size gönderilen e-postaların ve Telegram bildirimlerinin kaydı, 90 gün; sohbetinizin numarası, bağlantıyı kaldırana kadar.',
      'Bülten aboneliği, siz ayrılana veya hesabınız silinene kadar; ayrılma zamanınız, onayın kanıtı olarak tutulur.',
      'İletişim mesajları, konu sonuçlanana kadar.',
      'Hesabınızı sildiğinizde yorumlarınız adınız olmadan kalır. Yöneticilerin hesabınızda yaptığı değişikliklerin kaydı denetim için saklanır; diğer kişisel verileriniz silinir.',
      'Editörlerin seçimleri, gönderideki yazar adıyla herkese açık bir sicile yazılır. Sicil sonradan değiştirilemediği için bu ad, hesap silinse de orada kalır.',
      'Sunucu kayıtlarına adınız, e-posta adresiniz, IP adresiniz veya mesaj içeriği yazılmaz; güvenlik için yalnızca hesap numaranız ve IP adresinizin anahtarlı bir özeti yazılır.',
    ],
  },
  {
    title: 'Çerezler ve tarayıcıda saklananlar',
    paragraphs: [
      'Site çerez kullanmaz; ziyaretinizi izleyen üçüncü taraf kodu yoktur. Oturum anahtarınız, kullanıcı adınız, rolünüz ve görünüm tercihleriniz (tema, gizlenen sütunlar) yalnızca tarayıcınızda saklanır ve çıkış yaptığınızda oturum bilgileri silinir.',
    ],
  },
  {
    title: 'Haklarınız',
    paragraphs: ['KVKK’nın 11. maddesine göre şu haklara sahipsiniz:'],
    items: [
      'Kişisel verinizin işlenip işlenmediğini, amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme.',
      'İşlenen verileriniz hakkında bilgi isteme; yurt içinde veya dışında kimlere aktarıldığını bilme.',
      'Eksik veya yanlış işlenmişse düzeltilmesini, şartları oluştuğunda silinmesini veya yok edilmesini isteme.',
      'Düzeltme ve silmenin, verinin aktarıldığı kişilere bildirilmesini isteme.',
      'Otomatik sistemlerle yapılan analiz sonucu aleyhinize bir sonuca itiraz etme.',
      'Kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme.',
    ],
  },
];
