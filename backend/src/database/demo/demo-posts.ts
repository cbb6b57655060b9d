import type { OddField } from '../../archive/catalogue/odds-groups';

/** Usernames of demo accounts. */
type DemoName = 'admin' | 'editor' | 'uye';

export interface DemoPost {
  readonly blogname: string;
  readonly feedback: string;
  readonly author: DemoName;
  /** Hours before the first start. */
  readonly hoursAgo: number;
  /** On the coupon of its picture, one for each match. */
  readonly selections: readonly OddField[];
  /** Of the coupon's head, 0-359. */
  readonly hue: number;
  /** Its text was changed later. */
  readonly isEdited?: boolean;
  /** Its first selection took the place of another one before kick-off. */
  readonly isChanged?: boolean;
}

export interface DemoComment {
  /** Position in {@link DEMO_PICKS}. */
  readonly pick: number;
  /** Position in this list of the comment it replies to. */
  readonly replyTo: number | null;
  readonly author: DemoName;
  readonly content: string;
  readonly hoursAgo: number;
  /** An admin deleted it; it stays as a mark because of its replies. */
  readonly isDeleted?: boolean;
}

/** Picks that show what the screens look like; the matches of their coupons are those of the demo archive. */
export const DEMO_PICKS: readonly DemoPost[] = [
  {
    blogname: 'DEMO · Hafta sonu kuponu',
    feedback: 'Bu bir örnek gönderidir. Editörler kuponlarını ve kısa yorumlarını burada paylaşır.',
    author: 'editor',
    hoursAgo: 5,
    selections: ['ft_1_odd', 'over_25_odd', 'bts_yes_odd', 'ft_1_odd'],
    hue: 145,
  },
  {
    blogname: 'DEMO · Akşam maçları',
    feedback: 'Örnek gönderi: görsel kuponun kendisidir, alt metin en fazla 190 karakter olabilir.',
    author: 'editor',
    hoursAgo: 30,
    selections: ['ft_1_odd', 'ft_x2_odd', 'over_25_odd'],
    hue: 210,
    isEdited: true,
  },
  {
    blogname: 'DEMO · 2,5 gol üstü denemesi',
    feedback: 'Örnek gönderi: benzer oranlı geçmiş maçlara bakarak hazırlanmış gibi düşünün.',
    author: 'admin',
    hoursAgo: 54,
    selections: ['over_25_odd', 'over_25_odd', 'over_25_odd', 'over_25_odd', 'over_25_odd'],
    hue: 265,
  },
  {
    blogname: 'DEMO · Kapanış oranlarıyla seçimler',
    feedback: 'Örnek gönderi: açılış ile kapanış arasındaki değişime dayanan bir seçki.',
    author: 'editor',
    hoursAgo: 78,
    selections: ['ft_1_odd', 'ft_2_odd', 'under_25_odd', 'bts_yes_odd'],
    hue: 25,
  },
  {
    blogname: 'DEMO · Hafta içi kuponu',
    feedback: 'Örnek gönderi: yazara göre süzmeyi ve sayfalamayı denemek için eklendi.',
    author: 'admin',
    hoursAgo: 126,
    selections: ['ft_1_odd', 'over_25_odd'],
    hue: 180,
  },
  {
    blogname: 'DEMO · Pazar seçkisi',
    feedback: 'Örnek gönderi: gün içinde açılan oranların akşama kadar nasıl değiştiğine bakıldı.',
    author: 'editor',
    hoursAgo: 150,
    selections: ['ft_2_odd', 'bts_yes_odd', 'under_35_odd'],
    hue: 340,
    isChanged: true,
  },
  {
    blogname: 'DEMO · İlk yarı ağırlıklı',
    feedback: 'Örnek gönderi: ilk yarı sonuçlarıyla hazırlanmış bir deneme.',
    author: 'editor',
    hoursAgo: 174,
    selections: ['ht_1_odd', 'ht_x_odd', 'ht_over_05_odd', 'ht_1_odd'],
    hue: 95,
  },
  {
    blogname: 'DEMO · Karşılıklı gol notları',
    feedback: 'Örnek gönderi: karşılıklı gol oranı benzer olan geçmiş maçlardan yola çıkıldı.',
    author: 'admin',
    hoursAgo: 198,
    selections: ['bts_yes_odd', 'bts_no_odd'],
    hue: 200,
  },
  {
    blogname: 'DEMO · Çifte şans denemesi',
    feedback: 'Örnek gönderi: düşük oranlı seçeneklerin arşivdeki karşılığı.',
    author: 'editor',
    hoursAgo: 222,
    selections: ['ft_1x_odd', 'ft_x2_odd', 'ft_12_odd', 'ft_1x_odd', 'ft_x2_odd'],
    hue: 45,
  },
  {
    blogname: 'DEMO · Cuma kuponu',
    feedback: 'Örnek gönderi: kısa metin kartta iki satıra sığar, tamamı gönderinin kendi sayfasındadır.',
    author: 'admin',
    hoursAgo: 246,
    selections: ['ft_1_odd', 'over_25_odd', 'ft_x2_odd'],
    hue: 300,
  },
  {
    blogname: 'DEMO · Beraberlik araması',
    feedback: 'Örnek gönderi: X oranı 3,20 civarında olan maçların sonuçlarına bakıldı.',
    author: 'editor',
    hoursAgo: 270,
    selections: ['ft_x_odd', 'ft_x_odd', 'ft_x_odd', 'ft_x_odd'],
    hue: 160,
  },
  {
    blogname: 'DEMO · Toplam gol aralıkları',
    feedback: 'Örnek gönderi: 2-3 gol aralığının arşivdeki sıklığı üzerine.',
    author: 'editor',
    hoursAgo: 318,
    selections: ['tgr_23_odd', 'tgr_23_odd', 'tgr_23_odd'],
    hue: 230,
  },
  {
    blogname: 'DEMO · Açılıştan kapanışa',
    feedback: 'Örnek gönderi: oranı düşen taraflarla hazırlanmış bir seçki.',
    author: 'admin',
    hoursAgo: 366,
    selections: ['ft_1_odd', 'ft_2_odd', 'over_25_odd', 'under_25_odd', 'bts_yes_odd'],
    hue: 10,
  },
  {
    blogname: 'DEMO · Ay sonu değerlendirmesi',
    feedback: 'Örnek gönderi: sayfalamanın ikinci sayfasını göstermek için eklendi.',
    author: 'editor',
    hoursAgo: 414,
    selections: ['ft_1_odd', 'ft_2_odd'],
    hue: 120,
  },
];

export const DEMO_WINNERS: readonly DemoPost[] = [
  {
    blogname: 'DEMO · Ayın seçkisi',
    feedback: 'Bu bir örnek kayıttır. Tutan kuponlar üyelere burada gösterilir.',
    author: 'editor',
    hoursAgo: 48,
    selections: ['ft_1_odd', 'over_25_odd', 'bts_yes_odd', 'ft_1_odd'],
    hue: 145,
  },
  {
    blogname: 'DEMO · Üçte üç',
    feedback: 'Örnek kayıt: görsel, kısa metin ve tarih.',
    author: 'editor',
    hoursAgo: 150,
    selections: ['ft_1_odd', 'under_35_odd', 'ft_x2_odd'],
    hue: 210,
  },
  {
    blogname: 'DEMO · Geçen haftadan',
    feedback: 'Örnek kayıt: yöneticiler bu listeyi yönetim panelinden düzenler.',
    author: 'admin',
    hoursAgo: 200,
    selections: ['ft_1_odd', 'over_25_odd', 'bts_yes_odd', 'ft_2_odd', 'ft_1x_odd'],
    hue: 265,
  },
];

export const DEMO_COMMENTS: readonly DemoComment[] = [
  { pick: 0, replyTo: null, author: 'uye', content: 'Örnek yorum: elinize sağlık.', hoursAgo: 4 },
  { pick: 0, replyTo: 0, author: 'editor', content: 'Örnek yanıt: teşekkürler!', hoursAgo: 3 },
  {
    pick: 0,
    replyTo: 1,
    author: 'uye',
    content: 'Örnek yanıt: kapanış oranlarını da karşılaştırdınız mı?',
    hoursAgo: 2,
  },
  {
    pick: 0,
    replyTo: null,
    author: 'admin',
    content: 'Örnek yorum: buradaki içerik yalnızca analiz içindir, bahis oynatılmaz.',
    hoursAgo: 1,
  },
  { pick: 1, replyTo: null, author: 'uye', content: 'Örnek yorum: ikinci maç zor görünüyor.', hoursAgo: 26 },
  {
    pick: 2,
    replyTo: null,
    author: 'editor',
    content: 'Örnek yorum: benzer maçlarda oran 1,85 civarındaydı.',
    hoursAgo: 50,
  },
  {
    pick: 0,
    replyTo: 2,
    author: 'editor',
    content: 'Örnek yanıt: evet, ikisi arasındaki fark kartta da görünüyor.',
    hoursAgo: 1,
  },
  {
    pick: 0,
    replyTo: 6,
    author: 'uye',
    content: 'Örnek yanıt: dördüncü basamak, ekranda bir adım daha içeride durur.',
    hoursAgo: 1,
  },
  {
    pick: 0,
    replyTo: 7,
    author: 'admin',
    content: 'Örnek yanıt: daha derindeki yanıtlar bu hizada kalır, kime yazıldığı üstünde yazar.',
    hoursAgo: 1,
  },
  {
    pick: 1,
    replyTo: null,
    author: 'uye',
    content: 'Örnek yorum: yönetici bu yorumu sildi, yanıtı durduğu için yeri kaldı.',
    hoursAgo: 25,
    isDeleted: true,
  },
  {
    pick: 1,
    replyTo: 9,
    author: 'editor',
    content: 'Örnek yanıt: silinen bir yoruma yazılmış yanıt.',
    hoursAgo: 24,
  },
  {
    pick: 3,
    replyTo: null,
    author: 'uye',
    content: 'Örnek yorum: açılış oranıyla kapanış oranı arasındaki farkı nereden görebilirim?',
    hoursAgo: 60,
  },
  {
    pick: 3,
    replyTo: 11,
    author: 'editor',
    content: 'Örnek yanıt: maçın kendi sayfasında iki oran yan yana durur.',
    hoursAgo: 58,
  },
  {
    pick: 4,
    replyTo: null,
    author: 'editor',
    content: 'Örnek yorum: seçkiyi yazara göre süzebilirsiniz.',
    hoursAgo: 100,
  },
];
