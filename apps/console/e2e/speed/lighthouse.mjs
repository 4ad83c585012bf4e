import lighthouse, { desktopConfig } from 'lighthouse';
import { goalsOf, missed } from './goals.mjs';

const onlyCategories = ['performance', 'accessibility', 'best-practices'];
/** Lighthouse now and then loses the trace of a page; such a run has no figures and is made again. */
const MOST_TRIES = 3;
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const figuresOf = ({ lhr: { audits, categories } }) => ({
  performance: Math.round(categories.performance.score * 100),
  accessibility: Math.round(categories.accessibility.score * 100),
  bestPractices: Math.round(categories['best-practices'].score * 100),
  lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
  tbtMs: Math.round(audits['total-blocking-time'].numericValue),
  cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
});

/** Which audits of accessibility and best practices found fault, and with what. */
const faultsOf = ({ lhr: { audits, categories } }) => ['accessibility', 'best-practices']
  .flatMap((name) => categories[name].auditRefs)
  .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
  .map(({ id }) => ({ id, nodes: (audits[id].details?.items ?? []).map(({ node }) => node?.snippet) }));

const withoutFigures = ({ lhr: { audits, runtimeError } }) =>
  runtimeError ?? METRICS.map((name) => audits[name]).find(({ numericValue }) => numericValue === undefined);

async function runWhole(address, flags, config) {
  for (let tried = 1; ; tried += 1) {
    const result = await lighthouse(address, flags, config);
    const fault = withoutFigures(result);
    if (fault === undefined) return result;
    if (tried === MOST_TRIES) throw new Error(`Lighthouse has no figures of ${address}: ${JSON.stringify(fault)}`);
  }
}

/** The medians of some runs over one route, as the browser that listens on the port sees it while signed in. */
export async function measureRoute({ name, path }, { url, port, device, runs }) {
  const flags = { port, onlyCategories, disableStorageReset: true, logLevel: 'error' };
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runWhole(url + path, flags, device === 'desktop' ? desktopConfig : undefined));
  }
  const figures = results.map(figuresOf);
  const measured = Object.fromEntries(
    Object.keys(figures[0]).map((figure) => [figure, median(figures.map((of) => of[figure]))]));
  const faults = faultsOf(results.at(-1));
  return { route: name, device, ...measured, missed: missed(measured, goalsOf(device)), faults };
}
