import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPiece } from '../../test-page.tsx';
import { StatusChip } from './status-chip.tsx';

describe('StatusChip', () => {
  it('says a known state in words', () => {
    renderPiece(<StatusChip status="completed" />);
    expect(screen.getByText('Completed')).toBeVisible();
  });

  it('shows a state it does not know as it came, never as a good one', () => {
    renderPiece(<StatusChip status="teleported" />);
    expect(screen.getByText('teleported')).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  });
});
