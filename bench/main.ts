import { Figures } from './figures.ts';
import { measureScreening } from './screening-speed.ts';
import { measureSends } from './send-throughput.ts';

const figures = new Figures();
measureScreening(figures);
await measureSends(figures);
figures.save();
