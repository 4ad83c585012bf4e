const MOST_CHARACTERS = 120;
const MOST_ENDING = 12;

/** What a name must not hold: what file systems forbid, and whatever prints nothing or turns the line around. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"|?*%;]+/gu;

/** The name under which a file may be saved anywhere: without folders, and nothing that a system would act upon. */
export const safeFileName = (given: string): string => {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(UNSAFE, '_').replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  if (/^_*$/.test(plain)) return 'file';
  const points = [...plain];
  if (points.length <= MOST_CHARACTERS) return plain;
  const ending = /\.[\p{L}\p{N}]+$/u.exec(plain)?.[0] ?? '';
  const kept = [...ending].length > MOST_ENDING ? '' : ending;
  return points.slice(0, MOST_CHARACTERS - [...kept].length).join('') + kept;
};

/** How a download names its file (RFC 6266): in plain letters for old clients, and as it is. */
export const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(name)
    .replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
