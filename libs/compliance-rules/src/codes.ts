/** Codes of a payee that decide alone, by the scheme they belong to. */
export interface Codes {
  mcc?: ReadonlySet<string>;
  isic?: ReadonlySet<string>;
  naics?: ReadonlySet<string>;
}

/** Merchant categories that are gambling whatever the payment says. */
export const GAMBLING_MCC: ReadonlySet<string> = new Set(['7995', '7800', '7801', '7802', '9406', '9754']);

export const GAMBLING: Codes = {
  mcc: GAMBLING_MCC,
  isic: new Set(['9200']),
  naics: new Set(['713210', '713290', '721120']),
};

export const ALCOHOL: Codes = {
  mcc: new Set(['5813', '5921']),
  isic: new Set(['1101', '1102', '1103']),
  naics: new Set(['312120', '312130', '312140', '424810', '424820', '445310', '445320', '722410']),
};

export const PORK: Codes = { isic: new Set(['0145']), naics: new Set(['112210']) };

export const TOBACCO: Codes = {
  mcc: new Set(['5993']),
  isic: new Set(['1200']),
  naics: new Set(['312230', '459991']),
};

export const CONVENTIONAL_LENDING: Codes = {
  isic: new Set(['6419', '6492']),
  naics: new Set(['522110', '522210', '522291', '522292']),
};

export const CONVENTIONAL_INSURANCE: Codes = {
  isic: new Set(['6511', '6512', '6520']),
  naics: new Set(['524113', '524114', '524126', '524130']),
};

const FIRST_AIRLINE = 3000;
const LAST_AIRLINE = 3999;
const MIXED_MCC = new Set([
  '4411', '5122', '5309', '5411', '5499', '5811', '5812', '5816', '5912', '7011', '7832',
]);

/** True for merchants that sell the lawful and the unlawful side by side: groceries, restaurants, hotels, airlines. */
export function isMixedTrade(mcc: string): boolean {
  const code = Number(mcc);
  return MIXED_MCC.has(mcc) || (mcc.length === 4 && code >= FIRST_AIRLINE && code <= LAST_AIRLINE);
}

/** Merchants whose sales are themselves money or nearly so. */
export const CASH_LIKE_MCC: ReadonlySet<string> = new Set(['4829', '6050', '6051', '6540', '6211']);

/** Dealers in precious metals and stones. */
export const PRECIOUS_METAL_MCC: ReadonlySet<string> = new Set(['5094', '5944']);
