import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithStore } from '../../test-page.tsx';
import { ClockOffset } from '../../ui/format/use-now.ts';
import { OrderCard } from './order-card.tsx';

const yearMs = 365 * 86_400_000;

describe('asking for a report', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T08:30:00.000Z') }));
  afterEach(() => void jest.useRealTimers());

  it('offers the thirty days that end today by the clock of the sandbox', () => {
    renderWithStore(
      <MemoryRouter>
        <ClockOffset value={yearMs}><OrderCard onOrdered={jest.fn()} /></ClockOffset>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: /2027/ })).toHaveTextContent('Oct 22, 2027 – Nov 20, 2027');
  });
});
