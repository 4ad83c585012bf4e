import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode, outlineOf } from './qr-code.tsx';

describe('the QR code of an address', () => {
  it('draws a square for each dark module, and nothing for a light one', () => {
    expect(outlineOf([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });

  it('is named, and has a border of four light modules around the smallest code that holds an address', () => {
    render(<QrCode text="0x52908400098527886E0F7030069857D2E4169EE7" label="Address" />);
    const code = screen.getByRole('img', { name: 'Address' });
    expect(code).toHaveAttribute('viewBox', '0 0 37 37');
    const corners = /M(\d+) (\d+)h/.exec(code.querySelector('path')?.getAttribute('d') ?? '');
    expect(corners?.slice(1)).toEqual(['4', '4']);
  });
});
