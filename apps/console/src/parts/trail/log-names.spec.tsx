import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPiece } from '../../test-page.tsx';
import { useLogNames } from './log-names.ts';

function Named({ name, kind }: { name: string; kind: 'action' | 'resource' | 'detail' }) {
  return <p>{useLogNames()[kind](name)}</p>;
}

describe('the names of the log', () => {
  it.each([
    ['action', 'transaction_send', 'Transaction send'],
    ['action', 'report_schedule_pause', 'Report schedule pause'],
    ['action', 'api_key_revoke', 'API key revoke'],
    ['action', 'failed_login', 'Failed login'],
    ['action', 'moon_landing', 'Moon landing'],
    ['resource', 'wallet', 'Wallet'],
    ['detail', 'assetPrice', 'Asset price'],
    ['detail', 'moonPhase', 'Moon phase'],
  ] as const)('call the %s %s in words', (kind, name, words) => {
    renderPiece(<Named name={name} kind={kind} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(words);
  });
});
