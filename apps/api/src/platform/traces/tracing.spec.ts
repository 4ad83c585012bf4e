import { describe, expect, it, jest } from '@jest/globals';

const loaded = jest.fn();
jest.unstable_mockModule('./otlp-tracer.ts', () => {
  loaded();
  return { OtlpTracer: jest.fn() };
});
const { Tracing } = await import('./tracing.service.ts');
const LOG = { warn: () => undefined };

describe('tracing', () => {
  it('loads nothing and tells nobody where no collector is named', async () => {
    const tracing = await Tracing.open({ version: '1.0.0' }, LOG);
    expect(tracing.isOn).toBe(false);
    expect(tracing.begin('seal')).toBeUndefined();
    expect(await tracing.round('seal', () => Promise.resolve(3))).toBe(3);
    await tracing.onApplicationShutdown();
    expect(loaded).not.toHaveBeenCalled();
  });

  it('loads what sends traces where a collector is named', async () => {
    const traces = { url: 'http://127.0.0.1:4318/v1/traces', share: 1 };
    expect((await Tracing.open({ version: '1.0.0', traces }, LOG)).isOn).toBe(true);
    expect(loaded).toHaveBeenCalledTimes(1);
  });
});
