import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPiece } from '../../test-page.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { ListFrame } from './list-frame.tsx';
import { LooksContext, lookKey, useListLook } from './list-look.ts';

function People() {
  const look = useListLook('users', ['role', 'state']);
  return (
    <>
      <DisplayMenu look={look} />
      <ListFrame look={look}>
        <b>Amina</b>
        <span data-column="role">Administrator</span>
        <span data-column="state">Active</span>
      </ListFrame>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await screen.findByRole('menu');
};
const choose = (role: 'menuitemradio' | 'menuitemcheckbox', name: string) =>
  userEvent.click(screen.getByRole(role, { name }));

describe('the look of a list', () => {
  beforeEach(() => localStorage.clear());

  it('leaves out the columns that are not wanted, and never what names the row', async () => {
    renderPiece(<People />);
    await open();
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Role and bank', 'Status']);
    await choose('menuitemcheckbox', 'Role and bank');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Role and bank' })).not.toBeChecked();
    expect(screen.getByText('Administrator')).not.toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('Amina')).toBeVisible();
    await choose('menuitemcheckbox', 'Role and bank');
    expect(screen.getByText('Administrator')).toBeVisible();
  });

  it('is kept for the next visit, with its density', async () => {
    const { unmount } = renderPiece(<People />);
    await open();
    await choose('menuitemradio', 'Compact');
    await choose('menuitemcheckbox', 'Status');
    expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
    unmount();
    renderPiece(<People />);
    expect(screen.getByText('Active')).not.toBeVisible();
    expect(screen.getByText('Amina').parentElement).toHaveStyle({ '--list-density': '0.5' });
  });

  it('is the usual one when what is kept cannot be read', () => {
    localStorage.setItem(lookKey('', 'users'), 'tight nothing role');
    renderPiece(<People />);
    expect(screen.getByText('Amina').parentElement).toHaveStyle({ '--list-density': '1' });
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('Administrator')).not.toBeVisible();
  });

  it('is each person’s own, and what is chosen is handed on', async () => {
    const save = jest.fn();
    const seenBy = (owner: string) => (
      <LooksContext value={{ owner, fetch: () => undefined, save }}>
        <People />
      </LooksContext>
    );
    const { unmount } = renderPiece(seenBy('amina'));
    await open();
    await choose('menuitemcheckbox', 'Status');
    expect(save).toHaveBeenCalledWith('users', { density: 'standard', hidden: ['state'] });
    expect(screen.getByText('Active')).not.toBeVisible();
    unmount();
    renderPiece(seenBy('yusuf'));
    expect(screen.getByText('Active')).toBeVisible();
  });
});
