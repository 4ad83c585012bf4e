import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../../test-page.tsx';
import { AddressText } from './address-text.tsx';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('AddressText', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('shows the ends and says the whole', () => {
    renderPiece(<AddressText address={address} />);
    expect(screen.getByText('0x5aAe…eAed')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('copies the whole address and says so', async () => {
    const user = userEvent.setup();
    renderPiece(<AddressText address={address} />);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await screen.findByText('Address Copied')).toBeVisible();
    expect(screen.getByText('Wallet address has been copied to clipboard')).toBeVisible();
  });

  it('says so when the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    renderPiece(<AddressText address={address} />);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Nothing was copied')).toBeVisible();
    expect(screen.queryByText('Address Copied')).not.toBeInTheDocument();
  });
});
