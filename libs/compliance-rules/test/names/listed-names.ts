/** Numbers that are the same in every run. */
export const counted = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Given names, how family names are made, and words of companies, by culture. */
const CULTURES: readonly { given: string; openings: string; middles: string; endings: string; houses: string }[] = [
  { given: 'Mohammed Ahmed Ali Khalid Yusuf Abdul|Rahman Abdullah Nasrallah Saifuddin Abu|Bakr Umm|Kulthum Layla Haq', openings: 'al-Q al-Kh al-M al-Z al-Sh al-T',
    middles: 'ahta uraya asri ubay irqa addu', endings: 'ni wi mi ri di', houses: 'Trading|LLC General|Trading|Co. Exchange Holding|P.J.S.C.' },
  { given: 'محمد أحمد علي خالد عبد|الرحمن نصر|الله فاطمة', openings: 'ال', middles: 'قحط مصر شمر درع بغد حلب', endings: 'اني ي اوي ية', houses: 'للتجارة ش.م.ع ذ.م.م للصرافة' },
  { given: 'Sergei Vladimir Igor Oksana Dmitry', openings: 'Kov Pet Zhur Shch Bor Volk', middles: 'al ran uben ero iv', endings: 'ov ova enko sky in', houses: 'OAO ZAO LLC Bank' },
  { given: 'Сергей Иван Оксана', openings: 'Ков Пет Жур Щерб Вол', middles: 'ал ран убен еро', endings: 'ов енко ский', houses: 'ООО ОАО' },
  { given: 'Wang Li Zhang Chen Kim Park Ri', openings: 'Xiao Zhi Jian Wei Kwang Chol', middles: 'ming hui qiang', endings: ' |-ho |-su |', houses: 'Trading|Co.,|Ltd Shipping' },
  { given: 'Mehmet Ayşe Hüseyin Çağrı', openings: 'Yıl Kır Öz Gün Çel', middles: 'dır mak toprak', endings: 'ım oğlu gil', houses: 'Ltd.|Şti. A.Ş.' },
  { given: 'José María Juan François', openings: 'Gut Ech Bañ Mont Per', middles: 'iérr ev uel ferr', endings: 'ez erri os and', houses: 'S.A. SARL' },
  { given: 'Ousmane Mamadou Chukwuemeka Abdi', openings: 'Dia Trao Obi Ndi Warsa', middles: 'ra be aju', endings: 'ré lo aye', houses: 'Foundation Relief|Society' },
];

/** Names of no culture at all, such as lists have. */
const ODD = ['T.Q.Z. LIMITED', 'Z23', 'NII-46Z', 'K9', 'A', '7', 'X Y Z', 'BADR', 'Company', 'The Bank', 'General Trading LLC', 'Ltd', 'Abdul', 'Abu',
  'bin al', 'Al', 'M/V 8', 'TESTBALLAH', 'SHAMSTESTUDDIN', 'ABDOLFAZL', "O'", 'محمد', 'ال', '王小明', '김정은', 'Ω', 'יוסף', '(alias)', '1st', 'l', 'de la'];

/** Names as lists of sanctions hold them: many cultures and scripts, people, houses and vessels, and odd ones. */
export function listedNames(count: number, seed = 11): string[] {
  const pick = counted(seed);
  const one = (words: string): string => {
    const all = words.split(' ');
    return (all[pick(all.length)] ?? '').replaceAll('|', ' ');
  };
  const names = ODD.slice(0, count);
  while (names.length < count) {
    const culture = CULTURES[pick(CULTURES.length)]!;
    const syllables = Array.from({ length: 1 + pick(2) }, () => one(culture.middles)).join('');
    const family = one(culture.openings) + syllables + one(culture.endings);
    const kinds = [
      () => `${one(culture.given)} ${family}`, () => `${one(culture.given)} ${one(culture.given)} ${family}`,
      () => `${family.toUpperCase()}, ${one(culture.given)}`, () => `${family} ${one(culture.houses)}`, () => family,
      () => `${one(culture.given).charAt(0)}. ${family}`, () => `${family} ${1 + pick(999)}`, () => one(culture.given),
      () => `${one(culture.given)} ${one(culture.given)}`, () => one(culture.houses),
    ];
    names.push(kinds[pick(40) % kinds.length]!().trim());
  }
  return names;
}
