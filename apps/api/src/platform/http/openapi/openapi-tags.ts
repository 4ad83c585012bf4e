/** What the calls under each tag of the document are for. */
export const TAGS: Readonly<Record<string, string>> = {
  transactions: 'Send money and follow what becomes of it.',
  beneficiaries: 'Keep payees, have them approved, and learn whether a payee is who you take them for.',
  passports: 'Prove to others how single payments were judged, and tell them no more than you choose.',
  iso20022: 'Send and take away payment messages of ISO 20022.',
  drafts: 'Keep transactions that are not finished.',
  'cross-border': 'Exchange money between the two networks.',
  'smart-contracts': 'Make Islamic contracts and take them through their lives.',
  wallets: 'Open, fund, read, limit and freeze wallets.',
  zakat: 'Learn what your zakat comes to, have it certified, and pay it.',
  compliance: 'Judge payments, decide reviews, and read and version the rules.',
  boards: 'Seat Shari’ah boards, and have them resolve what binds.',
  'non-compliance': 'Keep the register of what did not comply with the Shariah.',
  purification: 'Work out tainted income, set it aside, and pay it to approved charities.',
  strs: 'Report what is suspicious to the financial intelligence unit, unknown to everybody else.',
  'shariah-reviews': 'Plan the annual Shariah review of a bank, draw samples, keep papers and findings.',
  reports: 'Report compliance to regulators and boards, signed, on demand or by schedule.',
  screening: 'Compare names with lists of sanctions.',
  status: 'Learn whether Connect works.',
  dashboard: 'Read the figures of the dashboard.',
  audit: 'Read what happened.',
  witness: 'Have the heads of a log countersigned.',
  events: 'Hear of what happens.',
  notifications: 'Read what concerns you.',
  support: 'Ask the staff for help, and answer as one of them.',
  objects: 'Find what an id names.',
  views: 'Keep the ways in which you look at lists.',
  webhooks: 'Have events sent to your own systems.',
  'request-log': 'Read what your programs asked.',
  keys: 'Check what the bank signed.',
  sandbox: 'Let time pass in the sandbox.',
  'api-keys': 'Let programs act for you.',
  auth: 'Sign in, stay signed in, sign out.',
  users: 'Decide who may sign in, and as what.',
  banks: 'Decide which banks take part.',
  customers: 'What is known of customers: their files, and the changes that one proposes and another decides.',
};

/** The chapters of the documentation, and the tags in each, in reading order. */
export const GROUPS: readonly { name: string; tags: readonly string[] }[] = [
  {
    name: 'Transactions',
    tags: ['transactions', 'beneficiaries', 'iso20022', 'drafts', 'cross-border', 'smart-contracts'],
  },
  { name: 'Wallets', tags: ['wallets'] },
  {
    name: 'Compliance',
    tags: [
      'compliance', 'zakat', 'passports', 'customers', 'non-compliance', 'purification', 'strs', 'shariah-reviews',
      'reports', 'screening',
    ],
  },
  {
    name: 'System',
    tags: [
      'status', 'dashboard', 'audit', 'witness', 'events', 'notifications', 'objects', 'views', 'support', 'keys',
      'sandbox',
    ],
  },
  { name: 'Shari’ah governance', tags: ['boards'] },
  { name: 'Integration', tags: ['webhooks', 'request-log'] },
  { name: 'Authentication', tags: ['auth', 'api-keys', 'users', 'banks'] },
];
