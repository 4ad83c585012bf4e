/** The token by which tests read metrics. */
export const METRICS_TOKEN = 'x7Kq2vNf9LwRt4ZbYd8HmGp3JcUaEs6o';

/** What a process tells of itself: the text, the names in it, and the value of a metric with its labels. */
export interface ReadMetrics {
  text: string;
  names: Set<string>;
  valueOf: (name: string, labels?: Record<string, string>) => number | undefined;
}

/** Reads the metrics of a process. */
export const metricsOf = async (baseUrl: string): Promise<ReadMetrics> => {
  const answer = await fetch(`${baseUrl}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (answer.status !== 200) throw new Error(`The metrics were refused with ${String(answer.status)}.`);
  const text = await answer.text();
  const samples = new Map([...text.matchAll(/^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gim)].map(
    ([, name = '', labels = '', value = '']) => [keyOf(name, labelsIn(labels)), Number(value)]));
  return {
    text, names: new Set([...samples.keys()].map((key) => key.split(' ')[0] ?? '').concat(countersIn(text))),
    valueOf: (name, labels = {}) => samples.get(keyOf(name, labels)),
  };
};

// What was not counted yet has a type and no sample.
const countersIn = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\w+?)(?:_total)? counter$/gm)].map(([, name = '']) => `${name}_total`);

const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const keyOf = (name: string, labels: Record<string, string>): string =>
  [name, ...Object.entries(labels).sort().map(([label, value]) => `${label}=${value}`)].join(' ');
