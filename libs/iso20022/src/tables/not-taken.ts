/** Why elements that stand in the standard are not taken; whoever sends them means something that would not be done. */
const REASONS: Readonly<Record<string, string>> = {
  supplement: 'is not taken: what stands in it would be read by nobody.',
  advice: 'is not taken: no advices are sent but the answers to the message.',
  pooling: 'is not taken: no interest is worked out, so there is no day to work it out by.',
  agentAccount: 'is not taken: a payment goes from wallet to wallet, without accounts of agents.',
  instruction: 'is not taken: nobody would follow it.',
  chargesAccount: 'is not taken: the fee comes out of the paying wallet.',
  exchange: 'is not taken: amounts are paid in the currency they are given in.',
  mandate: 'is not taken: no payments are made again under a mandate.',
  cheque: 'is not taken: no cheques are drawn.',
  intermediary: 'is not taken: no other institution stands between payer and payee.',
  regulatory: 'is not taken: say the purpose in Purp.',
  compensation: 'is not taken: a payment is returned whole, and nothing on top of it.',
  returnCharges: 'is not taken: a payment is returned whole.',
  collection: 'is not taken: no direct debits are collected here.',
  tax: 'is not taken: name what is paid in RmtInf/Ustrd.',
  garnishment: 'is not taken: name what is paid in RmtInf/Ustrd.',
  lines: 'is not taken: name the document by its number.',
  settlementAccount: 'is not taken: payments settle from wallet to wallet on the ledger of the network.',
  reimbursement: 'is not taken: payments settle on the ledger of the network, and nobody is reimbursed.',
  settlementTime: 'is not taken: a payment settles at the moment in which it is made.',
  systemReference: 'is not taken: no other clearing system stands between.',
  behind: 'is not taken: an institution pays and is paid for itself here.',
  cover: 'is not taken: the payment of the customer settles by itself and needs no cover.',
  allocation: 'is not taken: nothing is allocated to other payments.',
  copy: 'is not taken: the payment is known by its names.',
  elsewhere: 'is not taken: what a payment is for must stand in the message itself.',
};

/** Whether a type says that its element is not taken. */
export const isNotTaken = (type: string): boolean => type.startsWith('!');

/** Why the element of such a type is not taken. */
export const whyNotTaken = (type: string): string => REASONS[type.slice(1)] ?? 'is not taken.';
