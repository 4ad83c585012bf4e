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
