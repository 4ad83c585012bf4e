import { describe, expect, it } from '@jest/globals';
import { readSidebarState } from './sidebar-state.ts';

describe('the remembered sidebar', () => {
  it('is open until somebody closes it', () => {
    expect(readSidebarState('')).toBe(true);
    expect(readSidebarState('a=1; sidebar_state=true')).toBe(true);
    expect(readSidebarState('a=1; sidebar_state=false; b=2')).toBe(false);
    expect(readSidebarState('my_sidebar_state=false')).toBe(true);
  });
});
