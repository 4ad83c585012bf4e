import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { renderPiece } from '../../test-page.tsx';
import { BusyButton } from './busy-button.tsx';

function Sending({ onSend }: { onSend: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    onSend();
  };
  return (
    <form aria-label="Form" onSubmit={send}>
      <input aria-label="Amount" />
      <BusyButton type="submit" isBusy={isBusy}>Send</BusyButton>
    </form>
  );
}

describe('BusyButton', () => {
  it('keeps the focus while it works, and takes no second press, by Enter neither', async () => {
    const onSend = jest.fn();
    renderPiece(<Sending onSend={onSend} />);
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});
