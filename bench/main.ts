import { Figures } from './figures.ts';
import { measureSends } from './send-throughput.ts';

const figures = new Figures();
await measureSends(figures);
figures.save();
