/** Whether somebody reads what is printed as it comes; everything else is a program, which reads JSON. */
const isRead = process.stdout.isTTY === true;

/** Tells of something in the form of all lines: JSON for programs, and words for somebody at a terminal. */
export function tell(level, message, fields = {}) {
  const line = { level, time: new Date().toISOString(), service: 'launcher', ...fields, message };
  print(isRead ? message : JSON.stringify(line));
}

/** Hands a line of a part of Connect on, which is JSON unless something in it ended in the middle. */
export function handOn(service, text) {
  const line = parse(text) ?? { level: 'error', time: new Date().toISOString(), message: text };
  print(isRead ? wordsOf(service, line) : JSON.stringify({ ...line, service }));
}

const print = (text) => process.stdout.write(`${text}\n`);

function parse(text) {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(service, { level, time, message, failure, ...fields }) {
  const rest = Object.entries(fields)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const why = failure?.stack ?? (failure === undefined ? undefined : JSON.stringify(failure));
  return [
    [`[${service}]`, time?.slice(11, 19), level, message, ...rest].filter(Boolean).join(' '),
    ...(why === undefined ? [] : [why]),
  ].join('\n');
}
