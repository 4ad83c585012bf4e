import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../../test-page.tsx';
import { Tooltip } from './tooltip.tsx';

const pass = (ms: number) => act(async () => {
  await import('./tooltip-bubble.tsx');
  await jest.advanceTimersByTimeAsync(ms);
});

const show = (secondTitle = 'Leave') => renderPiece(
  <>
    <Tooltip title="Save"><button>one</button></Tooltip>
    <Tooltip title={secondTitle} describeChild><button>two</button></Tooltip>
  </>,
);

/** jsdom has no pointer events: a mouse event tells which pointer it is of. */
const touch = (element: Element, type: string) =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }));

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

  it('opens after 700 ms, and at once when it follows another', async () => {
    show();
    fireEvent.pointerEnter(one());
    await pass(650);
    expect(shown()).toEqual([]);
    await pass(100);
    expect(shown()).toEqual(['Save']);
    fireEvent.pointerLeave(one());
    await pass(250);
    fireEvent.pointerEnter(two());
    await pass(50);
    expect(shown()).toContain('Leave');
  });

  it('does not open to whoever has gone before it would', async () => {
    show();
    fireEvent.pointerEnter(one());
    await pass(650);
    fireEvent.pointerLeave(one());
    await pass(2000);
    expect(shown()).toEqual([]);
  });

  it('opens to a long press and stays a moment after it', async () => {
    show();
    touch(one(), 'pointerdown');
    await pass(750);
    touch(one(), 'pointerup');
    await pass(1400);
    expect(shown()).toEqual(['Save']);
    await pass(200);
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('closes on Escape, and stays while the pointer is over it', async () => {
    show();
    fireEvent.pointerEnter(one());
    await pass(750);
    fireEvent.pointerLeave(one());
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    await pass(1000);
    expect(shown()).toEqual(['Save']);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('opens at once to a press where a press does nothing else, and closes to the next', async () => {
    renderPiece(<Tooltip title="All of them" describeChild isPressable><button>Total</button></Tooltip>);
    const button = screen.getByRole('button', { name: 'Total', expanded: false });
    touch(button, 'pointerdown');
    touch(button, 'pointerup');
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

  it('has nothing to open without words', async () => {
    show('');
    fireEvent.pointerEnter(two());
    await pass(2000);
    expect(shown()).toEqual([]);
    expect(two()).not.toHaveAttribute('aria-description');
  });

  it('asks whether it is needed when it is about to open, and leaves the name alone', async () => {
    let isNeeded = false;
    renderPiece(<Tooltip title="Wallets" isNeeded={() => isNeeded}><button>To the wallets</button></Tooltip>);
    const button = screen.getByRole('button', { name: 'To the wallets' });
    fireEvent.pointerEnter(button);
    await pass(2000);
    expect(shown()).toEqual([]);
    fireEvent.pointerLeave(button);
    isNeeded = true;
    fireEvent.pointerEnter(button);
    await pass(750);
    expect(shown()).toEqual(['Wallets']);
  });
});
