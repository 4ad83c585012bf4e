/**
 * Syllables of Hokkien, Teochew, Hakka and Hainanese as names in Singapore, Malaysia, Indonesia and the Philippines
 * spell them, each with the syllables of Pinyin that stand for the same characters in family and given names (after the
 * readings of the commonest names in the registers of Singapore and Malaysia, and Unihan).
 */
export const hokkienSyllables: readonly string[] = [
  'tan chen', 'lim lin', 'ong wang', 'ng huang wu', 'wee huang', 'ooi huang', 'oei huang', 'goh wu', 'gou wu',
  'teo zhang', 'teoh zhang', 'tiu zhang', 'tio zhang', 'tay zheng', 'teh zheng de', 'tee zheng', 'koh xu gao',
  'kho xu', 'khoo qiu', 'chua cai', 'chuah cai', 'tjoa cai', 'yeo yang', 'yeoh yang', 'yew yang you yao',
  'ang hong an', 'low liu luo', 'lau liu lao', 'loh luo', 'quek guo', 'kwek guo', 'kueh guo', 'quah ke', 'kok guo',
  'sim shen', 'soh su', 'soo su shi', 'saw su', 'toh du zhuo', 'tok zhuo', 'chia xie', 'cheah xie', 'sia xie',
  'heng wang xing', 'ho he', 'hor he hu', 'seah xie', 'sng sun', 'soon sun shun', 'sun sun', 'foo fu', 'poh fu bao',
  'pang peng fang', 'peh bai', 'pek bai', 'phua pan', 'puah pan', 'phuah pan', 'liew liao liu', 'leow liao',
  'liau liao', 'leong liang', 'neo liang', 'neoh liang', 'nio liang', 'lye lai', 'lai lai li', 'lee li', 'li li',
  'gan yan', 'yap ye', 'yeap ye', 'ee yu yi', 'oon wen', 'boon wen', 'bun wen', 'un wen en', 'kang jiang kang',
  'kong jiang guang', 'chong zhang zhuang zhong cong', 'cheng qing zheng zong jing', 'chung zhuang zhong', 'tng tang',
  'teng tang ding', 'tung dong', 'tong tang dong zhong', 'chew zhou', 'chiu zhou', 'jiu zhou', 'choo zhu', 'chu zhu',
  'hoon hun fen yun', 'hong feng hong fang', 'hooi hui', 'huay hui hua', 'hui hui', 'hwee hui', 'hua hua', 'hwa hua',
  'wah hua', 'huat fa', 'hock fu', 'hok fu', 'fook fu', 'fatt fa', 'fui hui', 'beng ming', 'bing ming', 'meng ming',
  'ming ming', 'bee mei', 'bok mu mo', 'bak mu', 'eng rong ying yong', 'yong yong rong', 'ying ying', 'eok yu',
  'geok yu', 'gek yu', 'giok yu', 'gim jin', 'kim jin', 'kam gan jin', 'kiat jie', 'kiam jian', 'kian jian',
  'keng jing qing', 'kheng qing qiong', 'khim qin', 'khoon kun', 'koon kun guan', 'kuan guan kuan', 'kuang guang',
  'kwang guang', 'kee ji qi', 'khai kai', 'khee qi', 'kay ji', 'leng ling neng', 'lian lian', 'liang liang',
  'lin lin ren', 'ling ling', 'loon lun', 'lung long', 'mui mei', 'moi mei', 'mei mei', 'nam nan', 'lam nan',
  'nguan yuan', 'guan yuan yan', 'goan yuan', 'gee yi yu', 'ghee yi', 'ngee yi', 'pak bo', 'peng ping bing',
  'phaik bi', 'pheng peng ping', 'pin bin', 'poey bei', 'san shan san', 'sai shi', 'seng cheng sheng',
  'sheng sheng cheng', 'seok shu shi', 'sek shi xi', 'siang xiang', 'siew xiu shao', 'sieu xiu', 'siong xiang song',
  'siok shu', 'suan xuan', 'sui rui shui', 'swee rui shui', 'sien xian', 'sin xin', 'sing xing cheng', 'siu xiu',
  'song song', 'tai tai dai', 'tat da', 'tek de zhu', 'tiek de', 'thiam tian', 'thian tian', 'tian tian', 'tien tian',
  'tin zhen', 'teck de', 'tiong zhong zhang', 'tiang zhang', 'tuan duan', 'toon dun', 'thong tong', 'whye huai',
  'huai huai', 'wan wan', 'wei wei', 'wai wei', 'wooi hui', 'yan yan', 'yee yi', 'yen yan', 'yin yin', 'yoke yu',
  'yoong rong', 'yuen yuan', 'yok yu yue', 'yeow yao', 'ah ya a', 'ai ai', 'aik yi', 'ek yi', 'an an', 'chai cai',
  'chye cai zai', 'chan can zeng', 'chee zhi', 'chek ze', 'cheok shi', 'cheow zhao', 'chiang zhang', 'chin zhen jin',
  'chit qi', 'choon chun', 'chuan quan chuan', 'chor cu zuo', 'chui shui cui', 'chwee shui', 'jin ren', 'joo yu ru',
  'joon jun', 'jit ri', 'hin xing xian', 'hing xing', 'hian xian', 'hiang xiang', 'hiong xiong', 'hean xian',
  'hai hai', 'han han', 'hup he', 'lay li', 'leok liu', 'lik li', 'lok le', 'moh mao', 'nai nai', 'oh hu', 'suat xue',
  'sook shu', 'buan man', 'ban wan', 'kooi gui', 'kwee gui', 'lip li',
];
