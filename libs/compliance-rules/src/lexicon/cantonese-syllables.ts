/**
 * Syllables of Hong Kong's spelling of Cantonese, each with the syllables of Pinyin that stand for the same characters
 * in family and given names (after the Hong Kong Government's romanisation and the Unihan readings).
 */
export const cantoneseSyllables: readonly string[] = [
  'au ou qu', 'bik bi', 'chak ze', 'cham zhan', 'chan chen', 'chau zhou qiu', 'cheong zhang chang', 'cheuk zhuo', 'cheung zhang',
  'chi zhi zi', 'chik ji', 'chin qian', 'ching cheng zheng qing', 'chiu zhao chao', 'cho zuo cao', 'choi cai', 'chor chu', 'choy cai',
  'chu zhu', 'chuen quan chuan', 'chui xu cui', 'chun jun zhen chun qin', 'chung zhong', 'fai hui', 'fan fan fen', 'fat fa', 'fong fang',
  'fook fu', 'fuk fu', 'fung feng', 'hei xi', 'heung xiang', 'hin xian', 'hing xing qing', 'hiu xiao', 'ho he hao', 'hoi hai kai',
  'hok xue', 'hon han', 'hong kang', 'hung hong xiong', 'ip ye', 'ka jia', 'kai jie qi', 'kam jin gan', 'kan jian', 'kar jia', 'kau jiu',
  'kei qi', 'keung qiang', 'ki qi ji', 'kin jian', 'king jing qiong', 'kit jie', 'kiu qiao', 'koon guan', 'ku gu', 'kuen quan', 'kuk ju',
  'kum jin', 'kung gong', 'kwai gui', 'kwan guan jun kun', 'kwok guo', 'kwong guang', 'lai li', 'lam lin lan', 'lap li', 'lau liu',
  'lee li', 'leung liang', 'lik li', 'lim lian', 'lit lie', 'lok le luo', 'long lang', 'luk lu', 'lui lei', 'lung long', 'mak mai',
  'man wen min', 'mei mei', 'mo wu mao', 'mok mo', 'mui mei', 'muk mu', 'nam nan', 'ng wu', 'ngai wei yi', 'ngan yan', 'nga ya',
  'oi ai', 'on an', 'pak bai bo', 'pik bi', 'ping bing ping', 'pok bo', 'poon pan', 'pui pei', 'sai shi xi', 'sam san', 'sang sheng', 'sau xiu shou',
  'sek shi', 'sze si shi', 'sheung shuang', 'shing sheng cheng', 'shu shu', 'shuk shu', 'shum shen cen', 'shun shun', 'sin shan xian', 'sing sheng cheng xing', 'siu xiao shao',
  'so su', 'suet xue', 'suk shu', 'sum xin shen', 'sung song', 'tai dai tai', 'tak de', 'tang deng', 'tat da', 'tin tian', 'tong tang', 'to du tao',
  'tsang zeng', 'tse xie', 'tsz zi', 'tsui xu', 'tung dong tong', 'wa hua', 'wah hua', 'wai wei hui huai', 'wan yun wen', 'wing yong rong', 'wong huang wang',
  'woon huan', 'wui hui', 'yan ren yan en', 'yat ri yi', 'yau you qiu', 'yee yi', 'yeuk ruo', 'yeung yang', 'yick yi', 'yik yi', 'yim yan', 'yin yan xian',
  'ying ying', 'yip ye', 'yiu yao rao', 'yu yu ru', 'yue yu', 'yuen yuan ruan', 'yuet yue', 'yuk yu', 'yun run ren', 'kwun guan', 'yung rong yong', 'kai qi', 'kong jiang gang',
  'chong zhuang', 'chow zhou', 'fu fu', 'fan fan', 'hau hou xiao', 'hui xu', 'ming ming', 'ling ling', 'lin lian', 'yi yi', 'lun lun', 'tong tang', 'chak ze', 'wo he',
];
