/** The Latin spellings of one name, then its Arabic ones; a spelling may stand for several names. */
type Spellings = string;

/** Names so common that sharing one says next to nothing. */
export const everydayNames: readonly Spellings[] = [
  'mohammed mohammad mehmet mehmed muhammet muhamet mahamadou mamadou mamadu muhammadu mohamadou mouhamed mouhamadou muhamad mohamet mahomet mahamat magomed muxammad mukhamed mukhammad muhammadi muhammad muhammed moh mohamed mohamad muhamad muhamed mohammod mahomed mohd mhd md محمد',
  'ahmed ahmad ahmet akhmed akhmad achmad amadou amadu ahamed ahmadu axmed ahmet achmed احمد',
  'ali aly alie علي',
  'hassan hasan khasan hasen hassane lassana hasson حسن',
  'hussein husayn huseyin husejin huseyn khusein khusain gusein hussen hussin hosain huseiin hussain husain hossein hossain husein husseyn hocine houcine حسين',
  'abdullah abdulla abdillah abdollah abdoulahi abdullahi abdulai abdylla abdullo abdallah abdalla abdoullah abdoulaye عبدالله',
  'ibrahim ebrahim ibrahima ibraima ebrahem ibragim ibraheem ibrahem brahim ابراهيم',
  'omar umar oumar umaru omaru omer عمر',
  'khalid khaled halid halit khaleed kalid khalit khaleed خالد',
  'yusuf yousef jusuf yussuf yoosuf youcef yusof yusup yosuf yussef yossef yusif iusuf yousaf yusaf yousuf youssef youssouf yusef yosef يوسف',
  'mahmoud mahmud mahmut makhmud mahmood محمود',
  'said saeed sayeed sait saied seid saaed saeid saied سعيد',
  'mustafa mostafa moustapha musthafa mustapa mustofa moustafa mustapha مصطفى',
  'fatima fatimah fatemeh fatoumata fatimata fatimatou fatme fatimatu fatema fatma فاطمة',
  'maryam mariam miriam myriam mariama meryem merjem marjam mariyah meriem mariyam مريم',
  'aisha aysha ayse aishah aissatou aissata aishatu aysheh ajsa aishe ajse ayesa ayesha aicha عائشة',
];

/** Names that many people share; a second word must tell them apart. */
export const commonNames: readonly Spellings[] = [
  'adel adil adil adyl عادل', 'adnan عدنان', 'aliya alia aaliyah عالية علياء', 'amer aamir عامر', 'amin ameen emin amine aminu lamine أمين',
  'amina aminah أمينة', 'amir ameer emir أمير', 'anas أنس', 'anwar anouar enver anvar enwar أنور', 'asad assad esad esed أسد', 'ashraf eshref esref achraf أشرف',
  'ayman aymen أيمن', 'ayyub ayoub eyup ejub ayyoub ayoob ayub أيوب', 'aziz azeez azez عزيز', 'badr bader بدر', 'bakr bakar bekir bakir بكر', 'bandar بندر',
  'bashir basheer besir bechir bashiru bachirou bachir بشير', 'bilal belal bilaal بلال', 'dawud dawood davud davut dawod davood daud dawda daouda daoud داود', 'fadel fadil fazel fazil fazl fadhil فاضل',
  'fahd fahad fehd فهد', 'faisal faysal faizal fejsal feysel feisal faycal فيصل', 'farid fareed ferid farit فريد', 'faris fares فارس',
  'farouk faruq faruk farooque farook farooq faruk فاروق', 'fuad fouad fuat foad فؤاد', 'ghassan gassan غسان', 'ghazi غازي', 'habib habeeb habibou habibu حبيب', 'hadi hady hedi هادي',
  'hafez hafiz hafidh hafeez حافظ', 'haitham haytham هيثم', 'hamad حمد', 'hamdan حمدان', 'hamed حامد', 'hamid hameed hamit hamidou حميد',
  'hamza hamzah hamzeh khamza hamze حمزة', 'hani هاني', 'haroun harun haruna haroune garun haroon هارون', 'haydar haidar hayder hajdar heydar haider حيدر', 'hind هند',
  'hisham hesham hicham hisam hishem hisaam هشام', 'huda hoda هدى', 'husam hossam houssam hussam حسام', 'idris idrees idriss idrissa idriz edris driss إدريس',
  'imad emad imed عماد', 'ishaq ishak إسحاق', 'ismail ismael ismaila esmaeil ismajil ismaeel ismayil smail esmail إسماعيل', 'issa isa eissa aissa essa eisa عيسى',
  'jaber jabir جابر', 'jafar jaafar jaffar cafer djafar dzafer jafer جعفر', 'jalal galal celal djalal dzelal jallal جلال', 'jamal gamal djamel jamel cemal dzemal djemal jamaal djamal جمال', 'jamil gamil cemil dzemil djamil jameel جميل',
  'jassim jasim jasem جاسم', 'kamal kemal كمال', 'kamel kamil kiamil كامل', 'karim kareem kerim karimou كريم', 'khadija khadijah hatice hatidza khadidja kadiatou khadijatu khadeeja hadija خديجة',
  'bushra بشرى', 'ghafur ghafour غفور', 'ghani غني', 'hakim hakeem hekim حكيم', 'halim haleem حليم',
  'jabbar gabbar djabbar جبار', 'khalil khaleel halil khalilou خليل', 'malik malek melik malick maalik مالك', 'qadir qader kader kadir قادر', 'rasha رشا',
  'razzaq razaq razak razzak رزاق', 'salam salaam سلام', 'wahab wahhab vehab vahab ouahab وهاب', 'wahid waheed وحيد', 'latif lateef letif latifu لطيف', 'layla leila leyla lejla laila ليلى', 'mahdi mehdi mahdy مهدي', 'majid majed ماجد', 'majid majeed mecid madjid medjid majeid مجيد',
  'mansour mansur mensur mansoer mansoor منصور', 'marwan merwan mervan marouane merouane مروان', 'mazen mazin mazine مازن', 'mubarak mubarek mobarak embarek mbarek مبارك', 'munir mounir muneer münir منير',
  'murad mourad murat morad muraad مراد', 'musa mousa musah mussa moosa mosa moussa موسى', 'nabil nabeel nebil نبيل', 'naif nayef نايف', 'naji ناجي',
  'najib naguib نجيب', 'nasr نصر', 'nasser naser nacer nasir naseer nasir nasser ناصر', 'nizar nezar نزار', 'noor nour noer nur نور',
  'noura nora نورة', 'osama usama ousama usame oussama أسامة', 'qais kais قيس', 'qasim kasim ghasem ghassem qassim kacem gassem qosim kassim gasim qassim qassem qasem kassem kasem قاسم',
  'raed رائد', 'rahim raheem rehim رحيم', 'rahman rehman rahmaan rakhman رحمن', 'ramadan ramzan ramazan ramdane ramadhan ramadhani romadhon ramzaan رمضان', 'rashid راشد',
  'rashid rasheed rachid rachid رشيد', 'rida reda reza riza rizah ridha رضا', 'riyad riad riyadh riaz رياض', 'saad سعد', 'sadiq sadeq sadik sedik saddiq sadigh sadegh sadic صادق',
  'saif sayf sayf seyf saef sejf seif سيف', 'salah salaah selah صلاح', 'saleh salih saalih صالح', 'salem salim سالم', 'salim saleem selim salimou selim سليم',
  'salma سلمى', 'salman سلمان', 'sami سامي', 'samir sameer semir samire سمير', 'sara sarah سارة', 'saud saoud سعود',
  'sayed sayyid seyed seyyed syed seyit sayid sayyed سيد', 'sharif shareef serif sherif cherif shariff sharief sherif cherif شريف', 'suhail sohail سهيل',
  'suleiman sulaiman sulejman suleyman souleymane soulaymane sulayman suleymane sulaimon suleimanu sulaiman sulieman soleiman soleyman sulaeman sulayman soliman suleman slimane سليمان', 'sultan soltan سلطان', 'taha طه', 'tahir taher tahar taaher طاهر',
  'talal tilal طلال', 'tariq tarek tarık tarique tareque tarik tareq tarik طارق', 'turki تركي', 'usman osman ousmane usmanu usmon osmane ousman othmane uthmaan othman uthman عثمان', 'wael wail وائل',
  'walid waleed velid valid walead oualid وليد', 'yahya yehia yahaya jahja yaya yahye yahia yahia yahiya يحيى', 'yaqub yaqoub yakub yakup jakub yacub yakoub yaakoub yaqoob yakubu yacouba yaghoub yacoub يعقوب',
  'yasin yaseen yassin yassine ياسين',   'yasir yasser yaser ياسر', 'zahra zohra zehra zahraa زهراء', 'zaid zayd zeid zejd زيد', 'zainab zaynab zeynep zejneb zineb zainabu zaineb zenab zeinab زينب', 'zakariya zakaria zekeriya zakarya zakariyya zekerijah zekerijja zakariah zakariyah زكريا',
  'zayed زايد', 'ziad ziyad zijad zeyad زياد', 'abubakr abubakar aboubacar abubacar boubacar bubacar ebubekir abubekr abubakkar aboubakr bubakar aboubakar abubaker ابوبكر',
  'david', 'john', 'james', 'maria', 'michael', 'anna', 'peter', 'robert', 'thomas', 'william',
];

/** Articles and family particles, which tell nobody apart; the last word of a name is none. */
export const particles: Spellings = 'al el ul ol the of for za na dlya dla pro per pre del della dello degli dei delle dela delos delas las los zu zum zur ag fur pour para untuk icin and de du des la les et da do dos das di von van der den ve bin '
  + 'ibn ben bint binti binte ibnat wa wal lil y und och lel ould wuld ouled ap oglu ogly uulu kyzy qizi qyzy bte ال بن ابن بنت ولد لل آل ולד בן בת';

/** The article before a letter of the sun takes that letter's sound: "ash-Shami", "an-Nasir". */
export const sunArticles: Spellings = 'ar as ad an at ash az ath adh er es ed en et esh ez ur us ud un ut ush uz';

/** Particles that are also written onto the name that follows: "De Santis", "Desantis". */
export const joinedParticles: Spellings = 'de du des la les da do dos das di del della von van der den le ap lo las los';

/** Particles that are names of the East as well, and so none where a name begins. */
export const innerParticles: Spellings = 'li e do';

/** Titles of people, which come and go; the last word of a name is none of them. */
export const titles: Spellings = 'sheikh shaikh shaykh sheik cheikh cheick shekh sheykh seyh sejh syekh dr doctor docteur doktor '
  + 'hajji hajj hadja hadj adja hadji hadzi haci alhaji elhaji elhadj elhadji hajja hajjah hajiya haj eng engr mr mrs ms miss prof professor '
  + 'mullah mollah molla mulla mawlawi maulvi molvi maulana mawlana moulana hojja imam ustad ustaz ustadz ustadh ostad qari mufti '
  + 'sekh শেখ sri seri datin dato pehin dayang awang ulama ulema mualim muallim akhund akhoond khatib hafiz hafez hafidz alim allama alhaja alhajj elhaj malam mallam igwe otunba barrister arch archt surv pastor bishop archbishop cardinal sister deacon rabbi rav reb hakham '
  + 'hon honourable honorable excellency ambassador governor senator deputy secretary chairman director advocate adv comrade cde kolonel teniente comandante commandant polkovnik podpolkovnik leytenant starshina '
  + 'sheikha sheykha shaikha shaykha moulay mulay sidi lalla cheikha khanem sardar commandante prinz prinzessin vicomte comte comtesse marquis marquise duchess countess viscount meester jonkheer jhr drs oberst hauptmann dottssa ssa geom arq abog licda '
  + 'sir lord freifrau freiherr baron baroness colonel col major maj capt captain lt lieutenant gen brig brigadier '
  + 'admiral sgt sergeant cdr commander marshal ayatollah hojjatoleslam hojatoleslam allameh tuan encik puan datuk dato datin tengku tunku '
  + 'raden kyai kiai shri shree shrimati smt sardar nawab thakur pandit swami chief ato woizero weizero abba rev reverend '
  + 'fr mme mlle madame monsieur herr frau signor signora sig senor senora sr sra don dona ing lic dipl dott avv mgr '
  + 'الشيخ شيخ الدكتور دكتور الحاج حاج المهندس مهندس استاذ الاستاذ حاجي ملا مولوي مولانا امام السيده العميد اللواء العقيد';

/** Titles that also follow the name. */
export const followingTitles: Spellings = 'haji hj hjh bey begh efendi pasha khanum khanom hanim jr sr sahib saheb esq phd hanum beyefendi junior filho neto sobrinho segundo fils pere obe mbe cbe kcb ret retd vda viuda nee geb';
