/**
 * The numbers of the advisory locks, one for each thing that only one transaction may do at a time. The clock's also
 * stands in the function `hear_clock`, by which every writing transaction shares it.
 */
export const LOCKS = {
  migrating: 20260107,
  sealing: 20260108,
  openingSandboxWallets: 20260109,
  loadingList: 20260110,
  dueWork: 20260111,
  movingClock: 20260112,
  placingEvents: 20260113,
  fanningOutEvents: 20260114,
  rotatingKeys: 20260115,
  samplingStatus: 20260116,
  seedingSandboxPeople: 20260117,
  checkingInvariants: 20260118,
  seedingSandboxCustomers: 20260119,
  strRegister: 20260120,
  nonCompliance: 20260130,
  purification: 20260131,
  metalPrices: 20260132,
  zakat: 20260133,
  countingReadings: 20260121,
  seedingSandbox: 20260126,
  followingTransactions: 20260122,
} as const;
