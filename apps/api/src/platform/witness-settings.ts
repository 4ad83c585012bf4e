import { isLoopbackName } from './http/access/loopback.ts';
import { isNoteName, readNoteKey, type NoteKey } from './signed-note.ts';

/** A witness that is asked to countersign heads of the audit log. */
export interface WitnessSetting { key: NoteKey; url: string }

/** Who witnesses the audit log, and whose logs are witnessed here. */
export interface WitnessSettings {
  /** Under which name the heads of the audit log are signed for witnesses. */
  logOrigin?: string;
  witnesses: WitnessSetting[];
  /** Under which name heads of the logs of others are countersigned here. */
  witnessName?: string;
  witnessKey?: string;
  /** The logs that are witnessed here, each by the keys it may sign with; the name of a key is the log's origin. */
  witnessedLogs: NoteKey[];
}

/** Reads one setting by its name. */
type Read = (name: string) => string | undefined;
type Report = (problem: string) => void;

const MAX_NAME = 200;

/** Reads the settings of witnessing, and reports what is wrong with them. */
export const readWitnessSettings = (read: Read, report: Report, sandbox: boolean): WitnessSettings => {
  const nameIn = (setting: string): string | undefined => {
    const name = read(setting);
    if (name === undefined || (isNoteName(name) && name.length <= MAX_NAME && !name.includes(','))) return name;
    report(`${setting} must be a name such as bank.example/audit, without spaces, commas and plus signs.`);
    return undefined;
  };
  const settings: WitnessSettings = {
    logOrigin: nameIn('LOG_ORIGIN'),
    witnesses: listOf(read('WITNESSES')).flatMap((entry) => witnessIn(entry, report)),
    witnessName: nameIn('WITNESS_NAME'),
    witnessKey: read('WITNESS_KEY'),
    witnessedLogs: listOf(read('WITNESSED_LOGS')).flatMap((entry) => logIn(entry, report)),
  };
  if (read('WITNESSES') !== undefined && read('LOG_ORIGIN') === undefined) {
    report('LOG_ORIGIN is required with WITNESSES: it names the log that they countersign.');
  }
  const names = settings.witnesses.map(({ key }) => key.name);
  if (new Set(names).size < names.length) report('WITNESSES must name each witness once.');
  if (read('WITNESSED_LOGS') !== undefined) {
    if (read('WITNESS_NAME') === undefined) report('WITNESS_NAME is required with WITNESSED_LOGS.');
    if (settings.witnessKey === undefined && !sandbox) report('WITNESS_KEY is required with WITNESSED_LOGS.');
  }
  return settings;
};

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');

const witnessIn = (entry: string, report: Report): WitnessSetting[] => {
  const [vkey = '', address = '', ...rest] = entry.split(/\s+/);
  const key = readNoteKey(vkey, 'witness');
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.host));
  if (key && url && isSafe && rest.length === 0 && !url.search && !url.hash && !url.username) {
    return [{ key, url: url.href.replace(/\/$/, '') }];
  }
  report('WITNESSES must be pairs of the key of a witness (name+id+key, for cosignatures) and its https:// address, '
    + 'with commas between them.');
  return [];
};

const logIn = (vkey: string, report: Report): NoteKey[] => {
  const key = readNoteKey(vkey, 'log');
  if (!key) report('WITNESSED_LOGS must be keys of logs (name+id+key, Ed25519), with commas between them.');
  return key ? [key] : [];
};
