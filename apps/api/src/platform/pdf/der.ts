/** One value of ASN.1 in its distinguished encoding, with the bytes it stands in. */
export interface DerValue {
  tag: number;
  content: Buffer;
  /** The whole value, tag and length included. */
  bytes: Buffer;
}

export const SEQUENCE = 0x30;
export const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_IDENTIFIER = 0x06;
const LONG_LENGTH = 0x80;

/** Writes one value. */
export const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

const lengthOf = (length: number): Buffer => {
  if (length < LONG_LENGTH) return Buffer.from([length]);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([LONG_LENGTH | digits.length]), digits]);
};

/** Writes a number that is not negative. */
export const derInteger = (digits: Uint8Array): Buffer =>
  der(INTEGER, (digits[0] ?? 0) >= LONG_LENGTH ? Buffer.from([0]) : Buffer.alloc(0), digits);

/** Writes a string of whole bytes as bits. */
export const derBits = (bytes: Uint8Array, unusedBits = 0): Buffer => der(BIT_STRING, Buffer.from([unusedBits]), bytes);

/** Writes an object identifier given in dots. */
export const derOid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f));
    return digits;
  });
  return der(OBJECT_IDENTIFIER, Buffer.from(bytes));
};

/** Reads the values that stand one after the other; throws where a length reaches beyond the bytes. */
export const readDer = (bytes: Buffer): DerValue[] => {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length;) {
    const value = readFirstDer(bytes.subarray(at));
    values.push(value);
    at += value.bytes.length;
  }
  return values;
};

/** Reads the first value; whatever follows it is left alone. */
export const readFirstDer = (bytes: Buffer): DerValue => {
  const [tag, short] = bytes;
  if (tag === undefined || short === undefined) throw new Error('A value ends before its length.');
  const digits = short < LONG_LENGTH ? 0 : short & 0x7f;
  if (digits > 4 || bytes.length < 2 + digits) throw new Error('The length of a value is not readable.');
  const length = digits === 0 ? short : bytes.readUIntBE(2, digits);
  const end = 2 + digits + length;
  if (short === LONG_LENGTH || end > bytes.length) throw new Error('A value is longer than what it stands in.');
  return { tag, content: bytes.subarray(2 + digits, end), bytes: bytes.subarray(0, end) };
};
