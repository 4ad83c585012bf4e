/**
 * Characters of Japanese family and given names and of houses, each with how it is read in them (Hepburn); what a
 * reading's first sound becomes inside a word is not told apart. After the commonest names and the lists for general
 * use and for personal names (joyo kanji, jinmeiyo kanji).
 */
export const japaneseReadings = `
田 ta den|中 naka chu|村 mura son|山 yama san|川 kawa sen|河 kawa ka ko kochi|本 moto hon|木 ki gi moku|井 i
上 ue kami jo uwa|下 shita shimo ka|野 no ya|原 hara wara gen|林 hayashi bayashi rin|森 mori shin|松 matsu sho
高 taka ko|橋 hashi kyo|渡 wata to wataru|辺 be nabe hen|邊 be nabe|邉 be nabe|斎 sai|斉 sai|齋 sai|齊 sai|藤 to do fuji
伊 i|加 ka|佐 sa suke|近 kon chika|遠 en to|安 an yasu a|後 go ato|工 ku ko|武 take mu bu takeshi|須 su|進 shin susumu
鈴 suzu|小 ko o sho|大 o oo dai tai hiro|吉 yoshi kichi|石 ishi seki|前 mae zen|長 naga cho osa|岡 oka|丘 oka|島 shima to
嶋 shima|嶌 shima|池 ike|清 kiyo shimizu sei kiyoshi|水 mizu sui|谷 tani ya|福 fuku|西 nishi sei sai
東 higashi azuma to haru|北 kita hoku|南 minami nan|坂 saka|阪 saka han|酒 saka sake|崎 saki zaki|﨑 saki zaki|嵜 saki
青 ao sei|柳 yanagi ryu|平 hira taira hei|今 ima kon|宮 miya gu|内 uchi nai chi|新 ara nii shin atara|荒 ara
金 kane kana kin kon|沢 sawa taku|澤 sawa|関 seki|阿 a|部 be bu|菅 suga kan sugano|杉 sugi|栗 kuri|桜 sakura|桑 kuwa|梅 ume
桃 momo|竹 take chiku|笹 sasa|菊 kiku|藍 ai|葛 kuzu katsu|蒲 kama|萩 hagi|蓮 hasu ren|榎 enoki eno|柏 kashiwa|樫 kashi
楠 kusu|椎 shii shiina|椿 tsubaki|柴 shiba|榊 sakaki|栄 ei sakae hide|桐 kiri|桂 katsura kei|槙 maki|牧 maki
真 ma sana shin makoto|馬 ma ba uma|鬼 ki oni|鳥 tori|鶴 tsuru|鷹 taka|鴨 kamo|亀 kame|熊 kuma|鹿 ka shika|犬 inu|猪 i ino
虎 tora|竜 ryu tatsu|龍 ryu tatsu|鯉 koi|秋 aki shu|春 haru shun|夏 natsu|冬 fuyu|朝 asa|夕 yu|日 hi nichi ka|月 tsuki gatsu
星 hoshi sei|空 sora|雨 ame|雪 yuki|風 kaze fu|雲 kumo|海 umi kai mi|波 nami ha|浜 hama|濱 hama|浦 ura|津 tsu|湊 minato
港 minato ko|瀬 se|滝 taki|瀧 taki|泉 izumi sen|沼 numa|湖 ko mizuumi|江 e ko|岸 kishi|崗 oka|峰 mine|峯 mine|峠 toge
嶺 mine rei|岩 iwa gan|巌 iwao|巖 iwao|磯 iso|砂 suna sa|堀 hori|塚 tsuka|塩 shio|土 tsuchi do hiji|畑 hata|畠 hatake hata
園 sono en|庭 niwa|垣 kaki|門 kado mon|戸 to do|家 ya ie ke|宅 take taku|屋 ya|倉 kura|蔵 kura zo|城 shiro jo ki|館 tate kan
寺 tera ji|堂 do|社 yashiro sha|神 kami jin kan|仏 butsu|塔 to|里 sato ri|郷 go sato|町 machi cho|市 ichi shi|都 to|京 kyo
国 kuni koku|州 shu|県 agata|郡 kori|道 michi do|辻 tsuji|路 ji michi|米 yone mai kome|麦 mugi|稲 ina ine|種 tane|豆 mame
糸 ito|絹 kinu|綿 wata|布 nuno fu|衣 kinu i|織 ori|染 some|紺 kon|一 ichi kazu hajime|二 ni ji futa|三 mitsu mi san zo
四 shi yo|五 go itsu|六 roku mu|七 nana shichi|八 ya hachi|九 ku kyu|十 ju to|百 momo|千 chi sen|万 man yorozu|半 han|両 ryo
双 futa so|正 masa tada sho|勝 katsu masaru|利 toshi ri|和 kazu wa|義 yoshi gi|信 nobu shin makoto|昭 aki sho
明 aki mei akira|康 yasu ko|健 ken take takeshi|憲 ken nori|建 take ken|賢 ken masa|謙 ken|研 ken|拳 ken|剣 ken tsurugi
太 ta dai futo|郎 ro|朗 ro akira|男 o|夫 o|雄 o yu|生 o ki sei ikuo|彦 hiko|之 yuki no|介 suke|助 suke|輔 suke|祐 yu suke
亮 ryo suke|涼 ryo|良 yoshi ryo|諒 ryo|遼 ryo|僚 ryo|隆 taka ryu takashi|孝 taka ko takashi|貴 taka ki|敬 taka kei|崇 taka
尚 nao hisa|直 nao choku|弘 hiro ko|宏 hiro hiroshi|博 hiro haku hiroshi|浩 hiro ko hiroshi|洋 hiro yo hiroshi
広 hiro ko hiroshi|裕 hiro yu|寛 hiro kan hiroshi|紘 hiro ko|俊 toshi shun|敏 toshi satoshi|寿 toshi ju hisa kazu
年 toshi|歳 toshi|英 hide ei|秀 hide shu|文 fumi bun|史 fumi shi|章 aki sho|彰 aki sho akira|晃 aki akira ko|昌 masa
雅 masa miyabi|政 masa|将 masa sho|昂 ko subaru|翔 sho|匠 sho takumi|聡 sato akira satoshi|智 tomo satoshi chi
知 tomo chi|友 tomo yu|朋 tomo|伴 tomo ban|誠 makoto sei|実 mi minoru makoto|實 mi minoru|稔 minoru|幸 yuki sachi ko
行 yuki|由 yu yoshi|優 yu masaru|勇 yu isamu|悠 yu haruka|有 ari yu|佑 yu|司 tsukasa ji|治 haru ji osamu|次 ji tsugu|児 ji
慈 ji|爾 ji|慎 shin|伸 shin nobu|晋 shin|心 shin kokoro|紳 shin|延 nobu|宣 nobu|展 nobu|暢 nobu|修 shu osamu|周 shu|宗 so mune
壮 so takeshi|聖 sei kiyo|誓 sei|晴 haru sei|陽 yo haru|遥 haruka|葉 ha yo|耀 yo|久 hisa kyu ku|永 naga ei|恒 tsune ko
常 tsune|経 tsune|哲 tetsu aki satoshi|鉄 tetsu|徹 tetsu toru|徳 toku nori|篤 atsu|厚 atsu|敦 atsu|淳 jun atsu|純 jun|潤 jun
順 jun|準 jun|隼 hayato shun|則 nori|典 nori ten|範 nori|紀 nori ki|規 nori ki|法 nori ho|教 nori|重 shige ju
茂 shige mo shigeru|成 nari shige sei|繁 shige|滋 shige|盛 mori|守 mori mamoru|衛 mamoru ei|護 mamoru|豊 yutaka toyo
富 tomi to|光 mitsu hikaru ko|満 mitsu|充 mitsu|密 mitsu|強 tsuyoshi kyo|剛 tsuyoshi go|毅 tsuyoshi takeshi|猛 takeshi
威 take|学 manabu gaku|恵 megu e kei megumi|惠 megu e|美 mi yoshi|子 ko shi|奈 na|菜 na|香 ka kaori|花 hana ka|華 ka hana
佳 ka yoshi|嘉 yoshi ka|代 yo shiro dai|世 yo se|枝 e eda|絵 e|理 ri osamu|梨 ri nashi|莉 ri|麻 asa ma|沙 sa|紗 sa|早 haya sa
紫 yukari shi|乃 no|希 ki no|樹 ki itsuki ju tatsuki|輝 teru ki|照 teru|喜 yoshi ki|起 ki|基 moto ki|元 moto gen
源 gen minamoto|玄 gen|弦 gen|厳 gen|現 gen|静 shizu shizuka|貞 sada|定 sada|禎 sada|節 setsu|悦 etsu|越 koshi etsu|律 ritsu
立 tachi tatsu ritsu|達 tatsu|辰 tatsu|流 ryu|琉 ryu|留 ru|瑠 ru|玲 rei|礼 rei|怜 rei|麗 rei|蘭 ran|嵐 arashi|愛 ai megumi
綾 aya|彩 aya|歩 ayumu ayumi|弓 yumi|結 yu yui|唯 yui|夢 yume|繭 mayu|眉 mayu|舞 mai|鞠 mari|葵 aoi|楓 kaede|茜 akane
蒼 so aoi ao|碧 midori|緑 midori|翠 midori|瞳 hitomi|仁 hitoshi jin|人 hito to|等 hitoshi|斗 to|登 noboru to|冨 tomi
昇 noboru sho|渚 nagisa|望 nozomi nozomu|航 wataru ko|亘 wataru|渉 wataru|至 itaru|到 itaru|薫 kaoru|馨 kaoru|操 misao
丈 take jo|丸 maru|号 go|会 kai ai|株 kabu|式 shiki|商 sho|事 ji|産 san|業 gyo|製 sei|作 saku|所 sho tokoro|造 zo|船 fune sen
運 un|輸 yu|貿 bo|易 eki|精 sei|機 ki|械 kai|電 den|気 ki|器 ki|化 ka|薬 yaku|品 hin shina|食 shoku|料 ryo|鋼 ko|属 zoku|銀 gin
銅 do|鉱 ko|炭 tan|油 yu|動 do|車 sha kuruma|自 ji|技 gi|術 jutsu|設 setsu|築 chiku|組 kumi|団 dan|物 butsu|総 so|合 go ai|協 kyo
同 do|共 kyo|連 ren|盟 mei|軍 gun|党 to|派 ha|赤 aka seki|白 shiro haku shira|黒 kuro|緋 hi|茶 cha|黄 ki|朱 aka|玉 tama|珠 tama
矢 ya|弥 ya|巻 maki|刀 to|槍 yari|鎌 kama|鍋 nabe|釜 kama|皿 sara|箱 hako|樽 taru|鐘 kane|鏡 kagami|飯 ii han|粕 kasu|糟 kasu
味 aji|口 kuchi|目 me|手 te|足 ashi|頭 kashira to zu|首 kubi|片 kata|方 kata|形 kata|角 kado sumi tsuno|隅 sumi|住 sumi
澄 sumi|入 iri|出 de ide|外 soto to|奥 oku|端 hata|先 saki|根 ne|茎 kuki|苗 nae|草 kusa|芝 shiba|芦 ashi|葦 ashi|茅 kaya
菱 hishi|蔦 tsuta|藪 yabu|薮 yabu|若 waka|古 furu ko|老 oi|幼 osana|深 fuka|浅 asa|細 hoso|狭 sa|曽 so|曾 so|蘇 so
相 ai so sagami|対 tsui|向 mukai|迫 sako|込 kome|落 ochi|飛 tobi hi|鵜 u|梶 kaji|鍛 kaji|冶 ji|鋤 suki|鎮 shizu|錦 nishiki
能 no|納 no|乗 nori|寄 yori|頼 yori|依 yori|尾 o|羽 ha hane|毛 mo ke|牛 ushi|兎 usagi|猿 saru|蛇 hebi|蝶 cho|蜂 hachi|服 hatsu
箕 mino|丹 tan ni|但 tada|只 tada|忠 tada chu|匡 tadashi|惟 kore|伯 haku|叔 yoshi|仲 naka|季 sue|末 sue|保 yasu ho|泰 yasu tai
靖 yasu|恭 yasu kyo|庸 yasu|慶 kei yoshi|啓 kei hiro|圭 kei|計 kei|渓 kei|蛍 hotaru kei|響 hibiki|奏 kanade so|琴 koto
詩 shi uta|歌 uta ka|唄 uta|謡 uta|絃 gen|咲 saki sa|凛 rin|凜 rin|颯 so|鼓 ko|菖 ayame|芽 me|苺 ichigo|萌 moe|瑞 mizu zui
陸 riku|悟 satoru go|勲 isao|功 isao ko|巧 takumi|潔 kiyoshi|豪 go|均 hitoshi|忍 shinobu|恋 koi|梓 azusa|帯 obi`;
