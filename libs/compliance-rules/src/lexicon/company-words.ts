/** The spellings and translations of one word, separated by blanks. */
type Spellings = string;

/**
 * Legal forms, short and spelt out, which tell no house from another; a form of several words stands between blanks.
 * After ISO 20275 (Entity Legal Forms, GLEIF's code list) and the registers of the United Arab Emirates and Qatar.
 */
export const legalForms: readonly string[] = [
  'llc', 'l l c', 'limited liability company', 'limited liability co', 'limited liability partnership', 'llp', 'lp',
  'limited partnership', 'ltd', 'limited', 'ltda', 'limitada', 'private limited', 'private limited company',
  'public limited company', 'plc', 'pvt', 'pte', 'pty', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'co ltd', 'co llc',
  'fze', 'fzco', 'fzc', 'fz', 'fz llc', 'free zone establishment', 'free zone company', 'dmcc', 'difc', 'wll', 'w l l',
  'with limited liability', 'spc', 'limited company', 'p ltd', 'p limited', 'private ltd', 'pvt limited', 'limited liability', 'ltd company', 'ltd liability co', 'pllc', 'lllp', 'gmbh co', 'unlimited', 'sole proprietorship', 'sole proprietor', 'joint stock company',
  'joint stock co', 'public joint stock company', 'private joint stock company', 'open joint stock company',
  'closed joint stock company', 'jsc', 'pjsc', 'ojsc', 'cjsc', 'fsue', 'federal state unitary enterprise', 'state unitary enterprise', 'gup', 'mup', 'federalnoe gosudarstvennoe unitarnoe predpriyatie',
  'gosudarstvennoe unitarnoe predpriyatie', 'unitary enterprise', 'unitarnoe predpriyatie', 'фгуп', 'гуп', 'чп', 'ип', 'federal state budgetary institution', 'fgbu', 'tzov',
  'tovarystvo z obmezhenoyu vidpovidalnistyu', 'otkrytoye aktsionernoye obshchestvo', 'zakrytoye aktsionernoye obshchestvo', 'aktsionernoye obshchestvo', 'publichnoye aktsionernoye obshchestvo',
  'ododo', 'ochak aksiyadorlik jamiyati', 'aksiyadorlik jamiyati', 'mchzh', 'osoo', 'oao', 'zhauapkershiligi shekteuli seriktestigi', 'zhshs', 'tovarishchestvo s ogranichennoy otvetstvennostyu', 'llp', 'ao', 'oao', 'ooo', 'zao', 'pao', 'fgup', 'gup', 'tov',
  'pat', 'prat', 'tdv', 'too', 'obshchestvo s ogranichennoy otvetstvennostyu', 'aktsionernoe obshchestvo',
  'publichnoe aktsionernoe obshchestvo', 'otkrytoe aktsionernoe obshchestvo', 'zakrytoe aktsionernoe obshchestvo',
  'ооо', 'оао', 'зао', 'ао', 'пао', 'тов', 'ад', 'дп', 'общество с ограниченной ответственностью',
  'акционерное общество', 'публичное акционерное общество', 'открытое акционерное общество',
  'закрытое акционерное общество', 'gmbh', 'mbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'gmbh co kg', 'aktiengesellschaft',
  'gesellschaft mit beschrankter haftung', 'gesellschaft mit beschraenkter haftung', 'ev', 'e v', 'sa', 's a', 'sarl',
  's a r l', 'sal', 's a l', 'sas', 'sasu', 'eurl', 'snc', 'societe anonyme', 'societe a responsabilite limitee',
  'offshore sal', 'holding sal', 'sal offshore', 'holding sal offshore', 'offshore', 'srl', 's r l', 'spa', 's p a', 'societa per azioni', 'sl', 's l', 'slu', 'sociedad anonima',
  'sociedad limitada', 'sociedad de responsabilidad limitada', 'sa de cv', 's a de c v', 'de cv', 'cv', 'ca', 'c a',
  'compania anonima', 'eirl', 'lda', 'sociedade anonima', 'bv', 'b v', 'nv', 'n v', 'ab', 'as', 'asa', 'aps', 'oy',
  'oyj', 'sp z o o', 'spolka z ograniczona odpowiedzialnoscia', 'spolka akcyjna', 'sro', 's r o', 'kft', 'zrt', 'nyrt',
  'doo', 'd o o', 'drustvo s ogranicenom odgovornoscu', 'drustvo s ogranicenom odgovornosti', 'akcionarsko drustvo', 'dionicko drustvo', 'dooel', 'sh a', 'a e', 'vof', 'cvba', 'bvba', 'sprl', 'ltee', 'ltée', 'spol s r o', 'spolecnost s rucenim omezenym', 'as', 'sia', 'osauhing', 'korlatolt felelossegu tarsasag', 'societate cu raspundere limitata', 'aktiebolag', 'aksjeselskap', 'anpartsselskab', 'osakeyhtio', 'besloten vennootschap', 'naamloze vennootschap', 'societa a responsabilita limitata', 'sociedad por acciones simplificada', 'sociedad de responsabilidad limitada de capital variable', 's de rl', 's en c', 'cia ltda', 'y cia', 'cia', 'dd', 'd d', 'ad', 'eood', 'ood', 'ead', 'shpk', 'sh p k', 'sha', 'se', 'a s', 'anonim sirketi',
  'limited sirketi', 'ltd sti', 'ltd sirketi', 'a s sti', 'sti', 'sanayi ve ticaret anonim sirketi',
  'ticaret limited sirketi', 'tic ltd sti', 'san ve tic ltd sti', 'san tic ltd sti', 've tic ltd sti', 'mmc', 'qsc',
  'sdn bhd', 'bhd', 'sendirian berhad', 'berhad', 'pt', 'tbk', 'perseroan terbatas', 'ud', 'psc', 'pjs', 'saog', 'saoc',
  'bsc', 'b s c', 'kscc', 'kscp', 'ksc', 'qpsc', 'qfc', 'sae', 's a e', 'est', 'establishment', 'proprietary limited',
  'kk', 'k k', 'godo kaisha', 'g k', 'y k', 'chusik hoesa', 'chusikhoesa', 'jusikhoesa', 'yuhan hoesa', 'youxian zeren gongsi', 'gufen youxian gongsi', 'pvt ltd', 'perusahaan perseroan', 'persero', 'co operative', 'private joint stock', 'sahami', 'berhad', 'shoghi', 'ao', 'kabushiki kaisha', 'yugen kaisha', 'jushik hoesa', 'youxian gongsi', 'you xian gongsi',
  'you xian ze ren gongsi', 'gu fen you xian gongsi', 'zhu shi hui she', 'ze ren you xian gongsi', 'ju sig hoesa', 'jusik hoesa',
  'cong ty tnhh', 'cong ty tnhh mtv', 'cong ty trach nhiem huu han', 'cong ty co phan', 'cong ty cp', 'tnhh', 'tnhh mtv', 'ctcp', 'borisat chamkat',
  'public company limited', 'pcl', 'mchj', 'mas uliyati cheklangan jamiyati', 'zhshs', 'tovarishchestvo s ogranichennoy otvetstvennostyu',
  'shps', 'asc', 'uab', 'sia', 'hf', 'ehf', 'ike', 'anonymi etaireia', 'sapi de cv', 's de rl de cv', 'srl de cv', 'sac', 'eireli', 'ste', 'ets',
  'etablissements', 'etablissement', 'gie', 'srls', 'srlu', 'sca', 'ltd co', 'company limited', 'company ltd', 'gmbh co', 'co kg', 'cc', 'plt',
  'anonim sirket', 'limited sirket', 'joint stock', 'mehdud mesuliyyetli cemiyyet', 'تضامنيه', 'فردي', 'فرديه', 'مسووليت محدود', 'سهامي', 'sherkat sahami khas', 'sahami khas',
  'sahami am', 'شركه ذات مسووليه محدوده', 'ذات مسووليه محدوده', 'ذات المسووليه المحدوده', 'ذ م م', 'ذمم', 'ش ذ م م',
  'شذمم', 'ش م ع', 'شمع', 'شركه مساهمه عامه', 'مساهمه عامه', 'ش م خ', 'شمخ', 'مساهمه خاصه', 'ش م ك', 'ش م ل', 'شمل',
  'ش م م', 'شممم', 'ش م ب', 'ش م ق', 'شركه مساهمه', 'المحدوده', 'محدوده', 'سهامي خاص', 'سهامي عام', 'با مسووليت محدود',
  'م م ح', 'منطقه حره', 'شركه الشخص الواحد', 'בעמ', 'בע מ', 'epe', 'ε π ε', 'α ε',
];

/**
 * Words that say what kind of house a company is and not which one, with their abbreviations and their translations in
 * the languages that lists of sanctions and commercial registers of the region are written in.
 */
export const companyWords: readonly Spellings[] = [
  'bank banque banco banca banka bankasi bankası bankk banky bank- банк بنك مصرف المصرفيه بانک',
  'company companies co coy societe sharikat sharika sharikah sharekat sirket cie compagnie compania companhia kompaniya kompania kompanija компания sirketi sirket sherkat '
    + 'شركه شركت gesellschaft gongsi perusahaan syarikat شركا',
  'trading trade traders trader trd trdg tr trad tic ticaret ticari commerce commercial commerciale comercio comercial '
    + 'handel handels torgovlya torgovaya torgovy торговая торговый торговля tijara tijarah tejarat tijari bazargani '
    + 'تجاره تجاريه تجاري بازرگانی بازركاني perdagangan dagang trgovina negoce',
  'general gen gnl genel generale generales umum عامه عام allgemeine общий',
  'international intl int internationale internacional uluslararasi internazionale mezhdunarodny mezhdunarodnyy '
    + 'mezhdunarodnaya международный международная dawliya دوليه دولي بين الملليه antarabangsa internasional medunarodna '
    + 'medjunarodna medunarodni',
  'global globale mondial mondiale عالميه عالمي world worldwide',
  'group grp groupe grupo gruppe grup grubu gruppa группа gruppo مجموعه جروب گروه kumpulan',
  'holding holdings holdng قابضه القابضه холдинг',
  'foundation fdn fndtn fondation fundacion fundacao stiftung vakfi vakif fond fondi фонд fondazione yayasan bonyad بنياد waqf '
    + 'مؤسسه موسسه موسسات fndn trust',
  'society association assoc assn jamia jamiyat jamiat jamiyah jamaat jamaah gamaa جمعيه societe sociedad verein dernegi dernek persatuan pertubuhan '
    + 'asociacion obshchestvo общество udruzenje anjuman organisation organization org organizasyon منظمه организация '
    + 'organisasi union ittihad اتحاد',
  'charity charitable ighatha ighathah ighasa charities khairiya khayriya khayri khairia خيريه خيري hayir amal humanitarian benevolent benefaction '
    + 'caritative welfare اغاثه relief',
  'exchange exchangers exch wechsel change sarraf sarrafi sarafi sarafa sirafa صرافه صرافي doviz cambio wechselstube',
  'money moneychanger remittance remittances hawala transfer transfers حوالات حواله تحويل havale',
  'services service svc svcs svs khadamat خدمات خدمه servicios servis hizmetleri dienste uslugi perkhidmatan',
  'investment investments invest inv investissement inversiones yatirim istithmar استثمار استثمارات investitsii '
    + 'инвестиции pelaburan',
  'industries industry industrial ind industrie industria sanayi san sanayii sanaye sanayeh sanayi-ye senaye sinai sanat صناعات صناعه صناعيه صنعتی '
    + 'صنايع صنعت promyshlennost промышленный',
  'enterprise enterprises ent entreprise entreprises empresa işletmesi isletmesi predpriyatie предприятие',
  'import imports ithalat importacion استيراد импорт', 'export exports exp ihracat exportacion تصدير экспорт',
  'importexport impex', 'logistics logistic logistique lojistik logistik logistica لوجستيه لوجستيات логистика',
  'shipping ship denizcilik ملاحه شحن navigation maritime marine بحريه kashtirani كشتيراني کشتیرانی lines line судоходная '
    + 'reederei naviera pelayaran armement gemi',
  'transport transportation trans nakliyat tasimacilik نقل نقليات transportes transporte транспорт',
  'construction constructions const constr insaat عمران انشاءات بناء baustelle construccion stroitelstvo '
    + 'строительство contracting contractors contractor cont مقاولات taahhut',
  'petroleum petrol petrolleri نفط نفطيه oil oils нефть neft نفت petroliere',
  'gas gaz غاز газ', 'energy energie energia enerji طاقه энергия energy',
  'airlines airline airways aviation air havayollari havacilik طيران airlin авиакомпания هواپيمايی',
  'technology technologies tech teknoloji technologie tecnologia تكنولوجيا تقنيه تقنيات технологии technological',
  'engineering engineers eng muhendislik هندسه هندسيه ingenierie ingenieria مهندسی',
  'electronics electronic elektronik الكترونيك الكترونيات الكترونيه electronica',
  'factory factories fabrika fabrikasi مصنع مصانع zavod завод fabrik usine fabrica kilang plant works',
  'office bureau buro maktab مكتب ofis', 'agency agence ajans ajansi agencia وكاله وكالات agentur агентство',
  'institute institut enstitusu معهد институт', 'center centre merkezi merkez markaz مركز zentrum centro центр pusat',
  'development kalkinma tanmia tanmiya تنميه developpement desarrollo pembangunan',
  'national natl nationale nacional milli ulusal وطني وطنيه قومي национальный kebangsaan',
  'islamic islami islamique islamiya islamiyya islamiyah islamiyyah eslami اسلاميه اسلامي islam', 'brothers bros brother freres hermanos kardesler kardesleri اخوان '
    + 'ikhwan akhwan adik saudara', 'sons son fils ogullari اولاد ابناء awlad hijos', 'partners partner ortaklari شركاه شركاء',
  'real estate emlak عقارات عقاريه immobilier inmobiliaria properties property',
  'food foods foodstuff foodstuffs gida اغذيه غذائيه مواد غذائيه alimentos',
  'medical tibbi طبيه طبي pharmaceutical pharmaceuticals pharma ilac ادويه pharmacy', 'equipment equipments ekipman معدات',
  'textile textiles tekstil منسوجات نسيج', 'steel celik حديد صلب сталь', 'metal metals metals معادن مععدنيه',
  'gold or altin ذهب jewellery jewelry jewellers jewelers kuyumculuk مجوهرات', 'auto automobile automotive motors otomotiv '
    + 'سيارات', 'travel tourism tourisme turizm سياحه سفر سفريات', 'consulting consultancy consultants danismanlik استشارات',
  'management yonetim اداره', 'production productions uretim انتاج', 'agricultural agriculture tarim زراعيه زراعه',
  'financial finance finans ماليه تمويل financiere financiera', 'insurance sigorta تامين assurance seguros',
  'market markets markt bazaar pazar سوق اسواق', 'school college madrasa madrasah مدرسه medrese', 'university universite جامعه '
    + 'universitesi', 'works fabrik chang', 'factory zavod chang cang fabrika fabrikasi factoria werk werke kombinat', 'logistics wuliu mulyu butsuryu', 'manufacturing zhizao seizo jejo proizvodstvo üretim hersteller herstellung tasnia', 'shipping brodarstvo sudokhodstvo sudokhodnaya denizcilik reederei parohodstvo parokhodstvo plovidba nakliyat milaha haeun yunshu haiyun', 'maritime sudokhodstvo denizcilik maritima marittima',
  'transport naql tranzit transit transporty perevozki prevoz yunshu unsong taşımacılık unyu haml', 'remittance hawalat hawala hawalas havale perevod perevody', 'exchange sirafa bourse borsa obmen', 'money hawala hawalat', 'office maktab kantoor kontora ofis daftar idara idarat bürosu burosu', 'house dom beit bayt haz khana', 'trading torgovyi torgovy dom dagang',
  'foundation muassasa muassasat muassasah moassasa mouassassa vakfi nadace fundatia zaklada zadužbina', 'charity khayriya khayriyya khayriyah kheiriya khairiyya blagotvoritelny dobrotvorna karitativ hayriye hayirseverlik bienfaisance caridad', 'society cemiyeti obshchestva drustvo społka', 'relief eghatha ighatheh pomoshch',
  'engineering maschinenbau mashinostroenie muhandis handasa handasiya muhandisin inzhiniring inzenjering gongcheng mühendislik ingenieurbau', 'machinery maschinenbau mashinostroenie makina mashiny jixie gigye kikai', 'technology technik tekhnologii tekhnika tehnika teknik gisul gijutsu technika tecnica', 'precision prazisions prazision prazisionstechnik präzisions jingmi jeongmil',
  'experimental opytny opytnyi opytnoe eksperimental deneysel', 'company obshchestvo predpriyatie kampania kompani hoesa hwesa', 'corporation korporatsiya korporatsia gongsa kongsa', 'construction jianzhu stroy stroitelnaya bau baugesellschaft gradnja gradevinsko gunsul geonseol costruzioni obras', 'investment investitsii touzi tuja invest istithmarat yatırım', 'import jinkou uvoz', 'export chukou izvoz', 'importexport jinchukou',
  'food shipin pishchevoy alimentaire lebensmittel prehrana aghdhia', 'metal jinshu metall metalurgiya metallurgical metallurgy metalurgija', 'steel gangtie stal acier stahl celik fulad foulad', 'mining rudarstvo kuangye kogyo bergbau', 'energy nengyuan energetika energetik enerjisi', 'petroleum shiyou neftyanaya neftegaz petrolifera nafta naft', 'electric dianqi denki jeonja', 'textile fangzhi', 'medical yiyao yiliao', 'trust wakf vakuf evqaf awqaf', 'bank yinhang eunhaeng ginko banki masraf bankas', 'insurance baoxian', 'agency agentstvo wakala wakalat acente', 'services fuwu khidmat khadamat hizmet', 'security anquan bezopasnost', 'research yanjiu', 'institute yanjiusuo yanjiuyuan', 'aviation hangkong', 'group gruppen grupp kompleks', 'union soyuz savez birligi', 'brigades kataib', 'farm mazraa tarla', 'hospital mustashfa', 'school okul', 'brothers braca bratya gebruder gebrueder irmaos fratelli', 'sons synovya sinovi sohne soehne', 'foundation fonds fund fondo endowment', 'company shirkat shirka sherket shirkah', 'shipping bahri bahriya bahriyya', 'factory tovarna tvornica tvornitsa', 'supply supplies suppliers tedarik توريدات تجهيزات', 'solutions solution cozumleri حلول',
  'systems system sistem sistemleri نظم انظمه', 'media medya اعلام', 'telecom telecommunications telekom اتصالات',
  'minerals mining maden madencilik تعدين', 'chemical chemicals kimya كيماويات كيميائيه', 'materials material malzeme مواد',
  'security guvenlik امن', 'state devlet gosudarstvenny', 'central merkez مركزي central', 'credit kredi ائتمان',
  'ministry bakanligi وزاره', 'branch sube فرع', 'new yeni جديد جديده', 'east eastern شرق شرقيه ost oriental', 'west western غرب غربيه',
  'north northern شمال nord', 'south southern جنوب sud', 'middle اوسط', 'united متحده موحده', 'store shop stores magazasi محل محلات متجر', 'house dar casa maison بيت دار haus',
  'corporation corp', 'foreign dis خارجيه khareji dissh', 'peoples people populaire popular halk halki shaab shaabi شعب شعبي شعبيه narodny narodnaya volks rakyat',
  'brigade brigades liwa لواء tugayi tugay', 'battalion battalions katiba kataib kateeba كتيبه كتائب taburu', 'front jabha jabhat cephe cephesi جبهه frente', 'movement harakat haraka harakah حركه hareket hareketi mouvement movimiento tanzim tanzeem تنظيم',
  'army jaish jaysh jaysul جيش ordu ordusu armee ejercito', 'party hizb hezb حزب partisi parti partido', 'corps فيلق faylaq', 'council majlis مجلس shura konseyi conseil consejo', 'committee lajna lajnat لجنه komite komitesi comite', 'network shabaka شبكه agi red reseau',
  'islamist', 'revolution revolutionary thawra ثوره enghelab انقلاب devrim', 'liberation tahrir تحرير kurtulus', 'resistance muqawama مقاومه direnis', 'martyrs shuhada شهداء', 'mosque masjid مسجد camii', 'zakat زكاه',
  'design projektny konstruktorskoe kb dizayn dizajn', 'works work', 'research issledovatelsky nii arastirma بحوث ابحاث recherche investigacion', 'scientific nauchno bilimsel علميه علمي', 'machinery machine machines makina makine maschinen maschinenbau mashinostroenie mashinostroitelny الات',
  'precision prazision seimitsu hassas', 'manufacturing mfg manufacturer manufacturers manufacture imalat تصنيع fabrication fabricacion', 'petrochemical petrochemicals petrochem petrokimya بتروكيماويات petrochimique',
  'aviation avia havacilik', 'cable cables kabel kablo cable كابلات', 'wood wooden ahsap خشب اخشاب', 'mine mines mining minerals madencilik auriferes rudnik gornaya', 'gold auriferes dor oro altin', 'marine maritime haiyun', 'shipping haiyun hangyun kaiun',
  'import imp ithalat', 'export exp ihracat', 'trading maoyi shoji', 'technology keji tek', 'industries gongye sangyo kogyo', 'group jituan', 'international guoji kokusai', 'company gongsi hoesa kaisha', 'holding hldg hldgs hlds', 'optoelectronic optoelectronics optronics', 'electronics dianzi denshi', 'machinery jixie kikai', 'chemical huagong kagaku', 'development fazhan kaihatsu', 'investment touzi', 'construction jianshe jianzhu kensetsu', 'trade wirtschaft',
  'special spez spetsialny ozel خاصه', 'private خصوصي', 'public', 'free hur حر', 'zone', 'star yildiz yildizi نجم stella estrella', 'sea deniz more', 'ocean', 'port liman ميناء puerto', 'harbour harbor', 'motor motors', 'tanker tankers', 'vessel ship gemi', 'ferry', 'line lines',
  'number no nr num', 'department dept إداره', 'division div', 'headquarters hq', 'unit', 'project projects proje مشروع مشاريع proyecto', 'complex mojtama مجتمع', 'commission', 'authority هيئه', 'federation fed', 'cooperative coop kooperatif تعاونيه', 'farmers ciftciler', 'workers', 'women', 'youth شباب genclik', 'students', 'orphans ايتام yetim orphan', 'poor', 'aid yardim مساعده مساعدات', 'support', 'care', 'hospital hastanesi مستشفى', 'clinic',
  'bakery firin مخبز مخابز backerei boulangerie', 'restaurant مطعم lokanta restoran', 'grocery بقاله bakkal', 'supermarket market', 'cafe kahve مقهى', 'garage', 'garden gardens bahce', 'hotel otel فندق', 'tower towers برج ابراج', 'gate bawaba bawabat بوابه kapi', 'fishing fisheries', 'cement cimento اسمنت', 'plastic plastics plastik بلاستيك', 'paper kagit ورق', 'glass cam زجاج', 'power elektrik كهرباء electric electrical elektro electricity energo', 'water su مياه', 'repair remont',
  'digital', 'software yazilim برمجيات', 'computer computers bilgisayar', 'data', 'net', 'online', 'studio', 'advertising اعلان', 'press matbaa مطبعه مطابع printing', 'publishing publishers yayin نشر', 'radio', 'television tv', 'news', 'lubricants', 'spare parts قطع غيار', 'vehicles vehicle',
];

/** The figures that vessels and units are numbered by. */
export const numerals: readonly Spellings[] = [
  'one i 1 eins wahid first odin pervy satu bir yek uno moja mot hana motja primero premier erste birinci awwal واحد اول pervaya pervoe pervogo birinchi eins ein nakhost avval awal',
  'two ii 2 deux zwei ithnan second dva vtoroy dua iki mbili due segundo deuxieme zweite ikinci اثنان دو vtoraya vtoroe ikinchi drugi dovom duvom kedua zweiter',
  'three iii 3 trois tres drei thalatha talata third tretiy tiga tatu tercero troisieme dritte ucuncu ثلاثه سه tretya tretye tretie ucunju treca sevom thalith thalitha ketiga dritter tris',
  'four iv 4 quatre cuatro vier arbaa fourth chetyre chetverty empat dort chahar nne quattro quatro اربعه چهار chetvertaya chetvertoe chetvyorty dorduncu cetvrta chaharom keempat vierter',
  'five v 5 cinq cinco khamsa fifth pyaty lima panj tano cinque funf خمسه پنج pyataya pyatoe pyat besinci panjom kelima funfter fuenf', 'six vi 6 seis sechs sitta sixth shest shestoy enam shesh sita sei sex سته شش shestaya shestoe altinci shesta sheshom keenam sechster seis olti',
  'seven vii 7 sept siete sieben sabaa seventh sedmoy tujuh yedi haft saba sette sete سبعه هفت sedmaya sedmoe yedinci sedma haftom ketujuh siebter', 'eight viii 8 huit ocho acht eighth vosem vosmoy delapan lapan sekiz hasht otto oito ثمانيه هشت vosmaya vosmoe sekizinci osma hashtom thamaniya kedelapan achter',
  'nine ix 9 neuf nueve neun ninth devyat devyaty sembilan dokuz noh tisa nove تسعه نه devyataya devyatoe dokuzuncu deveta nohom tisaa neunter', 'ten x 10 diez zehn ashara tenth desyat desyaty sepuluh dah kumi dieci dez عشره ده desyataya desyatoe onuncu deseta dahom zehnter',
  'eleven xi 11 elf onze once sebelas', 'twelve xii 12 zwolf douze doce duabelas', 'thirteen xiii 13 treize trece dreizehn', 'fourteen xiv 14', 'fifteen xv 15', 'sixteen xvi 16',
  'seventeen xvii 17', 'eighteen xviii 18', 'nineteen xix 19', 'twenty xx 20 twentieth dvadtsat dvadtsataya dvadtsaty dvadtsatoe dvadtsyat dvadeset dwadziescia vingt vingtieme veinte venti zwanzig zwanzigste twintig yirmi yirminci iyirmi bist bistom ishrun ishrin ishreen eshrin jigirma yigirma vinte',
  'thirty xxx 30 thirtieth tridtsat tridtsataya tridtsaty tridtsatoe trydtsyat trideset trzydziesci trente trentieme treinta trenta dreissig dreibig dertig otuz otuzuncu thalathun thalathin thalatheen thirties trinta',
  'forty xl 40 fortieth sorok sorokovaya sorokovoy sorokovy cetrdeset czterdziesci quarante cuarenta quaranta vierzig veertig kirkinci chehel arbaun arbain arbaeen quarenta',
  'fifty 50 fiftieth pyatdesyat pyatidesyataya pyatidesyaty pedeset piecdziesiat cinquante cincuenta cinquanta funfzig fuenfzig vijftig ellinci panjah khamsun khamsin cinquenta',
  'sixty lx 60 sixtieth shestdesyat shestidesyataya shestidesyaty sezdeset szescdziesiat soixante sesenta sessanta sechzig zestig altmis altmisinci sittun sittin sessenta',
  'seventy lxx 70 seventieth semdesyat semidesyataya semidesyaty sedamdeset siedemdziesiat setenta settanta siebzig zeventig yetmis yetmisinci haftad sabaun sabain',
  'eighty lxxx 80 eightieth vosemdesyat vosmidesyataya vosmidesyaty osamdeset osiemdziesiat ochenta ottanta achtzig tachtig seksen sekseninci hashtad thamanun thamanin oitenta',
  'ninety xc 90 ninetieth devyanosto devyanostaya devyanosty devedeset dziewiecdziesiat noventa novanta neunzig negentig doksan doksaninci navad tisun tisin noventa',
  'hundred 100 hundredth sotaya cent ciento cento hundert honderd seratus',
];

/** What stands before a vessel's name: motor vessel, motor tanker, steamship, fishing vessel and the like. */
export const vesselPrefixes = 'mv mt ms ss mtv mts fv mfv bt ft gt tb sv my rv km klm kmp kri kn tkr lng lpg dhow tug tugboat barge ferry lenj launch trawler tanker msv mvs nm tx rmg mpv psv ahts vlcc ulcc fso fpso crude тх пх рс мт';
