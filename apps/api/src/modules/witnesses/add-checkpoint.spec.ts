import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { chanceOf, SEED } from '../../../test/chance.ts';
import { isNoteBy, noteKeyOf, readNote, readNoteKey } from '../../platform/signed-note.ts';
import { readAddCheckpoint, writeAddCheckpoint, type AddCheckpoint } from './add-checkpoint.ts';
import { checkpointText, cosign, cosignedAt, readCheckpoint, signCheckpoint } from './checkpoint-note.ts';

const MUTATIONS = 20_000;
const { privateKey } = generateKeyPairSync('ed25519');
const logKey = noteKeyOf('bank.example/audit', 'log', privateKey);
const root = Buffer.alloc(32, 7);
const text = checkpointText({ origin: logKey.name, size: 9n, root });
const note = `${text}\n${signCheckpoint(logKey, privateKey, text)}\n`;
const body = Buffer.from(writeAddCheckpoint(4n, [Buffer.alloc(32, 1), Buffer.alloc(32, 2)], note));

const written = ({ oldSize, proof, note: { text: told, signatures } }: AddCheckpoint): string =>
  writeAddCheckpoint(oldSize, proof, `${told}\n${signatures.map(({ line }) => `${line}\n`).join('')}`);
const read = (...lines: string[]): AddCheckpoint | null => readAddCheckpoint(Buffer.from(lines.join('\n')));

describe('signed notes', () => {
  it('are those of C2SP signed-note: its example verifies by its key', () => {
    const key = readNoteKey('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k', 'log')!;
    const { text: told, signatures: [signature] } = readNote('This is an example message.\n\n— example.com/foo '
      + 'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n')!;
    expect(key.id.equals(signature!.keyId)).toBe(true);
    expect(isNoteBy(key, told, signature!)).toBe(true);
    expect(isNoteBy(key, `${told}!`, signature!)).toBe(false);
  });

  it('read the examples of C2SP tlog-checkpoint and tlog-cosignature', () => {
    const { text: told, signatures } = readNote(`example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`)!;
    expect(readCheckpoint(told)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163n });
    expect(signatures.map(({ name }) => name)).toEqual(['example.com/behind-the-sofa', 'witness.example.com/w1']);
    expect(signatures[1]!.bytes.readBigUInt64BE()).toBe(1_679_315_147n);
  });

  it('know a key by every part of it', () => {
    expect(readNoteKey(logKey.vkey, 'log')?.name).toBe(logKey.name);
    const spoiled = [
      logKey.vkey.replace('bank', 'tank'), logKey.vkey.slice(0, -1), `${logKey.vkey}=`, logKey.vkey.toUpperCase(), '', '++',
      noteKeyOf(logKey.name, 'witness', privateKey).vkey,
    ];
    for (const vkey of spoiled) expect(readNoteKey(vkey, 'log')).toBeNull();
  });

  it('tell a cosignature from the signature of a log, and from one of another time, text or key', () => {
    const at = new Date('2026-11-20T08:30:00.000Z');
    const key = noteKeyOf('witness.example/w', 'witness', privateKey);
    const [signature] = readNote(`${text}\n${cosign(key, privateKey, text, at)}\n`)!.signatures;
    expect(cosignedAt(key, text, signature!)).toEqual(at);
    const later = { ...signature!, bytes: Buffer.from(signature!.bytes) };
    later.bytes[7]! += 1;
    expect(cosignedAt(key, text, later)).toBeNull();
    expect(cosignedAt(key, text.replace('9', '8'), signature!)).toBeNull();
    expect(cosignedAt(noteKeyOf('witness.example/v', 'witness', privateKey), text, signature!)).toBeNull();
    const [ofLog] = readNote(`${text}\n${signCheckpoint(key, privateKey, text)}\n`)!.signatures;
    expect(cosignedAt(key, text, ofLog!)).toBeNull();
  });
});

describe('what a log sends its witness', () => {
  const hash = Buffer.alloc(32, 1).toString('base64');

  it('is read as it was written', () => {
    expect(written(readAddCheckpoint(body)!)).toBe(body.toString());
    expect(readAddCheckpoint(body)).toMatchObject({ oldSize: 4n, checkpoint: { origin: logKey.name, size: 9n } });
    expect(read('old 0', '', note)?.proof).toEqual([]);
    expect(read('old 9', ...Array<string>(63).fill(hash), '', note)?.proof).toHaveLength(63);
  });

  it.each([
    ['nothing', ''], ['no size', `\n\n${note}`], ['another word', `new 4\n\n${note}`], ['a leading zero', `old 04\n\n${note}`],
    ['a sign', `old +4\n\n${note}`], ['a fraction', `old 4.0\n\n${note}`], ['more than there is', `old 10\n\n${note}`],
    ['a number beyond all logs', `old 99999999999999999999\n\n${note}`], ['carriage returns', `old 4\r\n\r\n${note}`],
    ['a short hash', `old 4\n${hash.slice(4)}\n\n${note}`], ['a hash that is none', `old 4\n${hash.replace('A', '*')}\n\n${note}`],
    ['sixty-four hashes', `old 4\n${`${hash}\n`.repeat(64)}\n${note}`], ['no note', 'old 4\n\n'], ['no signature', `old 4\n\n${text}\n`],
    ['no end', `old 4\n\n${note.trimEnd()}`], ['no origin', `old 4\n\n\n${note.slice(note.indexOf('\n') + 1)}`],
    ['another dash', `old 4\n\n${note.replace('—', '-')}`], ['a byte order mark', `\ufeffold 4\n\n${note}`],
    ['a control character', `old 4\n\n${note.replace('bank', 'ba\u0000nk')}`],
    ['a size with a leading zero', `old 4\n\n${note.replace('\n9\n', '\n09\n')}`],
    ['a root in another spelling', `old 4\n\n${note.replace('\n9\n', '\n9\n ')}`],
  ])('is refused with %s', (_, sent) => {
    expect(readAddCheckpoint(Buffer.from(sent))).toBeNull();
  });

  it(`is either refused or has one spelling, whatever bytes are changed (seed ${SEED})`, () => {
    const chance = chanceOf(SEED);
    const pieces = ['\n', '\n\n', 'old ', '0', '=', '— ', ' ', '\u00a0', '\r', '+', '\ufeff'].map((piece) => Buffer.from(piece));
    let accepted = 0;
    for (let n = 0; n < MUTATIONS; n++) {
      let changed = Buffer.from(body);
      for (let times = 1 + chance(3); times > 0; times--) {
        const at = chance(changed.length);
        const put = chance(2) === 0 ? Buffer.of(chance(256)) : pieces[chance(pieces.length)]!;
        changed = Buffer.concat([changed.subarray(0, at), put, changed.subarray(at + chance(4))]);
      }
      const asked = readAddCheckpoint(changed);
      if (!asked) continue;
      accepted += 1;
      expect(written(asked)).toBe(changed.toString());
    }
    expect(accepted).toBeGreaterThan(0);
  });
});
