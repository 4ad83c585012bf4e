/** Chinese family names of one character, the commonest first, as they are written on the mainland and elsewhere. */
export const chineseFamilyNames = '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁'
  + '邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏锺鍾钟汪田任姜范方石姚谭譚廖邹鄒熊陆陸郝孔白崔康毛邱秦江史顾'
  + '顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦蘆季俞章鲁魯葛伍韦韋申尤毕畢'
  + '聂聶焦向柳邢路岳齐齊沿梅莫庄莊辛管祝左涂塗谷祁时時舒耿牟卜詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃'
  + '霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵閔解强強柴华華车車冉房边邊辜吉饶饒刁瞿戚丘古米池滕晋晉苑邬鄔臧畅暢宫宮来來嵺苟全褚廉简簡'
  + '娄婁盖蓋符奚木穆党燕郎邸冀谈談姬屠连連郜晏栾欒郁商蒙计計喻揭窦竇迟遲宇敖糜鄢冷卓花仇艾蓝藍都巩鞏稽井练練仲乐樂虞卞封竺冼原官'
  + '衣楚佟栗匡宗应應台巫鞠僧桑荆荊谌諶银銀扬揚明沙薄伏岑习習胥保和蔺藺利麦麥谭区區黃梅容鄺邝甯';

/** Chinese family names of two characters. */
export const chineseDoubleNames = [
  '欧阳', '歐陽', '司马', '司馬', '上官', '诸葛', '諸葛', '夏侯', '皇甫', '尉迟', '尉遲', '公孙', '公孫', '慕容', '令狐', '司徒',
  '端木', '东方', '東方', '独孤', '獨孤', '宇文', '长孙', '長孫', '鲜于', '闻人', '聞人', '轩辕', '軒轅', '呼延', '澹台', '澹臺',
];

/** Family names that are nearly always Korean, of which the Chinese reading is another. */
export const koreanFamilyNames = '金朴';

/** Family names of one character that Japan shares with China. */
export const sharedWithJapan = '林柳谷江向関关關星原南東西岡森菅堀泉';

/** With what a Japanese given name often ends and a Chinese one hardly ever does. */
export const japaneseEndings = '郎介之彦彥夫也哉斗輔朗蔵吾乃奈恵絵織太子佑助';

/** Characters that only Japan uses, or writes so. */
export const japaneseCharacters = '々〆辻畑込榊峠笹働栃匂枠凪凧杢籾糀麿畠俣硲颪蛯鴫萩沢浜辺斎斉広竜桜渋滝関黒塩壱円応仏払伝児収団囲図圧増'
  + '壊嬢実専対帯庁恵悪戦戻抜拝択拠拡挙挿捜揺撃斉栄桟検楽様権歓歩毎気渇渓瀬焼猟獣畳発県砕稲穂穏竜粋粛経絵継続総緑縁縄繊聴臓芸薫蔵薬'
  + '処観覧訳読諸謡譲豊賛転軽辞郷酔釈鉄鉱銭録鋳錬関陥険隠隣隷雑霊静顕騒験髄髪鶏麦黙';

/** Japanese family names of two characters that begin like a Chinese one. */
export const japaneseDoubleNames = `高橋 高田 高木 高野 高島 高山 高井 高松 高瀬 高見 高村 高原 高岡 高津 高杉 田中 田村 田口 田島 田代 田原 田尻
  田畑 田上 田川 石川 石井 石田 石原 石橋 石塚 石山 石崎 石丸 石本 石野 金子 金田 金井 金本 金城 江口 江藤 江川 江崎 江島 安藤 安田
  安部 安達 安井 安倍 安東 武田 武藤 武井 武内 池田 池上 池内 白石 白井 白川 白鳥 馬場 古川 古田 古賀 古谷 古屋 林田 林原 平田 平野
  平井 平山 平松 宮本 宮崎 宮田 宮川 宮下 宮城 宮内 宮原 宮島 宮地 谷口 谷川 谷本 谷村 柳田 柳原 柳川 桑原 桑田 梅田 梅原 梅津 梅本
  葛西 葛城 向井 毛利 熊谷 熊田 熊本 成田 成瀬 秋山 秋元 秋田 秋葉 夏目 秦野 和田 和泉 和久 方波 康永 丁子 文屋 木村 木下 木本 木原
  木戸 木田 木内 花田 花井 花岡 原田 原口 原島 米田 米山 米倉 米沢 車田 伏見 明石 明智 吉田 吉川 吉村 吉岡 吉野 吉本 吉原 吉井 吉永
  冷泉 利根 麦田 相馬 史郎 易田 章田 藍原 商家 華原 時田 時任 柏木 柏原 桂木 桂川 井上 井口 井手 井出 井川 井田 井原 陶山 温水 路川
  岳野 沙田 保坂 保田 和気 仲田 仲村 仲間 仲井 都築 都丸 郎田 何森 陸奥 蘇我 鳥居 曽我 曾我 曾根 富田`.split(/\s+/);
