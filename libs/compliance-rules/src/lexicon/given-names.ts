/** The Latin spellings of one name, then its Arabic ones; a spelling may stand for several names. */
type Spellings = string;

/** Names so common that sharing one says next to nothing. */
export const everydayNames: readonly Spellings[] = [
  'mohammed mohammad muhammad muhammed mohamed mohamad muhamad muhamed mohammod mahomed mohd mhd md محمد',
  'ahmed ahmad ahmet achmed احمد',
  'ali aly علي',
  'hassan hasan حسن',
  'hussein husayn hussain husain hossein hossain husein husseyn hocine houcine حسين',
  'abdullah abdulla abdallah abdalla abdoullah abdoulaye عبدالله',
  'ibrahim ebrahim ibraheem ibrahem brahim ابراهيم',
  'omar umar omer عمر',
  'khalid khaled khaleed خالد',
  'yusuf yousef yousuf youssef youssouf yusef yosef يوسف',
  'mahmoud mahmud mahmood محمود',
  'said saeed saeid saied سعيد',
  'mustafa mostafa moustafa mustapha مصطفى',
  'fatima fatimah fatema fatma فاطمة',
  'maryam mariam meriem mariyam مريم',
  'aisha aysha ayesha aicha عائشة',
];

/** Names that many people share; a second word must tell them apart. */
export const commonNames: readonly Spellings[] = [
  'adel adil عادل', 'adnan عدنان', 'aliya alia aaliyah عالية علياء', 'amer aamir عامر', 'amin ameen أمين',
  'amina aminah أمينة', 'amir ameer emir أمير', 'anas أنس', 'anwar anouar أنور', 'asad assad أسد', 'ashraf أشرف',
  'ayman aymen أيمن', 'ayyub ayoub ayub أيوب', 'aziz عزيز', 'badr bader بدر', 'bakr bakar بكر', 'bandar بندر',
  'bashir basheer bachir بشير', 'bilal belal بلال', 'dawud dawood daoud داود', 'fadel fadil fadhil فاضل',
  'fahd fahad فهد', 'faisal faysal feisal faycal فيصل', 'farid fareed فريد', 'faris fares فارس',
  'farouk faruq farooq faruk فاروق', 'fuad fouad فؤاد', 'ghassan غسان', 'ghazi غازي', 'habib حبيب', 'hadi هادي',
  'hafez hafiz حافظ', 'haitham haytham هيثم', 'hamad حمد', 'hamdan حمدان', 'hamed حامد', 'hamid hameed حميد',
  'hamza hamzah حمزة', 'hani هاني', 'haroun harun haroon هارون', 'haydar haidar haider حيدر', 'hind هند',
  'hisham hesham هشام', 'huda hoda هدى', 'husam hossam hussam حسام', 'idris idrees driss إدريس',
  'imad emad عماد', 'ishaq ishak إسحاق', 'ismail ismael esmail إسماعيل', 'issa isa eisa عيسى',
  'jaber jabir جابر', 'jafar jaafar جعفر', 'jalal galal جلال', 'jamal gamal djamal جمال', 'jamil gamil جميل',
  'jassim jasim jasem جاسم', 'kamal كمال', 'kamel kamil كامل', 'karim kareem كريم', 'khadija khadijah خديجة',
  'bushra بشرى', 'ghafur ghafour غفور', 'ghani غني', 'hakim hakeem حكيم', 'halim haleem حليم',
  'jabbar gabbar djabbar جبار', 'khalil khaleel خليل', 'malik malek مالك', 'qadir qader kader kadir قادر', 'rasha رشا',
  'razzaq razaq razak razzak رزاق', 'salam salaam سلام', 'wahab wahhab وهاب', 'wahid waheed وحيد', 'latif لطيف', 'layla leila laila ليلى', 'mahdi mehdi مهدي', 'majid majed ماجد', 'majid majeed مجيد',
  'mansour mansur mansoor منصور', 'marwan مروان', 'mazen mazin مازن', 'mubarak مبارك', 'munir mounir منير',
  'murad mourad مراد', 'musa mousa moussa موسى', 'nabil nabeel نبيل', 'naif nayef نايف', 'naji ناجي',
  'najib naguib نجيب', 'nasr نصر', 'nasser naser nasir nasser ناصر', 'nizar نزار', 'noor nour nur نور',
  'noura nora نورة', 'osama usama oussama أسامة', 'qais kais قيس', 'qasim kasim qassim qassem qasem kassem kasem قاسم',
  'raed رائد', 'rahim raheem رحيم', 'rahman rehman رحمن', 'ramadan ramzan رمضان', 'rashid راشد',
  'rashid rasheed rachid رشيد', 'rida reda ridha رضا', 'riyad riad رياض', 'saad سعد', 'sadiq sadeq صادق',
  'saif sayf seif سيف', 'salah صلاح', 'saleh salih صالح', 'salem salim سالم', 'salim saleem selim سليم',
  'salma سلمى', 'salman سلمان', 'sami سامي', 'samir sameer سمير', 'sara sarah سارة', 'saud saoud سعود',
  'sayed sayyid sayid sayyed سيد', 'sharif shareef sherif cherif شريف', 'suhail sohail سهيل',
  'suleiman sulaiman sulayman soliman suleman slimane سليمان', 'sultan سلطان', 'taha طه', 'tahir taher طاهر',
  'talal طلال', 'tariq tarek tareq tarik طارق', 'turki تركي', 'usman osman othman uthman عثمان', 'wael wail وائل',
  'walid waleed oualid وليد', 'yahya yehia yahia yahiya يحيى', 'yaqub yaqoub yacoub يعقوب',
  'yasin yaseen yassin yassine ياسين',   'yasir yasser yaser ياسر', 'zahra زهراء', 'zaid zayd زيد', 'zainab zaynab zeinab زينب', 'zakariya zakaria زكريا',
  'zayed زايد', 'ziad ziyad زياد', 'abubakr abubakar aboubakar abubaker ابوبكر',
  'david', 'john', 'james', 'maria', 'michael', 'anna', 'peter', 'robert', 'thomas', 'william',
];

/** Words that say what kind of house a company is, and not which one. */
export const tradeWords: Spellings = 'trading general international group holding holdings bank company foundation '
  + 'society organization organisation services investment investments global industries enterprise enterprises '
  + 'import export logistics shipping شركة مؤسسة بنك مصرف مجموعة تجارة تجارية عامة للتجارة جمعية خدمات قابضة دولية';

/** Articles, family particles, titles and legal forms that tell names apart from nobody. */
export const silentWords: Spellings = 'al el ul ar as ad an at ash az bin ibn ben bint ould the of and sheikh shaikh '
  + 'shaykh sheik dr haji hajji hajj eng mr mrs ms prof llc fze fzco ltd limited co inc corp plc gmbh pjsc '
  + 'ال بن ابن بنت الشيخ شيخ الدكتور دكتور الحاج ذمم شذمم';
