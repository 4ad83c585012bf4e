import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuoteDto } from '@connect/sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../../../test-page.tsx';
import { QuotePanel } from './quote-panel.tsx';

const start = Date.parse('2026-11-20T08:30:00.000Z');

const quote: QuoteDto = {
  id: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30',
  rate: '0.991150',
  sendAmount: '1000.00',
  receiveAmount: '991.15',
  fee: '1.00',
  legs: [
    { network: 'uae_dirham', currency: 'AED', from: 'payer', to: 'settlement', amount: '1000.00' },
    { network: 'qatar_cbdc', currency: 'QAR', from: 'settlement', to: 'payee', amount: '991.15' },
  ],
  expiresAt: new Date(start + 60_000).toISOString(),
  validForSeconds: 60,
};

const show = () => {
  const again = jest.fn();
  renderPiece(<QuotePanel quote={quote} fromNetwork="uae_dirham" isAsking={false} onAgain={again} />);
  return again;
};

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('a quote', () => {
  beforeEach(() => void jest.useFakeTimers({ now: start }));
  afterEach(() => void jest.useRealTimers());

  it('says what is paid in all, the fee included, and what moves on each network', () => {
    show();
    expect(screen.getByText('1 AED = 0.991150 QAR')).toBeVisible();
    expect(screen.getByText('Paid in all').parentElement).toHaveTextContent('1,001.00 AED');
    const legs = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legs).toEqual(['UAE e-DirhamPayer1,000.00 AEDSettlement', 'Qatar CBDCSettlement991.15 QARPayee']);
  });

  it('counts down the seconds it still holds', () => {
    show();
    expect(screen.getByRole('timer')).toHaveTextContent('Valid for 60 seconds');
    wait(59_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Valid for 1 second');
    expect(screen.queryByRole('button', { name: 'Quote again' })).toBeNull();
  });

  it('offers a new one, and says that nothing has moved, once it has expired', () => {
    const again = show();
    wait(60_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('The quote has expired and nothing has moved.');
    fireEvent.click(screen.getByRole('button', { name: 'Quote again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
