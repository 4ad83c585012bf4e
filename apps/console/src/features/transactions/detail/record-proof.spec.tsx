import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, TransactionLifeDto } from '@connect/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '../../../test-page.tsx';
import { RecordProof } from './record-proof.tsx';

const unsealed = { error: 'Not sealed yet.', code: 'EVENT_NOT_SEALED', requestId: 'req_1' };

describe('the proof of a transaction', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is of the events that the log tells of when it is asked for', async () => {
    const asked: string[] = [];
    globalThis.fetch = (url) => {
      const path = String(url instanceof Request ? url.url : url);
      asked.push(path);
      return Promise.resolve(path.includes('audit') ? Response.json(unsealed, { status: 409 }) : Response.json({}));
    };
    const readTrail = () => Promise.resolve([{ id: '42' } as AuditEntryDto]);
    renderWithStore(<RecordProof transaction={{} as TransactionLifeDto} readTrail={readTrail} />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/sealed/)).toBeVisible();
    expect(asked.at(-1)).toContain('/42');
  });
});
