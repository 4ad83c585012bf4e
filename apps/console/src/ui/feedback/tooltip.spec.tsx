import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../../test-page.tsx';
import { Tooltip } from './tooltip.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = () => renderPiece(
  <>
    <Tooltip title="Save"><button>one</button></Tooltip>
    <Tooltip title="Leave" describeChild><button>two</button></Tooltip>
  </>,
);

const shown = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);
const [one, two] = [() => screen.getByRole('button', { name: 'Save' }), () => screen.getByText('two')];

describe('a tooltip', () => {
  beforeAll(() => void jest.useFakeTimers());
  afterAll(() => void jest.useRealTimers());
  // None is to follow another of the test before.
  beforeEach(() => pass(1000));

  it('names what it stands at, or describes what has a name', () => {
    show();
    expect(one()).toHaveAccessibleName('Save');
    expect(two()).toHaveAccessibleName('two');
    expect(two()).toHaveAccessibleDescription('Leave');
  });

  it('opens after 700 ms, and at once when it follows another within 300 ms', async () => {
    show();
    fireEvent.mouseOver(one());
    await pass(650);
    expect(shown()).toEqual([]);
    await pass(100);
    expect(shown()).toEqual(['Save']);
    fireEvent.mouseLeave(one());
    await pass(250);
    fireEvent.mouseOver(two());
    await pass(50);
    expect(shown()).toContain('Leave');
  });

  it('waits again when the last one closed more than 300 ms ago', async () => {
    show();
    fireEvent.mouseOver(one());
    await pass(750);
    fireEvent.mouseLeave(one());
    await pass(350);
    fireEvent.mouseOver(two());
    await pass(650);
    expect(shown()).toEqual([]);
    await pass(100);
    expect(shown()).toEqual(['Leave']);
  });

  it('does not open to whoever has gone before it would', async () => {
    show();
    fireEvent.mouseOver(one());
    await pass(650);
    fireEvent.mouseLeave(one());
    await pass(2000);
    expect(shown()).toEqual([]);
  });

  it('opens to a long press and stays a moment after it', async () => {
    show();
    fireEvent.touchStart(one());
    await pass(1450);
    fireEvent.touchEnd(one());
    await pass(1400);
    expect(shown()).toEqual(['Save']);
    await pass(200);
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('closes on Escape, and stays while the pointer is over it', async () => {
    show();
    fireEvent.mouseOver(one());
    await pass(750);
    fireEvent.mouseLeave(one());
    fireEvent.mouseOver(screen.getByRole('tooltip'));
    await pass(1000);
    expect(shown()).toEqual(['Save']);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('opens at once to a press where a press does nothing else, and closes to the next', async () => {
    renderPiece(<Tooltip title="All of them" describeChild isPressable><button>Total</button></Tooltip>);
    const button = screen.getByRole('button', { name: 'Total', expanded: false });
    fireEvent.touchStart(button);
    fireEvent.touchEnd(button);
    fireEvent.click(button);
    await pass(50);
    expect(shown()).toEqual(['All of them']);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await pass(5000);
    expect(shown()).toEqual(['All of them']);
    fireEvent.click(button);
    await pass(1000);
    expect(shown()).toEqual([]);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('has nothing to open without words, and leaves the name alone', async () => {
    renderPiece(<Tooltip title=""><button>To the wallets</button></Tooltip>);
    const button = screen.getByRole('button', { name: 'To the wallets' });
    expect(button).not.toHaveAttribute('aria-label');
    fireEvent.mouseOver(button);
    await pass(2000);
    expect(shown()).toEqual([]);
  });
});
